import Charts
import SwiftUI

/// Rain by season, three towns side by side.
struct GroupedBars: View {
  let isPreview: Bool

  struct Rain: Identifiable {
    let town: String
    let season: String
    let millimetres: Int
    var id: String { town + season }
  }

  static let rain: [Rain] = [
    ("Bergen", [610, 390, 480, 770]), ("Lisbon", [290, 190, 25, 230]), ("Nagasaki", [260, 480, 830, 390]),
  ].flatMap { town, values in
    zip(["Winter", "Spring", "Summer", "Autumn"], values).map { Rain(town: town, season: $0, millimetres: $1) }
  }

  var body: some View {
    Chart(Self.rain) { rain in
      BarMark(x: .value("Season", rain.season), y: .value("Rain", rain.millimetres))
        .foregroundStyle(by: .value("Town", rain.town))
        .position(by: .value("Town", rain.town))
    }
    .bare(isPreview)
    .chartForegroundStyleScale(["Bergen": Color.indigo, "Lisbon": Color.orange, "Nagasaki": Color.teal])
    .chartLegend(position: .top, alignment: .leading, spacing: 14)
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0) mm") }
      }
    }
    .chartHeight(300, isPreview: isPreview)
  }
}

#Preview {
  GroupedBars(isPreview: false).padding()
}
