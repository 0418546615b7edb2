import Foundation
import Synchronization

/// The formats that were handed out as strings for texts that depend on numbers.
///
/// `String(format: NSLocalizedString("items", comment: ""), count)` learns the number after the text has been looked up. What was
/// handed out is the form for several; here that form leads back to the text, so that the right one can be chosen.
package enum IssuedFormats {
  private struct Issued {
    var texts: [String: LocalizedTables.Found] = [:]
    /// The formats in the order in which they came, the oldest first.
    var order: [String] = []
  }

  /// More texts with plurals than any app has.
  package static let limit = 4096

  private static let issued = Mutex(Issued())
  private static let hasAny = Atomic<Bool>(false)

  /// The form for several, which is known from now on.
  static func issue(_ found: LocalizedTables.Found) -> String {
    guard found.text.hasVariables else { return found.text.format }
    let format = FormatTemplate(withoutValues: found.text).format
    issued.withLock { issued in
      // Of two texts with one form for several the one that was asked for last is meant.
      if issued.texts.updateValue(found, forKey: format) == nil { issued.order.append(format) }
      if issued.order.count > limit { issued.texts[issued.order.removeFirst()] = nil }
    }
    hasAny.store(true, ordering: .relaxed)
    return format
  }

  /// The text that a format stands for; `nil` for one that comes from no table, or depends on nothing.
  package static func text(of format: String) -> LocalizedTables.Found? {
    guard hasAny.load(ordering: .relaxed) else { return nil }
    return issued.withLock { $0.texts[format] }
  }

  /// A format with its values, in the form of its numbers.
  static func string(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
    guard let found = text(of: format) else { return String(format: format, locale: locale, arguments: arguments) }
    let template = FormatTemplate(found.text, values: arguments.map(FormatValue.init(argument:)), language: found.language)
    return template.string(locale: locale)
  }
}

extension FormatValue {
  /// A value that was handed to a format as C has it.
  package init(argument: any CVarArg) {
    switch argument {
    case let text as String: self = .string(text)
    case let number as any BinaryInteger & UnsignedInteger: self = .unsigned(UInt(clamping: number))
    case let number as any BinaryInteger: self = .integer(Int(clamping: number))
    case let number as any BinaryFloatingPoint: self = .double(Double(number))
    case let flag as Bool: self = .integer(flag ? 1 : 0)
    default: self = .string("\(argument)")
    }
  }
}
