public import Foundation

// Foundation's own functions take any number of values, and know nothing of plurals. One that takes just as many values as a call
// has, by their own types, goes before them; values that are all literals, or typed `any CVarArg`, are Foundation's. Neither
// `init(format:arguments:)` nor that with a locale of `nil` can have such a neighbour: its list of values is Foundation's own.

extension String {
  /// A format with its value; one of a string table has the form of the number.
  public init<A: CVarArg>(format: String, _ first: A) {
    self = IssuedFormats.string(format, locale: nil, [first])
  }

  /// A format with its values; one of a string table has the form of the numbers.
  public init<A: CVarArg, B: CVarArg>(format: String, _ first: A, _ second: B) {
    self = IssuedFormats.string(format, locale: nil, [first, second])
  }

  /// A format with its values; one of a string table has the form of the numbers.
  public init<A: CVarArg, B: CVarArg, C: CVarArg>(format: String, _ first: A, _ second: B, _ third: C) {
    self = IssuedFormats.string(format, locale: nil, [first, second, third])
  }

  /// A format with its values; one of a string table has the form of the numbers.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(format: String, _ first: A, _ second: B, _ third: C, _ fourth: D) {
    self = IssuedFormats.string(format, locale: nil, [first, second, third, fourth])
  }

  /// A format with its values; one of a string table has the form of the numbers.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg>(
    format: String, _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
  ) {
    self = IssuedFormats.string(format, locale: nil, [first, second, third, fourth, fifth])
  }

  /// A format with its values; one of a string table has the form of the numbers.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg, F: CVarArg>(
    format: String, _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F
  ) {
    self = IssuedFormats.string(format, locale: nil, [first, second, third, fourth, fifth, sixth])
  }
}

extension String {
  /// A format with its value as a language writes it; one of a string table has the form of the number.
  public init<A: CVarArg>(format: String, locale: Locale?, _ first: A) {
    self = IssuedFormats.string(format, locale: locale, [first])
  }

  /// A format with its values as a language writes them; one of a string table has the form of the numbers.
  public init<A: CVarArg, B: CVarArg>(format: String, locale: Locale?, _ first: A, _ second: B) {
    self = IssuedFormats.string(format, locale: locale, [first, second])
  }

  /// A format with its values as a language writes them; one of a string table has the form of the numbers.
  public init<A: CVarArg, B: CVarArg, C: CVarArg>(format: String, locale: Locale?, _ first: A, _ second: B, _ third: C) {
    self = IssuedFormats.string(format, locale: locale, [first, second, third])
  }

  /// A format with its values as a language writes them; one of a string table has the form of the numbers.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    format: String, locale: Locale?, _ first: A, _ second: B, _ third: C, _ fourth: D
  ) {
    self = IssuedFormats.string(format, locale: locale, [first, second, third, fourth])
  }

  /// A format with its values as a language writes them; one of a string table has the form of the numbers.
  public init(format: String, locale: Locale, arguments: [any CVarArg]) {
    self = IssuedFormats.string(format, locale: Optional(locale), arguments)
  }
}

extension String {
  /// A format with its value as the person writes it; one of a string table has the form of the number.
  public static func localizedStringWithFormat<A: CVarArg>(_ format: String, _ first: A) -> String {
    IssuedFormats.string(format, locale: .current, [first])
  }

  /// A format with its values as the person writes them; one of a string table has the form of the numbers.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(_ format: String, _ first: A, _ second: B) -> String {
    IssuedFormats.string(format, locale: .current, [first, second])
  }

  /// A format with its values as the person writes them; one of a string table has the form of the numbers.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(
    _ format: String, _ first: A, _ second: B, _ third: C
  ) -> String {
    IssuedFormats.string(format, locale: .current, [first, second, third])
  }

  /// A format with its values as the person writes them; one of a string table has the form of the numbers.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    _ format: String, _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> String {
    IssuedFormats.string(format, locale: .current, [first, second, third, fourth])
  }
}
