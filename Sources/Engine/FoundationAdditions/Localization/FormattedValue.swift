package import Foundation

// Safe: never changed once made; the value is only written as text.
/// A value with the style that writes it, as texts keep them until they know the language of their surroundings.
package struct FormattedValue: Equatable, @unchecked Sendable {
  private let content: any FormattedContent

  /// Keeps a value.
  package init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    content = FormattedInput(input: input, format: format)
  }

  /// The value as it is written where a language is spoken.
  package func string(in locale: Locale) -> String { content.string(in: locale) }

  package static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.content.isEqual(to: b.content) }
}

/// A value with its style, whose types are hidden.
private protocol FormattedContent {
  func string(in locale: Locale) -> String
  func isEqual(to other: any FormattedContent) -> Bool
}

private struct FormattedInput<F: FormatStyle>: FormattedContent where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in locale: Locale) -> String { format.following(locale).format(input) }

  func isEqual(to other: any FormattedContent) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}

extension FormatStyle {
  /// The style in a language, unless it says itself in which one it writes.
  package func following(_ locale: Locale) -> Self { self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self }
}
