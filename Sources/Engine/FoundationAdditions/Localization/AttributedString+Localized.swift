public import Foundation
import Synchronization

extension AttributedString {
  /// How a text of a string table is put together.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Asks for an attribute that tells which value a part of the text comes from, which there is none of here.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// A text of a bundle's string tables with its values, and with what Markdown says of it: `**bold**`.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedText(keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale)
    self = text.attributed(by: LocalizedMarkdown.reader)
  }

  /// A text of a bundle's string tables with its values, and with what Markdown says of it; another where no table has the key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedText("\(key)", defaultValue, table: table, bundle: bundle, locale: locale)
    self = text.attributed(by: LocalizedMarkdown.reader)
  }

  /// The text that a resource names, with what Markdown says of it.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedText(resource).attributed(by: LocalizedMarkdown.reader)
  }
}

/// Who reads the Markdown of texts; without one it shows as it is written.
package enum LocalizedMarkdown {
  private static let current = Mutex<(@Sendable (String) -> AttributedString)?>(nil)

  /// Reads a text of one paragraph.
  package static var reader: (@Sendable (String) -> AttributedString)? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
