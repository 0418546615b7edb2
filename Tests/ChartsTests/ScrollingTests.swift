import ApusTesting
import Charts
import Foundation
import Testing

@testable import Charts

private let day = 86400.0

/// The chart of a book shop's sales, of which thirty days show at a time.
private struct SalesByDay: View {
  @State var scrollPosition: TimeInterval
  let report: (TimeInterval) -> Void
  var days = 30
  var behavior = ValueAlignedChartScrollTargetBehavior(
    matching: .init(hour: 0), majorAlignment: .matching(.init(day: 1)))

  var body: some View {
    let _ = report(scrollPosition)
    Chart(0..<365, id: \.self) { index in
      BarMark(
        x: .value("Day", Date(timeIntervalSinceReferenceDate: Double(index) * day), unit: .day),
        y: .value("Sales", 10 + index % 7))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24 * days)
    .chartScrollTargetBehavior(behavior)
    .chartScrollPosition(x: $scrollPosition)
    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
  }
}

@MainActor
@Suite("A plot that scrolls") struct ScrollingTests {
  private final class Reports { var last: TimeInterval = -1 }
  private let calendar = Calendar.current

  /// A year of days, of which thirty show; the tests count in the zone of the machine.
  private func shown(at position: TimeInterval = 60 * day, days: Int = 30) -> (ShownChart, Reports) {
    let reports = Reports()
    let view = SalesByDay(scrollPosition: position, report: { reports.last = $0 }, days: days)
    return (ShownChart(view), reports)
  }

  @Test("begins at the date for which a number of seconds stands")
  func begins() throws {
    let (chart, _) = shown()
    let proxy = try chart.proxy
    #expect(abs(try #require(proxy.position(forX: Date(timeIntervalSinceReferenceDate: 60 * day)))) < 0.01)
    // Thirty days are as wide as what shows.
    let width = chart.plot.width
    #expect(abs(try #require(proxy.position(forX: Date(timeIntervalSinceReferenceDate: 90 * day))) - width) < 0.01)
    #expect(try #require(proxy.value(atX: 0, as: Date.self)).timeIntervalSinceReferenceDate.rounded() == 60 * day)
  }

  @Test("follows a finger, tells where it begins, and leaves the axis behind it where it is")
  func drag() throws {
    let (chart, reports) = shown()
    let plot = chart.plot, width = plot.width
    chart.screen.touchDown(at: CGPoint(x: plot.midX, y: plot.midY))
    chart.screen.touchMove(to: CGPoint(x: plot.midX - 20, y: plot.midY))
    chart.screen.touchMove(to: CGPoint(x: plot.midX - 20 - width / 3, y: plot.midY))
    chart.screen.settle()
    let begins = try #require(try chart.proxy.value(atX: 0, as: Date.self)).timeIntervalSinceReferenceDate
    #expect(abs(reports.last - begins) < 1)
    // A third of thirty days, and what the finger went before it was known to drag.
    #expect((69 * day...72.5 * day).contains(begins))
    #expect(chart.plot == plot)
    chart.screen.touchUp(at: CGPoint(x: plot.midX - 20 - width / 3, y: plot.midY))
    chart.screen.finishAnimations()
    // Let go slowly it rests at a midnight.
    let rest = Date(timeIntervalSinceReferenceDate: reports.last)
    #expect(calendar.component(.hour, from: rest.addingTimeInterval(0.5)) == 0)
  }

  @Test("rests at the first of a month after a flick")
  func flick() {
    let (chart, reports) = shown()
    let plot = chart.plot
    chart.screen.drag(
      from: CGPoint(x: plot.maxX - 20, y: plot.midY), to: CGPoint(x: plot.minX + 120, y: plot.midY), duration: 0.1)
    chart.screen.finishAnimations()
    #expect(reports.last > 61 * day)
    let rest = Date(timeIntervalSinceReferenceDate: reports.last + 1)
    #expect(calendar.component(.day, from: rest) == 1)
  }

  @Test("evaluates no body in a frame in which it scrolls, and lays out no size anew")
  func work() {
    let chart = ShownChart(
      Chart(0..<2000, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 17)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 100))
    let plot = chart.plot
    chart.screen.touchDown(at: CGPoint(x: 200, y: 100))
    chart.screen.touchMove(to: CGPoint(x: 150, y: 100))
    chart.screen.forgetWork()
    for step in 1...5 { chart.screen.touchMove(to: CGPoint(x: 150 - CGFloat(step) * 8, y: 100)) }
    #expect(chart.screen.work.bodies == 0)
    #expect(chart.plot == plot)
    chart.screen.touchUp(at: CGPoint(x: 110, y: 100))
    chart.screen.finishAnimations()
    #expect(chart.screen.work.bodies == 0)
  }

  @Test("goes where the app's value changes to")
  func program() throws {
    struct Jump: View {
      @State var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        VStack {
          Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))")
          Button("jump") { date = Date(timeIntervalSinceReferenceDate: 200 * day) }
          Chart(0..<365, id: \.self) { index in
            LineMark(x: .value("Day", Date(timeIntervalSinceReferenceDate: Double(index) * day)), y: .value("y", index))
          }
          .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 30 * day).chartScrollPosition(x: $date)
        }
      }
    }
    let chart = ShownChart(Jump())
    #expect(abs(try #require(try chart.proxy.position(forX: Date(timeIntervalSinceReferenceDate: 0)))) < 0.01)
    try chart.screen.button("jump").tap()
    // Offsets are whole pixels; the app's value stays as it is.
    #expect(abs(try #require(try chart.proxy.position(forX: Date(timeIntervalSinceReferenceDate: 200 * day)))) <= 0.5)
    #expect(chart.screen.contains("17280000"))
  }

  @Test("begins at a value only at first, where that is all the app says")
  func initial() throws {
    let chart = ShownChart(
      Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartScrollPosition(initialX: 40))
    #expect(try #require(try chart.proxy.position(forX: 40)).magnitude < 0.01)
    #expect(try #require(try chart.proxy.position(forX: 45)) == chart.plot.width / 2)
  }

  @Test("rests at whole units, at pages after a flick, and no further than a page where that is the limit")
  func alignment() {
    let units = ValueAlignment(unit: .number(5), major: .page, limit: .automatic)
    #expect(units.target(23, from: 20, velocity: 10, page: 30, in: 0...100) == 25)
    #expect(units.target(21, from: 20, velocity: 900, page: 30, in: 0...100) == 50)
    #expect(units.target(95, from: 20, velocity: 900, page: 30, in: 0...100) == 50)
    #expect(units.target(19, from: 20, velocity: -900, page: 30, in: 0...100) == 0)
    let free = ValueAlignment(unit: .number(1), major: .unit(10), limit: .never)
    #expect(free.target(67, from: 0, velocity: 900, page: 10, in: 0...100) == 70)
    #expect(free.target(67.4, from: 0, velocity: 100, page: 10, in: 0...100) == 67)
  }

  @Test("rests at the first of a month after a flick, and at midnight else")
  func months() throws {
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = try #require(TimeZone(identifier: "UTC"))
    let alignment = ValueAlignment(
      unit: .date(DateComponents(hour: 0)), major: .matching(DateComponents(day: 1)), limit: .never, calendar: utc)
    // January has 31 days, February 28, March 31.
    #expect(alignment.target(80 * day, from: 60 * day, velocity: 900, page: 30 * day, in: 0...365 * day) == 90 * day)
    #expect(alignment.target(70 * day, from: 60 * day, velocity: 900, page: 30 * day, in: 0...365 * day) == 59 * day)
    #expect(alignment.target(70.4 * day, from: 60 * day, velocity: 0, page: 30 * day, in: 0...365 * day) == 70 * day)
  }

  @Test("rests at midnight on the day when clocks change, too")
  func daylightSaving() throws {
    var berlin = Calendar(identifier: .gregorian)
    berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // Clocks went forward on the 31st of March 2024: that day has 23 hours.
    let midnight = try #require(berlin.date(from: DateComponents(year: 2024, month: 3, day: 31)))
    let next = try #require(berlin.date(from: DateComponents(year: 2024, month: 4, day: 1)))
    #expect(next.timeIntervalSince(midnight) == 23 * 3600)
    let alignment = ValueAlignment(unit: .date(DateComponents(hour: 0)), limit: .never, calendar: berlin)
    let (first, last) = (midnight.timeIntervalSinceReferenceDate, next.timeIntervalSinceReferenceDate)
    #expect(alignment.target(last - 9 * 3600, from: first, velocity: 0, page: day, in: 0...last + 9 * day) == last)
    #expect(alignment.target(last - 13 * 3600, from: first, velocity: 0, page: day, in: 0...last + 9 * day) == first)
    let days = DateTicks.dates(from: first, through: last + day, by: .day, count: 1, in: berlin)
    #expect(days == [first, last, last + day])
  }
}
