import Charts
import SwiftUI

/// Charts that are drawn from formulas.
struct FunctionPlots: View {
  let isPreview: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      wave
      if !isPreview { rose }
    }
  }

  /// A wave that dies away, with the curves between which it stays.
  private var wave: some View {
    Chart {
      AreaPlot(x: "Seconds", yStart: "Least", yEnd: "Most") { x in (yStart: -exp(-x / 5), yEnd: exp(-x / 5)) }
        .foregroundStyle(.purple.opacity(0.12))
      LinePlot(x: "Seconds", y: "Height") { x in exp(-x / 5) * cos(3 * x) }
        .foregroundStyle(.purple)
    }
    .bare(isPreview)
    .chartXScale(domain: 0...15)
    .chartYScale(domain: -1...1)
    .chartHeight(170, isPreview: isPreview)
  }

  /// A rose: how far its edge is from the middle goes up and down seven times on the way round.
  private var rose: some View {
    Chart {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * Double.pi)) { t in
        (x: cos(7 * t) * cos(t), y: cos(7 * t) * sin(t))
      }
      .foregroundStyle(.linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
    }
    .chartXScale(domain: -1...1)
    .chartYScale(domain: -1...1)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .aspectRatio(1, contentMode: .fit)
    .frame(maxWidth: 190)
    .frame(maxWidth: .infinity)
  }
}

#Preview {
  FunctionPlots(isPreview: false).padding()
}
