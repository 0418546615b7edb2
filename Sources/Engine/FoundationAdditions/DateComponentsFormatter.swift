public import Foundation

/// Writes how long something lasts: "1 hour, 5 minutes", "1:05".
open class DateComponentsFormatter: Formatter {
  /// How much is said of the units.
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behaviour's bits.
    public let rawValue: UInt
    /// Creates a behaviour from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Between colons those before the first other one are left out, else all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first other one are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those behind the last other one are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None is left out; between colons each has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  /// How much is said of the units; numbers between colons unless said otherwise.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are written; of all that there are unless said otherwise.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// What days and months are, and the language; the person's unless said otherwise.
  open var calendar: Calendar? = Calendar.autoupdatingCurrent
  /// Where a length of time begins whose months and days are asked for; now unless said otherwise.
  open var referenceDate: Date?
  /// How many units are written at most, the largest ones; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the largest unit that is not allowed anyway is counted in smaller ones; it always is.
  open var collapsesLargestUnit = false
  /// Whether the smallest unit may have a fraction; it never has.
  open var allowsFractionalUnits = false
  /// Whether English text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether English text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// Where the text is to stand.
  open var formattingContext = Formatter.Context.unknown

  /// The length of a time in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date()
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The length of the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let components = currentCalendar.dateComponents(
      Set(units.map(\.component)), from: isNegative ? endDate : startDate, to: isNegative ? startDate : endDate)
    return text(of: components).map { isNegative ? "-" + $0 : $0 }
  }

  /// The length of a time in years, hours and so on.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = currentCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The length of a time in seconds or in components; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  /// The length of a time in years, hours and so on, in the person's language.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var currentCalendar: Calendar { calendar ?? .current }
  private var locale: Locale { currentCalendar.locale ?? .current }

  private typealias LengthUnit = (unit: NSCalendar.Unit, component: Calendar.Component, name: String)
  private static let all: [LengthUnit] = [
    (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
    (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
  ]

  private var units: [LengthUnit] {
    let allowed = Self.all.filter { allowedUnits.contains($0.unit) }
    return allowed.isEmpty ? Self.all.filter { $0.unit != .weekOfMonth } : allowed
  }
}

// MARK: - The text

extension DateComponentsFormatter {
  private func text(of components: DateComponents) -> String? {
    let all = units.map { (name: $0.name, count: components.value(for: $0.component) ?? 0) }
    let isPositional = unitsStyle == .positional
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(isPositional ? .dropLeading : .dropAll) }
    let first = all.firstIndex { $0.count != 0 } ?? all.count - 1
    let last = all.lastIndex { $0.count != 0 } ?? all.count - 1
    var shown = all.indices.filter { index in
      if all[index].count != 0 || behavior.contains(.pad) { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return index == first || !behavior.contains(.dropMiddle)
    }.map { all[$0] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    guard !isPositional else {
      return shown.enumerated().map { index, part in
        index > 0 || behavior.contains(.pad) ? String(part.count).leftPadded(to: 2) : String(part.count)
      }.joined(separator: ":")
    }
    let parts = shown.map { piece($0.count, $0.name) }
    return phrase(joined(parts))
  }

  private var width: (skeleton: String, duration: Duration.UnitsFormatStyle.UnitWidth) {
    switch unitsStyle {
    case .abbreviated: ("narrow", .narrow)
    case .short, .brief: ("short", .abbreviated)
    case .positional, .full, .spellOut: ("full-name", .wide)
    }
  }

  private func piece(_ count: Int, _ name: String) -> String {
    let skeleton = "unit/\(name) unit-width-\(width.skeleton)"
    let text = NumberSkeletons.string(Double(count), skeleton, locale: locale.identifier) ?? "\(count) \(name)"
    switch unitsStyle {
    case .brief: return text.filter { !$0.isWhitespace }
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      guard let word = formatter.string(from: NSNumber(value: count)),
        let digits = NumberSkeletons.string(Double(count), ".", locale: locale.identifier), let place = text.range(of: digits)
      else { return text }
      return text.replacingCharacters(in: place, with: word)
    default: return text
    }
  }

  /// The parts with what the language has between them, as it stands between hours, minutes and seconds.
  private func joined(_ parts: [String]) -> String {
    guard unitsStyle != .brief, parts.count > 1, let last = parts.last else { return parts.joined(separator: " ") }
    let between = separators(
      parts.count > 2 ? [(3600, .hours), (60, .minutes), (1, .seconds)] : [(3600, .hours), (60, .minutes)])
    return parts.dropLast().joined(separator: between.first ?? " ") + (between.last ?? " ") + last
  }

  /// What stands between one of each of some units; nothing where that cannot be told.
  private func separators(_ units: [(seconds: Int64, unit: Duration.UnitsFormatStyle.Unit)]) -> [String] {
    let (width, locale) = (width.duration, locale)
    let style = { (units: [Duration.UnitsFormatStyle.Unit]) in
      Duration.UnitsFormatStyle(allowedUnits: Set(units), width: width).locale(locale)
    }
    var rest = Substring(style(units.map(\.unit)).format(.seconds(units.map(\.seconds).reduce(0, +))))
    var separators: [String] = []
    for unit in units {
      guard let place = rest.range(of: style([unit.unit]).format(.seconds(unit.seconds))) else { return [] }
      separators.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return Array(separators.dropFirst())
  }

  private func phrase(_ text: String) -> String {
    guard locale.language.languageCode == .english else { return text }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}

extension String {
  fileprivate func leftPadded(to count: Int) -> String { String(repeating: "0", count: max(count - self.count, 0)) + self }
}
