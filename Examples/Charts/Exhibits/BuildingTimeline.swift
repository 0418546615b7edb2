import Charts
import SwiftUI

/// The works on a house, one after the other.
struct BuildingTimeline: View {
  let isPreview: Bool

  struct Work: Identifiable {
    let name: String
    let trade: String
    let start: Date
    let end: Date
    var id: String { name }
  }

  static let works = [
    Work(name: "Plans", trade: "Design", start: .day(6), end: .day(28, month: 2)),
    Work(name: "Ground", trade: "Shell", start: .day(1, month: 3), end: .day(12, month: 4)),
    Work(name: "Walls", trade: "Shell", start: .day(7, month: 4), end: .day(20, month: 6)),
    Work(name: "Roof", trade: "Shell", start: .day(12, month: 6), end: .day(25, month: 7)),
    Work(name: "Windows", trade: "Fittings", start: .day(7, month: 7), end: .day(8, month: 8)),
    Work(name: "Wiring", trade: "Fittings", start: .day(1, month: 8), end: .day(19, month: 9)),
    Work(name: "Floors", trade: "Fittings", start: .day(8, month: 9), end: .day(24, month: 10)),
    Work(name: "Garden", trade: "Outside", start: .day(15, month: 9), end: .day(15, month: 11)),
  ]

  private static let today = Date.day(20, month: 8)

  var body: some View {
    Chart {
      ForEach(Self.works) { work in
        BarMark(
          xStart: .value("Start", work.start), xEnd: .value("End", work.end), y: .value("Work", work.name), height: .ratio(0.6)
        )
        .cornerRadius(isPreview ? 1 : 6)
        .foregroundStyle(by: .value("Trade", work.trade))
        .opacity(work.end < Self.today ? 1 : work.start < Self.today ? 0.75 : 0.45)
      }
      if !isPreview {
        RuleMark(x: .value("Today", Self.today))
          .foregroundStyle(.red)
          .annotation(position: .top, spacing: 2, overflowResolution: .init(x: .fit, y: .disabled)) {
            Text("Today").font(.caption2.weight(.semibold)).foregroundStyle(.red)
          }
      }
    }
    .bare(isPreview)
    .chartForegroundStyleScale(["Design": Color.purple, "Shell": Color.blue, "Fittings": Color.teal, "Outside": Color.green])
    .chartXScale(domain: Date.day(1)...Date.day(31, month: 12))
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 2)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in AxisValueLabel(horizontalSpacing: 8).font(.caption) }
    }
    .chartHeight(330, isPreview: isPreview)
    .padding(.top, isPreview ? 0 : 18)
  }
}

#Preview {
  BuildingTimeline(isPreview: false).padding()
}
