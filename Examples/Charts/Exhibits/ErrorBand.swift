import Charts
import SwiftUI

/// A mean with the band in which nine of ten answers lie.
struct ErrorBand: View {
  let isPreview: Bool

  struct Session: Identifiable {
    let number: Int
    let mean: Double
    let spread: Double
    var id: Int { number }
    var fastest: Double { mean - spread }
    var slowest: Double { mean + spread }
  }

  static let sessions: [Session] = {
    var noise = Noise(11)
    return (1...24).map { (number: Int) -> Session in
      let learned: Double = exp(Double(number) / -8)
      let mean: Double = 265 + 190 * learned
      let spread: Double = 34 + 58 * learned
      return Session(number: number, mean: mean + noise.bell(-18...18), spread: spread + noise.bell(-12...12))
    }
  }()

  var body: some View {
    Chart {
      ForEach(Self.sessions) { session in
        AreaMark(
          x: .value("Session", session.number), yStart: .value("Fastest", session.fastest),
          yEnd: .value("Slowest", session.slowest)
        )
        .foregroundStyle(.indigo.opacity(0.18))
        .accessibilityHidden(true)
        LineMark(x: .value("Session", session.number), y: .value("Mean", session.mean))
          .foregroundStyle(.indigo)
          .symbol { if !isPreview { Dot() } }
      }
      .interpolationMethod(.catmullRom)
    }
    .bare(isPreview)
    .chartXScale(domain: 1...24)
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXAxis {
      AxisMarks(values: [1, 6, 12, 18, 24]) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(anchor: .top)
      }
    }
    .chartXAxisLabel(alignment: .center) { if !isPreview { Text("Session") } }
    .chartYAxisLabel { if !isPreview { Text("Milliseconds") } }
    .chartHeight(300, isPreview: isPreview)
  }
}

/// A point of the line.
private struct Dot: View {
  var body: some View {
    Circle()
      .fill(.background)
      .overlay { Circle().strokeBorder(.indigo, lineWidth: 1.5) }
      .frame(width: 7, height: 7)
  }
}

#Preview {
  ErrorBand(isPreview: false).padding()
}
