import ApusTesting
import Foundation
import SwiftUICore
import Testing

@testable import SwiftUI

@Suite("Dates of a calendar as pickers count them")
@MainActor
struct DateSpanTests {
  private static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Pacific/Kiritimati", "Australia/Lord_Howe",
  ]
  private static let calendars: [Calendar.Identifier] = [
    .gregorian, .japanese, .buddhist, .iso8601, .republicOfChina, .hebrew, .islamicCivil, .persian, .coptic, .indian,
    .ethiopicAmeteMihret,
  ]

  private func span(
    _ calendar: Calendar.Identifier = .gregorian, zone: String = "UTC", locale: String = "en_US", from minimum: Date? = nil,
    to maximum: Date? = nil
  ) -> DateSpan {
    DateSpan(
      calendar: Calendar(identifier: calendar), locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone)!,
      minimum: minimum, maximum: maximum)
  }

  private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

  @Test("years, months and days are counted, and lead back to the same date")
  func positions() {
    let span = span()
    let day = date("2024-02-29T10:20:30Z")
    let position = span.place(of: day)
    #expect(position == (23, 1, 28))
    #expect(span.moved(day, toYear: 23, month: 1, day: 28) == day)
    // 2023 has no 29th of February.
    #expect(span.moved(day, toYear: 22, month: 1, day: 28) == date("2023-02-28T10:20:30Z"))
    #expect(span.months(ofYear: 0).count == 12 && span.start(ofYear: 0) == date("2001-01-01T00:00:00Z"))
    #expect(span.day(of: date("2001-01-01T23:59:59Z")) == 0 && span.start(ofDay: 365) == date("2002-01-01T00:00:00Z"))
  }

  @Test(
    "dates before 2001 stand at their year, month and day",
    arguments: ["1999-07-15", "1985-03-03", "2000-12-31", "2000-01-01", "1999-10-03", "1970-01-01"],
    ["UTC", "Europe/Berlin", "America/Sao_Paulo", "Asia/Tokyo"])
  func early(text: String, zone: String) {
    let span = span(zone: zone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone)!
    let parts = text.split(separator: "-").compactMap { Int($0) }
    let day = calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 13))!
    let place = span.place(of: day)
    #expect(place == (parts[0] - 2001, parts[1] - 1, parts[2] - 1))
    #expect(span.moved(day, toYear: place.year, month: place.month, day: place.day) == day)
    #expect(span.start(ofDay: span.day(of: day)) == span.startOfDay(day))
  }

  @Test("a time that clocks leave out is as much later as they are put forward; one that they repeat is the first")
  func savingTime() {
    let span = span(zone: "Europe/Berlin")
    let spring = date("2024-03-31T10:00:00Z")
    #expect(span.at(minutes: 150, onDayOf: spring) == date("2024-03-31T01:30:00Z"))
    #expect(span.minutes(of: span.at(minutes: 150, onDayOf: spring)) == 210)
    #expect(span.at(minutes: 240, onDayOf: spring) == date("2024-03-31T02:00:00Z"))
    let autumn = date("2024-10-27T10:00:00Z")
    #expect(span.at(minutes: 150, onDayOf: autumn) == date("2024-10-27T00:30:00Z"))
    #expect(span.at(minutes: 240, onDayOf: autumn) == date("2024-10-27T03:00:00Z"))
  }

  @Test("bounds that are no dates, beyond all calendars or the wrong way round do no harm")
  func bounds() {
    let nan = Date(timeIntervalSinceReferenceDate: .nan), far = Date(timeIntervalSinceReferenceDate: 1e300)
    for (minimum, maximum) in [(nan, nan), (far, nan), (far, Date(timeIntervalSinceReferenceDate: -1e300)), (nan, far)] {
      let span = span(from: minimum, to: maximum)
      #expect(DateSpan.limits.contains(span.bounds.lowerBound) && DateSpan.limits.contains(span.bounds.upperBound))
      #expect(span.bounds.contains(span.clamped(nan)) && span.bounds.contains(span.clamped(far)))
    }
    let one = span(from: date("2024-05-05T12:00:00Z"), to: date("2024-05-05T12:00:00Z"))
    #expect(one.years.count == 1 && one.allowsDay(date("2024-05-05T00:00:00Z")) && !one.allowsDay(date("2024-05-06T00:00:00Z")))
    #expect(one.allowsMonth(date("2024-05-01T00:00:00Z")) && !one.allowsMonth(date("2024-06-01T00:00:00Z")))
  }

  @Test("the week begins as the calendar says")
  func weeks() {
    let may = date("2024-05-01T00:00:00Z")
    #expect(span().weekdayOffset(of: may) == 3)
    #expect(span(locale: "de_DE").weekdayOffset(of: may) == 2)
    var monday = Calendar(identifier: .gregorian)
    monday.firstWeekday = 2
    let own = DateSpan(calendar: monday, locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!)
    #expect(own.weekdayOffset(of: may) == 2)
    // A calendar of another language is not one that the app has changed.
    var german = Calendar(identifier: .gregorian)
    german.locale = Locale(identifier: "de_DE")
    let american = DateSpan(calendar: german, locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!)
    #expect(american.weekdayOffset(of: may) == 3)
  }

  @Test("parts stand in the order of the language, and are written in it")
  func titles() {
    func titles(_ locale: String, _ calendar: Calendar.Identifier = .gregorian) -> DateTitles {
      DateTitles(span(calendar, locale: locale), locale: Locale(identifier: locale))
    }
    let day = date("2024-09-25T14:05:00Z")
    #expect(titles("en_US").dateOrder == [.month, .day, .year])
    #expect(titles("de_DE").dateOrder == [.day, .month, .year])
    #expect(titles("ja_JP").dateOrder == [.year, .month, .day])
    #expect(titles("en_US").timeOrder == [.hour, .minute, .period] && titles("ja_JP").timeOrder == [.hour, .minute])
    #expect(titles("ko_KR").timeOrder == [.period, .hour, .minute])
    #expect(titles("en_US").date(day) == "Sep 25, 2024" && titles("ja_JP").date(day) == "2024/09/25")
    #expect(
      titles("ja_JP").dayRow(25) == "25日" && titles("ja_JP").yearRow(day) == "2024年" && titles("ja_JP").month(day) == "2024年9月")
    #expect(titles("ja_JP", .japanese).yearRow(day) == "令和6年" && titles("ja_JP", .japanese).month(day) == "令和6年9月")
    #expect(titles("en_US").weekdays == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(titles("ja_JP").weekdays == ["日", "月", "火", "水", "木", "金", "土"])
    #expect(titles("en_US").hourRow(0) == "12" && titles("en_US").hourRow(15) == "3" && titles("de_DE").hourRow(9) == "09")
  }

  @Test(
    "random dates, bounds, calendars and turns of wheels: no crash, and what is chosen is within the bounds",
    arguments: Seeds.chosen(from: 0..<6))
  func random(seed: Int) {
    var random = SplitMix(seed: UInt64(seed) + 15)
    func anyDate() -> Date {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        Date(timeIntervalSinceReferenceDate: [.nan, .infinity, -.infinity, 1e300, -1e18][Int.random(in: 0..<5, using: &random)])
      case 1: .distantPast
      case 2: .distantFuture
      case 3: Date(timeIntervalSinceReferenceDate: .random(in: -7e10...3e11, using: &random))
      default: Date(timeIntervalSinceReferenceDate: .random(in: -3e9...3e9, using: &random))
      }
    }
    for _ in 0..<60 {
      let calendar = Self.calendars.randomElement(using: &random)!, zone = Self.zones.randomElement(using: &random)!
      let locale = ["en_US", "ja_JP", "de_DE", "ar_EG", "ko_KR"].randomElement(using: &random)!
      let span = span(
        calendar, zone: zone, locale: locale, from: Bool.random(using: &random) ? anyDate() : nil,
        to: Bool.random(using: &random) ? anyDate() : nil)
      var value = anyDate()
      var isSet = false
      let titles = DateTitles(span, locale: Locale(identifier: locale))
      for _ in 0..<6 {
        let choice = DateChoice(
          span: span, titles: titles, components: [.date], label: AnyView(EmptyView()),
          selection: Binding(
            get: { value },
            set: {
              value = $0
              isSet = true
            }))
        let part = [DateField.year, .month, .day, .date, .hour, .minute, .period].randomElement(using: &random)!
        let wheel = WheelColumn(part: part, choice: choice)
        let row = Int.random(in: wheel.rows, using: &random)
        _ = (wheel.title(row), wheel.allows(row), wheel.selected, wheel.row(typed: "1"))
        wheel.choose(row)
        wheel.choose(wheel.rows.upperBound)
        #expect(!isSet || span.bounds.contains(value), "\(calendar) \(zone) \(part) \(row)")
        let month = span.startOfMonth(value), next = span.startOfMonth(value, plus: 1)
        #expect(next >= month && (28...32).contains(max(span.daysInMonth(month), 28)))
        _ = span.days(inMonth: month).map(span.weekdayOffset)
      }
    }
  }
}
