/// The names of functions and collations of ours, which every connection to a store has.
enum StoreTexts {
  /// The order of Swift's `<` of strings, under which canonically equivalent texts are equal.
  static let swift = "ApusSwift"
  /// The order of `String.localizedStandardCompare(_:)`.
  static let standard = "ApusStandard"
  /// The order of `String.localizedCompare(_:)`.
  static let localized = "ApusLocalized"

  static let contains = "ApusContains"
  static let startsWith = "ApusStartsWith"
  static let standardContains = "ApusStandardContains"
  static let localizedCompare = "ApusLocalizedCompare"
  static let caseInsensitiveCompare = "ApusCaseCompare"
  static let count = "ApusCount"
  static let arithmetic = "ApusArithmetic"
  static let quotient = "ApusQuotient"
}
