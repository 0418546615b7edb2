import ApusTesting
import Foundation
import Testing

@testable import Charts

/// Charts of surroundings in another time zone than the process'.
@MainActor
@Suite("Dates in the surroundings' time zone") struct ChartTimeZoneTests {
  /// A zone whose midnights are not the process'.
  private let zone = TimeZone(identifier: TimeZone.current.secondsFromGMT() == 19800 ? "America/New_York" : "Asia/Kolkata")!
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
  private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func line(days: Double) -> some View {
    Chart(0..<20, id: \.self) { index in
      LineMark(x: .value("Day", start.addingTimeInterval(Double(index) * days * 86400 / 19)), y: .value("y", index))
    }
    .environment(\.timeZone, zone)
  }

  private func entries(_ chart: ShownChart) throws -> [AxisPlan.Entry] {
    try #require(try chart.proxy.scene.model?.axes.first { $0.axis == .horizontal }).entries
  }

  @Test("ticks stand at its midnights, whether the chart finds them or the app asks for days", arguments: [false, true])
  func midnights(isAsked: Bool) throws {
    let chart =
      isAsked
      ? ShownChart(line(days: 6).chartXAxis { AxisMarks(values: .stride(by: .day)) }) : ShownChart(line(days: 6))
    let dates = try entries(chart).compactMap { $0.value.as(Date.self) }
    #expect(dates.count > 2)
    #expect(dates.allSatisfy { calendar.dateComponents([.hour, .minute], from: $0) == DateComponents(hour: 0, minute: 0) })
  }

  @Test("labels name the hours of the places where they stand") func hours() throws {
    let chart = ShownChart(line(days: 1))
    for entry in try entries(chart) {
      let date = try #require(entry.value.as(Date.self)), hour = calendar.component(.hour, from: date)
      #expect(hour % 6 == 0)
      let text = entry.format(entry.value.value).replacingOccurrences(of: "\u{202f}", with: " ")
      #expect(text == "\(hour % 12 == 0 ? 12 : hour % 12) \(hour < 12 ? "AM" : "PM")")
    }
  }

  @Test("a plot that scrolls rests at its midnights") func rest() throws {
    final class Position { var date: Date? }
    let position = Position()
    let first = calendar.startOfDay(for: start)
    let scrolling = Chart(0..<60, id: \.self) { index in
      LineMark(x: .value("Day", first.addingTimeInterval(Double(index) * 86400)), y: .value("y", index))
    }
    .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10 * 86400)
    .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
    .chartScrollPosition(x: Binding(get: { position.date ?? first }, set: { position.date = $0 }))
    .environment(\.timeZone, zone)
    let chart = ShownChart(scrolling)
    chart.screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 137, y: 100), duration: 1, rest: 0.3)
    chart.screen.finishAnimations()
    let rest = try #require(position.date)
    #expect(rest > first)
    #expect(abs(rest.timeIntervalSince(calendar.startOfDay(for: rest.addingTimeInterval(60)))) < 1)
  }
}
