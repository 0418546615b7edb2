import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Date pickers")
@MainActor
struct DatePickerTests {
  private struct Page<Style: DatePickerStyle>: View {
    @State var date: Date
    var range: ClosedRange<Date>?
    var components: DatePickerComponents = .date
    var log: Log?
    let style: Style
    var body: some View {
      Group {
        if let range {
          DatePicker("Start", selection: $date, in: range, displayedComponents: components)
        } else {
          DatePicker("Start", selection: $date, displayedComponents: components)
        }
      }
      .datePickerStyle(style)
      .onChange(of: date) { log?.dates.append($1) }
    }
  }

  private final class Log {
    var dates: [Date] = []
    var last: String { dates.last.map { $0.formatted(.iso8601) } ?? "none" }
  }

  private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

  private func screen<V: View>(
    locale: String = "en_US", calendar: Calendar.Identifier = .gregorian, zone: String = "UTC", keys: Bool = false,
    width: CGFloat = 393, _ edit: (inout Screen.Settings) -> Void = { _ in }, @ViewBuilder content: () -> V
  ) -> Screen {
    let settings = Screen.Settings {
      $0.size = CGSize(width: width, height: 852)
      $0.scale = 3
      $0.locale = locale
      $0.startDate = date("2023-01-08T09:33:00Z")
      edit(&$0)
    }
    return Screen(settings) {
      content().environment(\.calendar, Calendar(identifier: calendar)).environment(\.timeZone, TimeZone(identifier: zone)!)
        .environment(\.keyboardReachesControls, keys)
    }
  }

  private func wheel(_ name: String, _ screen: Screen) throws -> Element { try screen.element(name, role: "slider") }

  // MARK: Compact

  @Test("in a form a chip with the date ends the row: 34.33 high, 4.83 below its top, and the row is 44 high")
  func form() throws {
    let screen = screen {
      Form {
        Page(date: date("2023-01-08T09:33:00Z"), style: .automatic)
        Page(date: date("2023-01-08T09:33:00Z"), components: .hourAndMinute, style: .compact)
        Page(date: date("2023-01-08T09:33:00Z"), components: [.date, .hourAndMinute], style: CompactDatePickerStyle())
      }
    }
    let chips = screen.elements(role: "button").filter { $0.label == "Start" }
    #expect(chips.map { $0.value.replacing("\u{202F}", with: " ") } == ["Jan 8, 2023", "9:33 AM", "Jan 8, 2023", "9:33 AM"])
    let row = try screen.row(at: 0).frame
    #expect(abs(row.height - 44) < 0.4)
    // 114.67 and 89.33 on iOS.
    #expect(abs(chips[0].frame.height - 34.33) < 0.5 && abs(chips[0].frame.width - 114.67) < 2, "\(chips[0].frame)")
    #expect(abs(chips[0].frame.minY - row.minY - 5) < 0.6 && abs(chips[0].frame.maxX - 353) < 0.5, "\(chips[0].frame)")
    #expect(abs(chips[1].frame.width - 89.33) < 2, "\(chips[1].frame)")
    #expect(abs(chips[3].frame.minX - chips[2].frame.maxX - 5) < 0.1)
  }

  @Test("a chip opens a calendar of 320 × 332, 8.67 from it; a press on a day chooses it, and one elsewhere closes the popup")
  func popup() throws {
    let log = Log()
    let screen = screen {
      VStack {
        Spacer()
        Page(date: date("2023-01-08T09:33:00Z"), log: log, style: .compact).padding()
        Color.clear.frame(height: 60)
      }
    }
    let chip = try screen.button("Start")
    chip.tap()
    screen.finishAnimations()
    let (first, title) = (try screen.button("Sunday, January 1, 2023").frame, try screen.button("January 2023").frame)
    let next = try screen.button("Next Month").frame
    // The popup's left edge is 20 before the title.
    let left = title.minX - 20, bottom = chip.frame.minY - 8.67, top = bottom - 332
    #expect(abs(left + 320 - (chip.frame.maxX - 6)) < 0.7, "\(left) \(chip.frame)")
    #expect(abs(title.midY - top - 34.8) < 0.7 && abs(next.midX - left - 297.5) < 0.7, "\(title) \(next) \(top) \(left)")
    #expect(abs(first.midX - left - 28.2) < 0.7, "\(first)")
    #expect(abs(first.width - 43.67) < 0.01 && abs(first.height - 45.67) < 0.01, "\(first)")
    // Whole pixels for each day: the last column's middle is at 350.67 in a picture whose popup begins at 60.
    let last = try screen.button("Saturday, January 7, 2023").frame
    #expect(abs(last.midX - left - 290.67) < 0.5, "\(last)")
    #expect(abs(first.minY - top - 86.3) < 0.7)
    #expect(try screen.button("Sunday, January 8, 2023").isSelected)
    try screen.button("Tuesday, January 17, 2023").tap()
    screen.finishAnimations()
    #expect(log.last == "2023-01-17T09:33:00Z")
    #expect(try screen.button("Tuesday, January 17, 2023").isSelected && !screen.button("Sunday, January 8, 2023").isSelected)
    screen.tap(at: CGPoint(x: 20, y: 40))
    screen.finishAnimations()
    #expect(!screen.contains("January 2023"))
    #expect(try screen.button("Start").value == "Jan 17, 2023")
  }

  @Test("the time's chip opens wheels")
  func timePopup() throws {
    let log = Log()
    let screen = screen {
      Page(date: date("2023-01-08T09:33:00Z"), components: .hourAndMinute, log: log, style: .compact).padding()
    }
    try screen.button("Start").activate()
    screen.finishAnimations()
    #expect(try ["Hour", "Minute", "AM/PM"].map { try wheel($0, screen).value } == ["9", "33", "AM"])
    try wheel("Hour", screen).increment()
    try wheel("AM/PM", screen).increment()
    screen.finishAnimations()
    #expect(log.last == "2023-01-08T22:33:00Z")
  }

  // MARK: Wheels

  @Test("wheels stand in the order of the language, 320 wide and 216 high")
  func wheels() throws {
    for (locale, expected) in [
      ("en_US", ["January", "8", "2023"]), ("de_DE", ["8", "Januar", "2023"]), ("ja_JP", ["2023年", "1月", "8日"]),
    ] {
      let screen = screen(locale: locale) { Page(date: date("2023-01-08T09:33:00Z"), style: .wheel).labelsHidden() }
      let wheels = screen.elements(role: "slider")
      #expect(wheels.sorted { $0.frame.minX < $1.frame.minX }.map(\.value) == expected)
      #expect(wheels.allSatisfy { $0.frame.height == 216 })
      let (left, right) = (wheels.map(\.frame.minX).min()!, wheels.map(\.frame.maxX).max()!)
      #expect(abs(left - (393 - 300) / 2) < 0.5 && abs(right - left - 300) < 0.5)
    }
  }

  @Test("turning a wheel changes its part only; a day that the month has not becomes its last one, as the wheel shows")
  func parts() throws {
    let log = Log()
    let screen = screen { Page(date: date("2023-01-31T09:33:00Z"), log: log, style: WheelDatePickerStyle()) }
    try wheel("Month", screen).increment()
    screen.finishAnimations()
    #expect(log.last == "2023-02-28T09:33:00Z")
    #expect(try wheel("Day", screen).value == "28" && wheel("Month", screen).value == "February")
    // The 29th cannot be chosen: it rolls back.
    try wheel("Day", screen).increment()
    screen.finishAnimations()
    #expect(try wheel("Day", screen).value == "28" && log.last == "2023-02-28T09:33:00Z")
    try wheel("Year", screen).increment()
    screen.finishAnimations()
    #expect(log.last == "2024-02-28T09:33:00Z")
  }

  @Test("a finger turns one wheel, and the value is set when it rests")
  func finger() throws {
    let log = Log()
    let screen = screen {
      Page(date: date("2023-01-08T09:33:00Z"), components: [.date, .hourAndMinute], log: log, style: .wheel).labelsHidden()
    }
    #expect(try ["Today", "Sun, Jan 8"].contains(wheel("Date", screen).value))
    let frame = try wheel("Date", screen).frame
    screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 32 - 10), duration: 1, rest: 0.3)
    #expect(log.dates.isEmpty)
    screen.finishAnimations()
    #expect(log.last == "2023-01-09T09:33:00Z")
    #expect(try wheel("Date", screen).value == "Mon, Jan 9")
  }

  @Test("hours go on past noon and midnight, and take the half of the day along")
  func hours() throws {
    let log = Log()
    let screen = screen { Page(date: date("2023-01-08T11:33:00Z"), components: .hourAndMinute, log: log, style: .wheel) }
    try wheel("Hour", screen).increment()
    #expect(try wheel("AM/PM", screen).value == "PM" && wheel("Hour", screen).value == "12")
    for _ in 0..<12 { try wheel("Hour", screen).increment() }
    #expect(log.last == "2023-01-08T00:33:00Z")
    #expect(try wheel("AM/PM", screen).value == "AM")
  }

  @Test("what is typed finds a row: March, the 17th, the year 1999")
  func typing() throws {
    let log = Log()
    let screen = screen(keys: true) { Page(date: date("2023-01-08T09:33:00Z"), log: log, style: .wheel) }
    screen.press(key: "Tab")
    screen.press(key: "m")
    screen.finishAnimations()
    #expect(log.last == "2023-03-08T09:33:00Z")
    screen.press(key: "Tab")
    for key in ["1", "7"] { screen.press(key: key) }
    screen.finishAnimations()
    screen.press(key: "Tab")
    for key in ["1", "9", "9", "9"] { screen.press(key: key) }
    screen.finishAnimations()
    #expect(log.last == "1999-03-17T09:33:00Z")
  }

  @Test("a range limits what is chosen, and what is beyond it is left again")
  func range() throws {
    let log = Log()
    let range = date("2023-01-05T08:00:00Z")...date("2023-01-10T12:00:00Z")
    let screen = screen { Page(date: date("2023-01-08T09:33:00Z"), range: range, log: log, style: .wheel) }
    for _ in 0..<4 { try wheel("Day", screen).increment() }
    screen.finishAnimations()
    // The last moment of the range is the nearest one.
    #expect(log.last == "2023-01-10T12:00:00Z")
    #expect(try wheel("Day", screen).value == "10")
    try wheel("Month", screen).increment()
    screen.finishAnimations()
    #expect(try wheel("Month", screen).value == "January" && range.contains(log.dates.last!))
    try wheel("Year", screen).increment()
    #expect(try wheel("Year", screen).value == "2023")
  }

  @Test("half open ranges, labels of views and titles of strings")
  func initialisers() throws {
    let now = date("2023-01-08T09:33:00Z"), title = String("Title")
    struct Tag: View { var body: some View { Text("View") } }
    let screen = screen {
      VStack {
        DatePicker(selection: .constant(now)) { Tag() }
        DatePicker(selection: .constant(now), in: now...now) { Tag() }
        DatePicker(selection: .constant(now), in: now..., displayedComponents: .date) { Tag() }
        DatePicker(selection: .constant(now), in: ...now, displayedComponents: [.hourAndMinute]) { Tag() }
        DatePicker("Key", selection: .constant(now), in: now...)
        DatePicker("Key", selection: .constant(now), in: ...now)
        DatePicker(title, selection: .constant(now))
        DatePicker(title, selection: .constant(now), in: now...now)
        DatePicker(title, selection: .constant(now), in: now..., displayedComponents: .date)
        DatePicker(title, selection: .constant(now), in: ...now)
      }
      .datePickerStyle(DefaultDatePickerStyle())
    }
    let chips = screen.elements(role: "button").map(\.label)
    #expect(["View", "Key", "Title"].map { name in chips.filter { $0 == name }.count } == [6, 4, 7])
  }

  @Test("a style of an app's own gets the label, the binding, the bounds and the parts")
  func ownStyle() throws {
    struct Plain: DatePickerStyle {
      func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
        configuration.label
        Text("parts \(configuration.displayedComponents.rawValue) \(configuration.minimumDate == nil ? "open" : "closed")")
        Button("Later") { configuration.selection += 60 }
      }
    }
    let log = Log()
    let screen = screen { VStack { Page(date: date("2023-01-08T09:33:00Z"), log: log, style: Plain()) } }
    #expect(screen.contains("Start") && screen.contains("parts 2 open"))
    try screen.button("Later").tap()
    #expect(log.last == "2023-01-08T09:34:00Z")
  }

  // MARK: A calendar

  @Test("arrows turn months, the title opens wheels for month and year, and a swipe turns too")
  func months() throws {
    let log = Log()
    let screen = screen { Page(date: date("2023-01-08T09:33:00Z"), log: log, style: .graphical) }
    try screen.button("Next Month").tap()
    screen.finishAnimations()
    #expect(screen.contains("February 2023") && log.dates.isEmpty)
    try screen.button("Previous Month").tap()
    screen.finishAnimations()
    try screen.button("Previous Month").tap()
    screen.finishAnimations()
    #expect(screen.contains("December 2022"))
    let day = try screen.button("Wednesday, December 14, 2022").frame
    screen.drag(from: CGPoint(x: day.midX, y: day.midY), to: CGPoint(x: day.midX - 120, y: day.midY))
    screen.finishAnimations()
    #expect(screen.contains("January 2023"))
    try screen.button("January 2023").tap()
    screen.finishAnimations()
    #expect(!screen.contains("Next Month"))
    try wheel("Year", screen).increment()
    try wheel("Month", screen).increment()
    screen.finishAnimations()
    #expect(log.last == "2024-02-08T09:33:00Z" && screen.contains("February 2024"))
    try screen.button("February 2024").tap()
    screen.finishAnimations()
    #expect(try screen.button("Thursday, February 8, 2024").isSelected)
  }

  @Test("what lies beyond the range cannot be pressed, and months beyond it not be turned to")
  func limits() throws {
    let range = date("2023-01-05T08:00:00Z")...date("2023-01-10T12:00:00Z")
    let log = Log()
    let screen = screen { Page(date: date("2023-01-08T09:33:00Z"), range: range, log: log, style: GraphicalDatePickerStyle()) }
    #expect(try !screen.button("Next Month").isEnabled && !screen.button("Previous Month").isEnabled)
    #expect(try !screen.button("Wednesday, January 4, 2023").isEnabled && screen.button("Thursday, January 5, 2023").isEnabled)
    try screen.button("Wednesday, January 4, 2023").tap()
    #expect(log.dates.isEmpty)
    // On the last day 9:33 is allowed; on a later time of the first day, too.
    try screen.button("Tuesday, January 10, 2023").tap()
    #expect(log.last == "2023-01-10T09:33:00Z")
  }

  @Test("arrows on the keyboard choose a day near by, pages turn months")
  func keys() throws {
    let log = Log()
    let screen = screen(keys: true) { Page(date: date("2023-01-08T09:33:00Z"), log: log, style: .graphical) }
    screen.press(key: "Tab")
    for (key, expected) in [("ArrowRight", "09"), ("ArrowDown", "16"), ("ArrowLeft", "15"), ("ArrowUp", "08")] {
      screen.press(key: key)
      #expect(log.last == "2023-01-\(expected)T09:33:00Z", "\(key)")
    }
    screen.press(key: "PageDown")
    screen.finishAnimations()
    #expect(screen.contains("February 2023"))
  }

  @Test("with a time there is a row for it below: 378 high in all; narrower, days are as much lower")
  func sizes() {
    let page = Page(date: date("2023-01-08T09:33:00Z"), style: .graphical)
    #expect(abs(size(of: page, width: 320).height - 332) < 0.5)
    let both = Page(date: date("2023-01-08T09:33:00Z"), components: [.date, .hourAndMinute], style: .graphical)
    #expect(abs(size(of: both, width: 320).height - 378) < 0.5)
    // Columns of 38.4 have six weeks of 33.2 on iOS.
    #expect(abs(size(of: page, width: 38.4 * 7 + 13.6).height - (86.3 + 6 * 33.3 + 17.7)) < 1)
  }

  @Test("the Japanese calendar counts years by eras, in the chip, the calendar and the wheels")
  func eras() throws {
    let start = date("2023-01-08T09:33:00Z")
    let chip = screen(locale: "ja_JP", calendar: .japanese) { Page(date: start, style: .compact) }
    #expect(try chip.button("Start").value.contains("5"))
    let graphical = screen(locale: "ja_JP", calendar: .japanese) { Page(date: start, style: .graphical) }
    #expect(graphical.contains("令和5年1月"))
    let log = Log()
    let wheels = screen(locale: "ja_JP", calendar: .japanese) {
      Page(date: date("2019-05-08T09:33:00Z"), log: log, style: .wheel)
    }
    #expect(try wheel("Year", wheels).value == "令和元年" || wheel("Year", wheels).value == "令和1年")
    try wheel("Year", wheels).decrement()
    #expect(try wheel("Year", wheels).value == "平成30年" && log.last == "2018-05-08T09:33:00Z")
  }

  @Test(
    "dates far off show: years 1 and 9999, and what is no date", arguments: [-63_113_904_000, 252_423_820_800, Double.nan, 1e300])
  func far(seconds: Double) throws {
    for isWheel in [true, false] {
      let log = Log(), date = Date(timeIntervalSinceReferenceDate: seconds)
      let screen = screen {
        if isWheel { Page(date: date, log: log, style: .wheel) } else { Page(date: date, log: log, style: .graphical) }
      }
      if isWheel {
        for name in ["Year", "Month", "Day"] {
          try wheel(name, screen).increment()
          try wheel(name, screen).decrement()
        }
      } else {
        try screen.button("Next Month").tap()
        try screen.button("Previous Month").tap()
      }
      screen.finishAnimations()
      #expect(log.dates.allSatisfy { $0.timeIntervalSinceReferenceDate.isFinite })
    }
  }

  @Test("a wheel of 3,600,000 days costs what shows, and turning one evaluates the rows that come into sight")
  func work() throws {
    let screen = screen { Page(date: date("2023-01-08T09:33:00Z"), components: [.date, .hourAndMinute], style: .wheel) }
    #expect(screen.liveNodes < 1000, "\(screen.liveNodes)")
    let frame = try wheel("Minute", screen).frame, start = CGPoint(x: frame.midX, y: frame.midY)
    screen.touchDown(at: start)
    screen.touchMove(to: CGPoint(x: start.x, y: start.y - 12))
    screen.settle()
    screen.forgetWork()
    screen.touchMove(to: CGPoint(x: start.x, y: start.y - 14))
    screen.settle()
    #expect(screen.work.bodies == 0 && screen.work.placements == 0)
  }
}
