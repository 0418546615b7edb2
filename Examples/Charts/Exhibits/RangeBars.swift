import Charts
import SwiftUI

/// The span of a town's temperatures, month by month.
struct RangeBars: View {
  let isPreview: Bool

  struct Month: Identifiable {
    let date: Date
    let coldest: Double
    let mean: Double
    let warmest: Double
    var id: Date { date }
  }

  static let months: [Month] = [
    (-9, 1, 9), (-7, 2, 13), (-3, 6, 19), (1, 10, 25), (4, 15, 29), (9, 18, 33), (12, 21, 35), (11, 20, 34), (7, 16, 28),
    (1, 11, 22), (-3, 5, 15), (-7, 2, 11),
  ].enumerated().map { index, values in
    Month(date: .day(1, month: index + 1), coldest: values.0, mean: values.1, warmest: values.2)
  }

  private static let warmth = LinearGradient(
    colors: [.blue, .cyan, .yellow, .orange, .red], startPoint: .bottom, endPoint: .top)

  var body: some View {
    Chart(Self.months) { month in
      Plot {
        BarMark(
          x: .value("Month", month.date, unit: .month), yStart: .value("Coldest", month.coldest),
          yEnd: .value("Warmest", month.warmest), width: .ratio(0.5)
        )
        .clipShape(Capsule())
        .alignsMarkStylesWithPlotArea()
        .foregroundStyle(Self.warmth)
        RectangleMark(
          x: .value("Month", month.date, unit: .month), y: .value("Mean", month.mean), width: .ratio(0.5), height: 2
        )
        .foregroundStyle(.background)
      }
      .accessibilityLabel(Text(month.date, format: .dateTime.month(.wide)))
      .accessibilityValue("\(Int(month.coldest)) to \(Int(month.warmest)) degrees")
    }
    .bare(isPreview)
    .chartYScale(domain: -10...40)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(values: .stride(by: 10)) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0)°") }
      }
    }
    .chartHeight(300, isPreview: isPreview)
  }
}

#Preview {
  RangeBars(isPreview: false).padding()
}
