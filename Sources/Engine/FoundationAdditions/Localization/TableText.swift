import Foundation

/// What a table has for a key: a format, with texts in it that depend on numbers.
package struct TableText: Equatable, Sendable {
  /// A text with a form for each plural.
  package struct Variable: Equatable, Sendable {
    /// How its number is written: `lld`.
    let specifier: String
    private let forms: [PluralCategory: String]

    init(specifier: String, forms: [PluralCategory: String]) { (self.specifier, self.forms) = (specifier, forms) }

    /// The form for a number; that of several where there is no number, or no such form.
    func text(for number: Double?, language: String) -> String {
      // A form for zero counts in every language, also in those whose grammar has none.
      if number == 0, let zero = forms[.zero] { return zero }
      let category = number.map { PluralRules.category(of: $0, language: language) } ?? .other
      return forms[category] ?? forms[.other] ?? forms[.many] ?? forms[.few] ?? forms[.one] ?? ""
    }
  }

  /// The format.
  package let format: String
  /// The texts that the format, or they, name by `%#@name@`.
  let variables: [String: Variable]

  /// A text that depends on nothing.
  package init(_ text: String) { (format, variables) = (text, [:]) }

  init(format: String, variables: [String: Variable]) { (self.format, self.variables) = (format, variables) }

  /// Whether it depends on numbers.
  package var hasVariables: Bool { !variables.isEmpty }
}

// MARK: - Rules

extension TableText {
  /// Rules stand in each other: of plurals in those of devices, say.
  private static let mostDepth = 8

  /// Reads an entry of a `.stringsdict`: a rule of plurals, of widths or of devices; `nil` for what is none.
  package init?(rule: Any) { self.init(rule: rule, depth: 0) }

  private init?(rule: Any, depth: Int) {
    if let text = rule as? String {
      self.init(text)
      return
    }
    guard depth < Self.mostDepth, let entry = rule as? [String: Any] else { return nil }
    if let format = entry["NSStringLocalizedFormatKey"] as? String {
      self.init(format: format, variables: entry.compactMapValues { Variable(rule: $0) })
      return
    }
    let choice =
      (entry["NSStringDeviceSpecificRuleType"] as? [String: Any]).flatMap(Self.deviceChoice)
      ?? (entry["NSStringVariableWidthRuleType"] as? [String: Any]).flatMap(Self.widestChoice)
    guard let choice, let text = Self(rule: choice, depth: depth + 1) else { return nil }
    self = text
  }

  /// What a phone shows; where nothing is said of one, what others do.
  private static func deviceChoice(_ devices: [String: Any]) -> Any? {
    let first = ["iphone", "other", "ipad", "mac"].compactMap { devices[$0] }.first
    return first ?? devices.min { $0.key < $1.key }?.value
  }

  /// The longest text; views cut it where it does not fit.
  private static func widestChoice(_ widths: [String: Any]) -> Any? {
    widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
  }
}

extension TableText.Variable {
  /// Reads a variable of a rule; `nil` for what is none.
  init?(rule: Any) {
    guard let entry = rule as? [String: Any], let type = entry["NSStringFormatSpecTypeKey"] as? String,
      type == "NSStringPluralRuleType"
    else { return nil }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { forms[category] = entry[category.rawValue] as? String }
    let specifier = entry["NSStringFormatValueTypeKey"] as? String ?? ""
    guard !forms.isEmpty else { return nil }
    // What is not known is a number like any other.
    let isKnown = FormatPiece.pieces(of: "%" + specifier) == [.value(position: nil, specifier: specifier)]
    self.init(specifier: isKnown ? specifier : "lld", forms: forms)
  }
}
