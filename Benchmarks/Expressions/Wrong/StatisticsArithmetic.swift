// unknown: squareroot
import SwiftUI

struct StatisticsArithmetic: View {
  var values: [Double] = [1, 2, 3.5, 8]
  var goal: Double = 10

  var body: some View {
    let sum = values.reduce(0, +)
    let mean = sum / Double(max(values.count, 1))
    let variance = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(max(values.count - 1, 1))
    let share = min(max(sum / goal, 0), 1)
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("Sum: \(sum, specifier: "%.1f") of \(goal, specifier: "%.0f")")
        Spacer()
        Text("\(Int((share * 100).rounded())) %").foregroundStyle(share >= 1 ? .green : share > 0.5 ? .orange : .red)
      }
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.2))
          Capsule().fill(Color.blue).frame(width: proxy.size.width * CGFloat(share))
          ForEach(values.indices, id: \.self) { index in
            Circle()
              .fill(Color(hue: Double(index) / Double(values.count), saturation: 0.7, brightness: 0.9))
              .frame(width: 8, height: 8)
              .offset(x: proxy.size.width * CGFloat(values[...index].reduce(0, +) / max(sum, 1)) - 4)
          }
        }
      }
      .frame(height: 10)
      Text("σ = \(variance.squareroot().formatted(.number.precision(.fractionLength(2))))").font(.footnote)
    }
    .padding(.horizontal, 16 + 4 * 2)
  }
}
