import ApusTesting
import SwiftUI
import Testing

@Suite("Texts of values that follow from the time")
@MainActor
struct TimeDataSourceTests {
  /// Screens begin at the reference date.
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private func at(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }
  private func label(of screen: Screen) -> String {
    // Before the half of a day stands a narrow space.
    (screen.elements.first { $0.role == "staticText" }?.label ?? "").replacing("\u{202F}", with: " ")
  }

  private var clock: Date.FormatStyle {
    Date.FormatStyle(
      date: .omitted, time: .standard, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt)
  }

  /// The whole seconds of a range.
  private struct Seconds: DiscreteFormatStyle {
    func format(_ value: Range<Date>) -> String { "\(length(value)) s" }
    private func length(_ value: Range<Date>) -> Int {
      Int(value.upperBound.timeIntervalSince(value.lowerBound).rounded(.down))
    }
    private func moved(_ value: Range<Date>, by seconds: Double) -> Range<Date> {
      value.lowerBound..<max(value.lowerBound.addingTimeInterval(Double(length(value)) + seconds), value.lowerBound)
    }
    func discreteInput(before input: Range<Date>) -> Range<Date>? { moved(input, by: -1) }
    func discreteInput(after input: Range<Date>) -> Range<Date>? { moved(input, by: 1) }
    func input(before input: Range<Date>) -> Range<Date>? { moved(input, by: -0.001) }
    func input(after input: Range<Date>) -> Range<Date>? { moved(input, by: 0.001) }
  }

  /// A duration in whole minutes, in a colour.
  private struct Minutes: DiscreteFormatStyle {
    func format(_ value: Duration) -> AttributedString {
      var text = AttributedString("\(value.components.seconds / 60) min")
      text.foregroundColor = .red
      return text
    }
    func discreteInput(before input: Duration) -> Duration? { .seconds(input.components.seconds / 60 * 60 - 60) }
    func discreteInput(after input: Duration) -> Duration? { .seconds(input.components.seconds / 60 * 60 + 60) }
    func input(before input: Duration) -> Duration? { input - .milliseconds(1) }
    func input(after input: Duration) -> Duration? { input + .milliseconds(1) }
  }

  @Test("texts of the same time in the same format are equal, and others are not")
  func equality() {
    let text = Text(.durationOffset(to: start), format: Minutes())
    #expect(text == Text(.durationOffset(to: start), format: Minutes()))
    #expect(text != Text(.durationOffset(to: at(1)), format: Minutes()))
    let now = Text(TimeDataSource<Date>.currentDate, format: clock)
    #expect(now == Text(TimeDataSource<Date>.currentDate, format: clock))
    #expect(now != Text(TimeDataSource<Date>.currentDate, format: clock.day()))
  }

  @Test("the time as it is goes on with each second, in a text and in a key")
  func currentDate() {
    let screen = Screen { Text(TimeDataSource<Date>.currentDate, format: clock) }
    #expect(label(of: screen) == "12:00:00 AM")
    screen.advance(by: 2.5)
    #expect(label(of: screen) == "12:00:02 AM")
    let key = Screen { Text("It is \(TimeDataSource<Date>.currentDate, format: clock).") }
    key.advance(by: 1)
    #expect(label(of: key) == "It is 12:00:01 AM.")
  }

  @Test("the time since a date is a duration, below zero before it")
  func offset() {
    let format = Duration.TimeFormatStyle(pattern: .minuteSecond, locale: Locale(identifier: "en_US"))
    let screen = Screen { Text(TimeDataSource<Duration>.durationOffset(to: at(-65)), format: format) }
    #expect(label(of: screen) == "1:05")
    screen.advance(by: 3)
    #expect(label(of: screen) == "1:08")
    let before = Screen { Text(TimeDataSource<Duration>.durationOffset(to: at(30)), format: format) }
    #expect(label(of: before) == "-0:30")
    let none = Screen { Text(.durationOffset(to: Date(timeIntervalSinceReferenceDate: .nan)), format: format) }
    #expect(label(of: none) == "0:00")
  }

  @Test("ranges begin, or end, with the time as it is, and are empty where that is past")
  func ranges() {
    let since = Screen { Text(TimeDataSource<Range<Date>>.dateRange(startingAt: at(-5)), format: Seconds()) }
    #expect(label(of: since) == "5 s")
    since.advance(by: 2)
    #expect(label(of: since) == "7 s")
    #expect(label(of: Screen { Text(.dateRange(endingAt: at(9.5)), format: Seconds()) }) == "9 s")
    #expect(label(of: Screen { Text(.dateRange(endingAt: at(-9)), format: Seconds()) }) == "0 s")
    #expect(label(of: Screen { Text(.dateRange(startingAt: at(9)), format: Seconds()) }) == "0 s")
  }

  @Test("a format may say how its parts look; nothing is done before it shows something else")
  func attributed() {
    let screen = Screen(.init { $0.scale = 1 }) {
      Text(TimeDataSource<Duration>.durationOffset(to: at(-59)), format: Minutes()).font(.system(size: 60))
    }
    #expect(label(of: screen) == "0 min" && screen.count { $0.isNear(.red, within: 60) } > 50)
    screen.forgetWork()
    screen.advance(by: 0.5)
    #expect(screen.work.bodies == 0 && label(of: screen) == "0 min")
    screen.advance(by: 0.6)
    #expect(label(of: screen) == "1 min")
    let key = Screen { Text("\(TimeDataSource<Duration>.durationOffset(to: at(-120)), format: Minutes()) ago") }
    #expect(label(of: key) == "2 min ago")
  }
}
