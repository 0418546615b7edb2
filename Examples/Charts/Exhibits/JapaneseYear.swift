import Charts
import SwiftUI

/// Rain and warmth of a town by the sea, in Japanese.
struct JapaneseYear: View {
  let isPreview: Bool

  struct Month: Identifiable {
    let name: String
    let rain: Double
    let warmth: Double
    var id: String { name }
  }

  static let months: [Month] = [
    ("1月", 62, 5.6), ("2月", 71, 6.3), ("3月", 118, 9.9), ("4月", 134, 14.8), ("5月", 141, 19.2), ("6月", 182, 22.4),
    ("7月", 164, 26.3), ("8月", 148, 27.5), ("9月", 221, 23.9), ("10月", 203, 18.4), ("11月", 97, 12.9), ("12月", 58, 8.0),
  ].map { Month(name: $0.0, rain: $0.1, warmth: $0.2) }

  /// Degrees stand on the scale of millimetres: ten of these for each.
  private static let millimetresPerDegree = 10.0

  var body: some View {
    Chart(Self.months) { month in
      BarMark(x: .value("月", month.name), y: .value("降水量", month.rain))
        .foregroundStyle(by: .value("種類", "降水量（mm）"))
      LineMark(x: .value("月", month.name), y: .value("気温", month.warmth * Self.millimetresPerDegree))
        .foregroundStyle(by: .value("種類", "平均気温（℃）"))
        .symbol(.circle)
        .symbolSize(isPreview ? 8 : 32)
        .accessibilityValue("\(month.warmth.formatted()) ℃")
    }
    .bare(isPreview)
    .chartForegroundStyleScale(["降水量（mm）": Color.cyan.opacity(0.6), "平均気温（℃）": Color.red])
    .chartYScale(domain: 0...300)
    .chartXAxis {
      AxisMarks { value in
        if value.index % 2 == 0 { AxisValueLabel(collisionResolution: .disabled) }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 100, 200, 300]) { _ in
        AxisGridLine()
        AxisValueLabel()
      }
      AxisMarks(position: .trailing, values: [0, 100, 200, 300]) { value in
        AxisValueLabel { Text("\(Int((value.as(Double.self) ?? 0) / Self.millimetresPerDegree))°") }
      }
    }
    .chartHeight(300, isPreview: isPreview)
  }
}

#Preview {
  JapaneseYear(isPreview: false).padding()
}
