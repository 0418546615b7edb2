import Charts
import SwiftUI

/// Electricity by source, the parts of each year on each other.
struct StackedBars: View {
  let isPreview: Bool

  struct Amount: Identifiable {
    let year: String
    let source: String
    let terawattHours: Double
    var id: String { year + source }
  }

  static let sources: KeyValuePairs<String, Color> = [
    "Water": .blue, "Wind": .teal, "Sun": .yellow, "Biomass": .green, "Gas": .orange, "Coal": .gray,
  ]

  static let amounts: [Amount] = [
    ("2019", [38, 21, 9, 7, 34, 29]), ("2020", [40, 25, 11, 8, 31, 24]), ("2021", [37, 27, 14, 8, 33, 22]),
    ("2022", [33, 32, 19, 9, 29, 20]), ("2023", [39, 37, 25, 9, 24, 14]), ("2024", [41, 42, 33, 10, 19, 9]),
  ].flatMap { year, values in
    zip(sources.map(\.key), values).map { Amount(year: year, source: $0, terawattHours: $1) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if !isPreview {
        Headline(caption: "FROM WATER, WIND, SUN AND BIOMASS", value: Text(0.82, format: .percent), unit: "in 2024")
      }
      Chart(Self.amounts) { amount in
        BarMark(x: .value("Year", amount.year), y: .value("TWh", amount.terawattHours))
          .foregroundStyle(by: .value("Source", amount.source))
      }
      .bare(isPreview)
      .chartForegroundStyleScale(Self.sources)
      .chartYAxisLabel { if !isPreview { Text("TWh") } }
      .chartHeight(300, isPreview: isPreview)
    }
  }
}

#Preview {
  StackedBars(isPreview: false).padding()
}
