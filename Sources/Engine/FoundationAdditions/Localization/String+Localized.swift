public import Foundation

extension String {
  /// A text of a bundle's string tables, with its values; the key itself where no table has it.
  ///
  ///     String(localized: "\(count) items")
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = LocalizedText(keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale).string
  }

  /// A text of a bundle's string tables, with its values; another where no table has the key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText("\(key)", defaultValue, table: table, bundle: bundle, locale: locale).string
  }

  /// The text that a resource names.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = LocalizedText(resource).string }
}
