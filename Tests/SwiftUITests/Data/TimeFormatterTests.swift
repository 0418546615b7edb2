import Foundation
import FoundationAdditions
import Testing

@Suite("Formatters of times and lists")
struct TimeFormatterTests {
  private func calendar(_ locale: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = .gmt
    return calendar
  }

  private func lengths(_ style: DateComponentsFormatter.UnitsStyle, _ locale: String = "en_US")
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar(locale)
    formatter.unitsStyle = style
    return formatter
  }

  @Test(
    "a length of time stands in the units' words",
    arguments: [
      (.full, "en_US", "1 hour, 2 minutes, 5 seconds"), (.short, "en_US", "1 hr, 2 min, 5 sec"),
      (.abbreviated, "en_US", "1h 2m 5s"), (.brief, "en_US", "1hr 2min 5sec"),
      (.spellOut, "en_US", "one hour, two minutes, five seconds"), (.positional, "en_US", "1:02:05"),
      (.full, "de_DE", "1 Stunde, 2 Minuten und 5 Sekunden"),
    ] as [(DateComponentsFormatter.UnitsStyle, String, String)])
  func styles(style: DateComponentsFormatter.UnitsStyle, locale: String, expected: String) {
    #expect(lengths(style, locale).string(from: 3725) == expected)
  }

  @Test(
    "what there is none of is left out as asked",
    arguments: [
      (.default, 5, "5"), (.default, 3600, "1:00:00"), (.pad, 65, "00:01:05"), (.dropLeading, 65, "1:05"),
      (.dropTrailing, 60, "0:01"),
      (.dropAll, 3605, "1:05"), (.default, 0, "0"), (.default, -65, "-1:05"),
    ] as [(DateComponentsFormatter.ZeroFormattingBehavior, TimeInterval, String)])
  func zeros(behavior: DateComponentsFormatter.ZeroFormattingBehavior, length: TimeInterval, expected: String) {
    let formatter = lengths(.positional)
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: length) == expected)
  }

  @Test("as many units as allowed, of dates and components, too; English phrases around them")
  func limits() {
    let formatter = lengths(.full)
    formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 0)
    formatter.maximumUnitCount = 2
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
    #expect(formatter.string(from: DateComponents(year: 1, month: 2, day: 3)) == "About 1 year, 2 months remaining")
    formatter.allowedUnits = [.weekOfMonth]
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.string(from: start, to: start + 86_400 * 15) == "About 2 weeks remaining")
    #expect(formatter.string(for: 604_800.0) == "About 1 week remaining" && formatter.string(for: "a") == nil)
    #expect(formatter.string(from: .infinity) == nil)
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .positional)
        == "2:00:00")
    #expect(!formatter.collapsesLargestUnit && !formatter.allowsFractionalUnits && formatter.formattingContext == .unknown)
  }

  @Test("how far away a date is follows the style, the language and the place in the sentence")
  func relative() {
    let formatter = RelativeDateTimeFormatter(), now = Date(timeIntervalSinceReferenceDate: 1e6)
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar("en_US")
    #expect(formatter.localizedString(for: now - 120, relativeTo: now) == "2 minutes ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hr.")
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "Yesterday")
    (formatter.unitsStyle, formatter.dateTimeStyle) = (.full, .numeric)
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(fromTimeInterval: 120) == "In 2 Minuten")
    formatter.formattingContext = .unknown
    #expect(formatter.localizedString(from: DateComponents(hour: -3)) == "vor 3 Stunden" && formatter.string(for: 1) == nil)
    #expect(formatter.string(for: Date() - 3700) == "vor 1 Stunde")
  }

  @Test("texts and numbers are joined as the language does")
  func list() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b und 3" && formatter.string(for: ["a"]) == "a")
    let numbers = NumberFormatter()
    (numbers.locale, numbers.numberStyle) = (Locale(identifier: "de_DE"), .spellOut)
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "eins und zwei")
    #expect(formatter.string(from: ["x"]) == nil && formatter.string(for: 1) == nil)
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }
}
