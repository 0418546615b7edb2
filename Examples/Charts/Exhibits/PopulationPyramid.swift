import Charts
import SwiftUI

/// An island's people by age, women to the right and men to the left.
struct PopulationPyramid: View {
  let isPreview: Bool

  struct Group: Identifiable {
    let ages: String
    let women: Int
    let men: Int
    var id: String { ages }
  }

  static let groups: [Group] = [
    (210, 90), (370, 260), (520, 470), (640, 610), (700, 690), (610, 630), (560, 580), (630, 650), (480, 510), (360, 380),
  ].enumerated().map { index, people in
    let age = 90 - index * 10
    return Group(ages: age == 90 ? "90+" : "\(age)–\(age + 9)", women: people.0, men: people.1)
  }

  var body: some View {
    Chart(Self.groups) { group in
      bar(group, "Men", -group.men)
      bar(group, "Women", group.women)
      RuleMark(x: .value("People", 0)).foregroundStyle(.background).lineStyle(StrokeStyle(lineWidth: 2))
    }
    .bare(isPreview)
    .chartForegroundStyleScale(["Men": Color.cyan, "Women": Color.purple])
    .chartLegend(position: .top, alignment: .center, spacing: 12)
    .chartXScale(domain: -800...800)
    .chartXAxis {
      AxisMarks(preset: .aligned, values: .stride(by: 400)) { value in
        AxisGridLine()
        AxisValueLabel { Text(abs(value.as(Int.self) ?? 0), format: .number) }
      }
    }
    .chartYAxis {
      AxisMarks(preset: .extended, position: .leading) { _ in AxisValueLabel() }
    }
    .chartHeight(320, isPreview: isPreview)
  }

  private func bar(_ group: Group, _ side: String, _ people: Int) -> some ChartContent {
    BarMark(x: .value("People", people), y: .value("Age", group.ages), height: .ratio(0.8))
      .foregroundStyle(by: .value("Side", side))
      .accessibilityLabel("\(side), \(group.ages)")
      .accessibilityValue("\(abs(people)) people")
  }
}

#Preview {
  PopulationPyramid(isPreview: false).padding()
}
