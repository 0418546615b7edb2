import Charts
import SwiftUI

/// How long the runners of a marathon took.
struct FinishingTimes: View {
  let isPreview: Bool

  struct Bin: Identifiable {
    let minutes: ChartBinRange<Int>
    let runners: Int
    var id: Int { minutes.lowerBound }
  }

  static let times: [Int] = {
    var noise = Noise(42)
    return (0..<2000).map { _ in Int(noise.bell(110...290) + noise.bell(0...110)) }.sorted()
  }()

  static let bins: [Bin] = {
    let bins = NumberBins(size: 10, range: (times.first ?? 0)...(times.last ?? 0))
    let counts = Dictionary(grouping: times, by: bins.index(for:)).mapValues(\.count)
    return bins.enumerated().map { Bin(minutes: $0.element, runners: counts[$0.offset] ?? 0) }
  }()

  private var median: Int { Self.times[Self.times.count / 2] }

  var body: some View {
    Chart {
      ForEach(Self.bins) { bin in
        BarMark(x: .value("Minutes", bin.minutes), y: .value("Runners", bin.runners))
          .foregroundStyle(.mint.gradient)
      }
      if !isPreview {
        RuleMark(x: .value("Half", median))
          .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
          .foregroundStyle(.primary)
          .annotation(position: .top, alignment: .center, overflowResolution: .init(x: .fit, y: .disabled)) {
            Text("Half: \(Self.clock(median))").font(.caption.weight(.medium))
          }
      }
    }
    .bare(isPreview)
    .chartXScale(domain: .automatic(includesZero: false))
    .chartXAxis {
      AxisMarks(values: .stride(by: 30)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel { Text(Self.clock(value.as(Int.self) ?? 0)) }
      }
    }
    .chartHeight(280, isPreview: isPreview)
    .padding(.top, isPreview ? 0 : 20)
  }

  /// Minutes as hours and minutes.
  private static func clock(_ minutes: Int) -> String { "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)" }
}

#Preview {
  FinishingTimes(isPreview: false).padding()
}
