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

extension String {
  /// How a text of a string table is put together.
  public struct LocalizationOptions {
    /// The values for the placeholders of a text, in their order; `nil` leaves the text a format.
    public var replacements: [any CVarArg]?

    /// Options that say nothing.
    public init() {}
  }

  /// A text of a bundle's string tables, with values for its placeholders.
  ///
  ///     var options = String.LocalizationOptions()
  ///     options.replacements = [3]
  ///     String(localized: "\(placeholder: .int) items", options: options)
  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let value = keyAndValue.replacingPlaceholders(by: options.replacements ?? [])
    self = LocalizedText(keyAndValue.key, value, table: table, bundle: bundle, locale: locale).string
  }

  /// A text of a bundle's string tables, with values for its placeholders; another where no table has the key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let value = defaultValue.replacingPlaceholders(by: options.replacements ?? [])
    self = LocalizedText("\(key)", value, table: table, bundle: bundle, locale: locale).string
  }

  /// The text that a resource names, with values for its placeholders.
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    self = LocalizedText(resource, replacements: options.replacements ?? []).string
  }
}
