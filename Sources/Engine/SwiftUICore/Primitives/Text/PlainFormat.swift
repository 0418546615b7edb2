import Foundation
import Synchronization

/// Inserts values into the formats of literals, as `String(format:locale:arguments:)` does.
///
/// Foundation makes a number formatter for each number that it inserts, at thirty times the cost of writing it: a text that counts
/// would spend half of each frame there. So each language has its formatters once; what is more than plain numbers and strings in
/// the order of the arguments is left to Foundation.
package enum PlainFormat {
  /// How many formatters were made, for tests of what texts cost.
  package static var formattersMade: Int { writers.withLock { $0.made } }

  /// The text of a format; `nil` where it is not a plain one.
  static func string(_ format: String, _ arguments: [LocalizedStringKey.Argument], locale: Locale, marksStrings: Bool) -> String?
  {
    var (result, rest, index) = ("", format[...], 0)
    while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.hasPrefix("%") {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard index < arguments.count else { return nil }
      let specifiers: [String]
      switch arguments[index] {
      case .string(let string):
        specifiers = ["@"]
        result += marksStrings ? LocalizedStringKey.Marker.value(index) : string
      case .text:
        specifiers = ["@"]
        result += LocalizedStringKey.Marker.value(index)
      case .integer(let number):
        specifiers = ["lld"]
        result += writers.withLock { $0.writer(of: locale).string(NSNumber(value: number), isWhole: true) }
      case .double(let number):
        guard number.isFinite else { return nil }
        specifiers = ["lf", "f"]
        result += writers.withLock { $0.writer(of: locale).string(NSNumber(value: number), isWhole: false) }
      case .unsigned: return nil
      }
      guard let specifier = specifiers.first(where: { rest.hasPrefix($0) }) else { return nil }
      rest = rest.dropFirst(specifier.count)
      index += 1
    }
    return result + rest
  }

  private static let writers = Mutex(Writers())
}

/// The number formatters of the languages that were used last.
private struct Writers {
  /// By identifier: two values of `Locale` can be equal with different hashes, since one holds a person's settings as a
  /// dictionary.
  private var all: [String: NumberWriter] = [:]
  private(set) var made = 0
  private static let limit = 8

  mutating func writer(of locale: Locale) -> NumberWriter {
    if let writer = all[locale.identifier] { return writer }
    if all.count == Self.limit { all.removeAll() }
    let writer = NumberWriter(locale)
    made += 1
    all[locale.identifier] = writer
    return writer
  }
}

/// Writes numbers of a language as Foundation's formats do.
private struct NumberWriter {
  /// How digits stand in groups.
  private enum Grouping: CaseIterable { case usual, indian, none }
  private let whole: NumberFormatter
  private let fractional: NumberFormatter

  /// Formatters by themselves know less of a language's groups than formats do, so that what formats write decides.
  init(_ locale: Locale) {
    let probes = [1_234_567.5, 12_345]
    let wanted = probes.map { String(format: "%lf", locale: locale, arguments: [$0]) }
    let grouping = Grouping.allCases.first { grouping in
      let formatter = Self.formatter(locale, digits: 6, grouping)
      return zip(probes, wanted).allSatisfy { formatter.string(from: NSNumber(value: $0)) == $1 }
    }
    whole = Self.formatter(locale, digits: 0, grouping ?? .usual)
    fractional = Self.formatter(locale, digits: 6, grouping ?? .usual)
  }

  private static func formatter(_ locale: Locale, digits: Int, _ grouping: Grouping) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (digits, digits)
    switch grouping {
    case .usual: break
    case .indian: formatter.secondaryGroupingSize = 2
    case .none: formatter.usesGroupingSeparator = false
    }
    return formatter
  }

  func string(_ number: NSNumber, isWhole: Bool) -> String {
    (isWhole ? whole : fractional).string(from: number) ?? "\(number)"
  }
}
