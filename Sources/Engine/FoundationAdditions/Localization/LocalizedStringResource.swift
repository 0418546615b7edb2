public import Foundation

/// A text to be looked up in a bundle's string tables when it is needed.
public struct LocalizedStringResource: Codable, Sendable, ExpressibleByStringInterpolation {
  /// Where a text's tables lie.
  public enum BundleDescription: Sendable {
    /// In the app.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle of a folder.
    case atURL(URL)
  }

  /// The key.
  public let key: String
  /// What shows where no table has the key, with the values to insert.
  public let defaultValue: String.LocalizationValue
  /// The table's file without extension; `nil` for `Localizable`.
  public let table: String?
  /// The language of the text.
  public var locale: Locale {
    didSet { hasOwnLocale = true }
  }
  /// Where the tables lie.
  public let bundle: BundleDescription
  /// Whether the text has a language of its own; else it is that of its surroundings.
  package private(set) var hasOwnLocale: Bool

  private init(
    key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: BundleDescription
  ) {
    (self.key, defaultValue, self.table, self.bundle) = (key, value, table, bundle)
    hasOwnLocale = locale != .current
    self.locale = locale
  }

  /// A text whose key is what shows where no table has it; the comment is for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle)
  }
  /// A text whose key is what shows where no table has it; the comment is for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, .atURL(bundle.bundleURL))
  }
  /// A text by a key, with another that shows where no table has it; the comment is for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, locale, bundle)
  }
  /// A text by a key, with another that shows where no table has it; the comment is for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, locale, .atURL(bundle.bundleURL))
  }
  /// Creates a text from a literal; the compiler calls it.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a text from the parts of a literal; the compiler calls it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The same text in the language of its surroundings, unless it has one of its own.
  package func spoken(in locale: Locale) -> Self {
    guard !hasOwnLocale else { return self }
    var copy = self
    copy.locale = locale
    return copy
  }
}

extension LocalizedStringResource: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale && a.bundle == b.bundle
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
    hasher.combine(bundle)
  }
}

extension LocalizedStringResource.BundleDescription: Hashable, Codable {
  /// The folder of the bundle.
  package var url: URL {
    switch self {
    case .main: Bundle.main.bundleURL
    case .forClass(let type): Bundle(for: type).bundleURL
    case .atURL(let url): url
    }
  }
  public static func == (a: Self, b: Self) -> Bool { a.url.path == b.url.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(url.path) }
  /// Reads the folder.
  public init(from decoder: any Decoder) throws { self = .atURL(try decoder.singleValueContainer().decode(URL.self)) }
  /// Writes the folder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(url)
  }
}

/// What describes itself by a text of string tables.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
