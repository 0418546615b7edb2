import Charts
import SwiftUI

/// Courses of shares as small as words.
struct Sparklines: View {
  let isPreview: Bool

  struct Share: Identifiable {
    let name: String
    let company: String
    let prices: [Double]
    var id: String { name }
    var change: Double { (prices.last ?? 1) / prices[0] - 1 }
    var color: Color { change < 0 ? .red : .green }
  }

  static let shares: [Share] = [
    ("AJI", "Aji Noodles", 84.0, 0.003), ("BRK", "Brook & Sons", 212.4, -0.006), ("FJD", "Fjord Boats", 37.1, 0.008),
    ("LMN", "Lemon Press", 9.8, 0.001), ("ORB", "Orbit Optics", 455.0, -0.003), ("TEA", "Tea Exchange", 61.3, 0.004),
  ].enumerated().map { index, share in
    var noise = Noise(UInt64(index + 90))
    var price = share.2
    let prices = (0..<30).map { _ -> Double in
      price *= 1 + share.3 + noise.bell(-0.07...0.07)
      return price
    }
    return Share(name: share.0, company: share.1, prices: prices)
  }

  var body: some View {
    if isPreview {
      VStack(spacing: 4) { ForEach(Self.shares.prefix(3)) { Sparkline(share: $0) } }
    } else {
      VStack(spacing: 0) {
        ForEach(Self.shares) { share in
          row(share).padding(.vertical, 9)
          Divider()
        }
      }
    }
  }

  private func row(_ share: Share) -> some View {
    HStack(spacing: 14) {
      VStack(alignment: .leading) {
        Text(share.name).font(.headline)
        Text(share.company).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Sparkline(share: share).frame(width: 88, height: 36)
      VStack(alignment: .trailing, spacing: 3) {
        Text(share.prices.last ?? 0, format: .number.precision(.fractionLength(2))).monospacedDigit()
        Text(share.change, format: .percent.precision(.fractionLength(1)).sign(strategy: .always()))
          .font(.caption.weight(.semibold))
          .foregroundStyle(.white)
          .padding(.horizontal, 6)
          .padding(.vertical, 2)
          .background(share.color, in: RoundedRectangle(cornerRadius: 5))
      }
      .frame(minWidth: 76, alignment: .trailing)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A line without axes.
private struct Sparkline: View {
  let share: Sparklines.Share

  var body: some View {
    Chart(Array(share.prices.enumerated()), id: \.offset) { day in
      LineMark(x: .value("Day", day.offset), y: .value("Price", day.element))
        .lineStyle(StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        .foregroundStyle(share.color)
      AreaMark(
        x: .value("Day", day.offset), yStart: .value("Floor", share.prices.min() ?? 0), yEnd: .value("Price", day.element)
      )
      .foregroundStyle(
        .linearGradient(colors: [share.color.opacity(0.35), share.color.opacity(0)], startPoint: .top, endPoint: .bottom))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartXScale(domain: 0...29)
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

#Preview {
  Sparklines(isPreview: false).padding()
}
