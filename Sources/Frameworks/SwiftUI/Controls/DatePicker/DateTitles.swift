import Foundation

/// How dates and their parts are written for a calendar and a language.
nonisolated final class DateTitles {
  private let span: DateSpan
  private let locale: Locale
  /// The calendar as formatters take it, and what is to be added to dates then.
  private let calendar: Calendar
  private let shift: TimeInterval
  private var formatters: [String: DateFormatter] = [:]

  /// The farthest from Greenwich, in seconds, that a time zone of a formatter may be: Foundation's stops the process for one that
  /// is farther away, as no place is.
  private static let farthestZone = 14 * 3600

  init(_ span: DateSpan, locale: Locale) {
    self.span = span
    self.locale = locale
    var calendar = span.calendar
    let distance = calendar.timeZone.secondsFromGMT()
    let isUsual = abs(distance) <= Self.farthestZone
    if !isUsual { calendar.timeZone = .gmt }
    (self.calendar, shift) = (calendar, isUsual ? 0 : TimeInterval(distance))
  }

  private func formatter(_ key: String, _ configure: (DateFormatter) -> Void) -> DateFormatter {
    if let cached = formatters[key] { return cached }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    configure(formatter)
    formatters[key] = formatter
    return formatter
  }

  /// A date in the calendar's time zone.
  private func string(_ date: Date, _ formatter: DateFormatter) -> String {
    formatter.string(from: date.addingTimeInterval(shift))
  }

  /// A date by what is to be in it, in the order of the language.
  private func string(_ date: Date, template: String) -> String {
    string(date, formatter("t" + template) { $0.setLocalizedDateFormatFromTemplate(template) })
  }

  /// A date in a pattern.
  private func string(_ date: Date, pattern: String) -> String {
    string(date, formatter("p" + pattern) { $0.dateFormat = pattern })
  }

  /// Whether a year says nothing without its era.
  private var era: String {
    switch span.calendar.identifier {
    case .japanese, .republicOfChina: "G"
    default: ""
    }
  }

  /// A date as on a chip.
  func date(_ date: Date) -> String {
    let formatter = formatter("date") {
      $0.dateStyle = .medium
      $0.timeStyle = .none
    }
    return string(date, formatter)
  }

  /// A time as on a chip.
  func time(_ date: Date) -> String {
    let formatter = formatter("time") {
      $0.dateStyle = .none
      $0.timeStyle = .short
    }
    return string(date, formatter)
  }

  /// A month with its year.
  func month(_ start: Date) -> String { string(start.addingTimeInterval(86_400), template: era + "yMMMM") }

  /// A whole date, for who cannot see where it stands.
  func spoken(_ date: Date) -> String { string(date, template: era + "yMMMMEEEEd") }

  /// The number of a day in its month.
  func dayNumber(_ date: Date) -> String { string(date, pattern: "d") }

  /// The weekdays from the calendar's first one on.
  var weekdays: [String] {
    let names = span.calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = ((span.calendar.firstWeekday - 1) % 7 + 7) % 7
    return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
  }

  // MARK: Rows of wheels

  func yearRow(_ date: Date) -> String { string(date, template: era + "y") }
  func monthRow(_ start: Date) -> String { string(start.addingTimeInterval(86_400), pattern: "LLLL") }
  /// A day by its number in the month.
  func dayRow(_ day: Int) -> String {
    let formatter = formatter("dayRow") {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      $0.setLocalizedDateFormatFromTemplate("d")
    }
    return formatter.string(from: Date(timeIntervalSinceReferenceDate: Double(day - 1) * 86_400))
  }

  /// How the day is called that is today.
  func today(_ date: Date) -> String {
    let formatter = formatter("today") {
      $0.dateStyle = .medium
      $0.timeStyle = .none
      $0.doesRelativeDateFormatting = true
    }
    // Only the system's own today is called so by the formatter.
    let name = formatter.string(from: Date())
    return name.contains(where: \.isNumber) ? dateRow(date) : name
  }

  func dateRow(_ date: Date) -> String { string(date, template: "MMMEd") }

  /// An hour of the day as the language counts hours.
  func hourRow(_ hour: Int) -> String {
    let pattern = hourPattern.filter { "hHkK".contains($0) }
    return timeString(hour * 60, pattern: pattern.isEmpty ? "H" : pattern)
  }

  func minuteRow(_ minute: Int) -> String { timeString(minute, pattern: "mm") }

  /// The names of the halves of a day.
  func periodRow(_ isAfternoon: Bool) -> String { timeString(isAfternoon ? 780 : 60, pattern: "a") }

  private func timeString(_ minutes: Int, pattern: String) -> String {
    let formatter = formatter("u" + pattern) {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      $0.dateFormat = pattern
    }
    return formatter.string(from: Date(timeIntervalSinceReferenceDate: Double(minutes) * 60))
  }

  // MARK: Order

  private lazy var hourPattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "HH:mm"

  /// The parts of a date in the order of the language.
  var dateOrder: [DateField] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "yMMMMd"
    return Self.parts(of: pattern, [("yuUr", .year), ("ML", .month), ("d", .day)])
  }

  /// A month and its year in the order of the language.
  var monthOrder: [DateField] { dateOrder.filter { $0 != .day } }

  /// The parts of a time in the order of the language.
  var timeOrder: [DateField] { Self.parts(of: hourPattern, [("hHkK", .hour), ("m", .minute), ("abB", .period)], needs: 2) }

  private static func parts(of pattern: String, _ letters: [(letters: String, part: DateField)], needs: Int = 3) -> [DateField] {
    var isQuoted = false
    var found: [DateField] = []
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let part = letters.first(where: { $0.letters.contains(letter) })?.part, !found.contains(part) else {
        continue
      }
      found.append(part)
    }
    for (_, part) in letters.prefix(needs) where !found.contains(part) { found.append(part) }
    return found
  }
}

/// A part of a date that a wheel turns.
nonisolated enum DateField: Hashable {
  case year, month, day, date, hour, minute, period
}
