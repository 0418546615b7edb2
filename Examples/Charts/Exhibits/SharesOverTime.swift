import Charts
import SwiftUI

/// Ways of listening as parts of a whole, over forty years.
struct SharesOverTime: View {
  let isPreview: Bool

  struct Share: Identifiable {
    let year: Int
    let medium: String
    let amount: Double
    var id: String { "\(year)\(medium)" }
  }

  /// What people listen to, the year in which most do, and for how long.
  private static let media: [(name: String, peak: Double, years: Double, most: Double)] = [
    ("Vinyl", 1976, 8, 50), ("Cassette", 1988, 7, 62), ("CD", 2001, 8, 100), ("Download", 2012, 4, 48),
    ("Streaming", 2030, 8, 150),
  ]

  static let shares: [Share] = media.flatMap { medium in
    stride(from: 1980, through: 2024, by: 2).map { year in
      let distance = (Double(year) - medium.peak) / medium.years
      return Share(year: year, medium: medium.name, amount: medium.most * exp(-distance * distance / 2) + 0.5)
    }
  }

  var body: some View {
    Chart(Self.shares) { share in
      AreaMark(x: .value("Year", share.year), y: .value("Share", share.amount), stacking: .normalized)
        .foregroundStyle(by: .value("Medium", share.medium))
        .interpolationMethod(.monotone)
    }
    .bare(isPreview)
    .chartForegroundStyleScale(range: [Color.brown, .orange, .yellow, .mint, .indigo])
    .chartXScale(domain: 1980...2024)
    .chartXAxis {
      AxisMarks(preset: .aligned, values: [1980, 1990, 2000, 2010, 2020]) { _ in
        AxisTick(length: 5)
        AxisValueLabel(format: IntegerFormatStyle<Int>.number.grouping(.never))
      }
    }
    .chartYAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent, values: [0, 0.25, 0.5, 0.75, 1])
    }
    .chartHeight(300, isPreview: isPreview)
  }
}

#Preview {
  SharesOverTime(isPreview: false).padding()
}
