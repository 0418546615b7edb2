// unknown: monoSpacedDigits
import SwiftUI

struct CountdownRing: View {
  @State private var left = 60.0
  let total = 60.0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 12)
      Circle()
        .trim(from: 0, to: CGFloat(left / total))
        .stroke(left < 10 ? Color.red : Color.accentColor, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 1), value: left)
      Text("\(Int(left) / 60):\(String(format: "%02d", Int(left) % 60))")
        .font(.system(size: 48, weight: .bold, design: .rounded))
        .monoSpacedDigits()
        .contentTransition(.numericText(countsDown: true))
    }
    .padding(40)
    .onReceive(timer) { _ in
      if left > 0 { left -= 1 }
    }
  }
}
