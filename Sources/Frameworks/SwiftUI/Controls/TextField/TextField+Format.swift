public import Foundation
public import SwiftUICore

/// A value that a field shows as text and reads from it.
nonisolated struct FormattedValue {
  /// The text in a language.
  let text: (Locale) -> String
  /// Sets the value to what a text of a language says; nothing happens where it says none.
  let take: (String, Locale) -> Void

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    text = { format.following($0).format(value.wrappedValue) }
    take = { if let new = try? format.following($1).parseStrategy.parse($0) { value.wrappedValue = new } }
  }

  /// No text is no value.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    text = { value.wrappedValue.map(format.following($0).format) ?? "" }
    take = { text, locale in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let new = try? format.following(locale).parseStrategy.parse(text) {
        value.wrappedValue = new
      }
    }
  }
}

extension TextField {
  nonisolated init(_ value: FormattedValue, prompt: Text?, label: () -> Label) {
    self.init(text: .constant(""), prompt: prompt, label: label)
    self.value = value
  }

  /// Creates a field for a value that a format shows as text; what is typed counts when the editing ends.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FormattedValue(value, format), prompt: prompt, label: label)
  }
  /// Creates a field for a value that need not be there; what is typed counts when the editing ends.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FormattedValue(value, format), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value, with a name of the app's string tables; what is typed counts when the editing ends.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FormattedValue(value, format), prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field for a value, with a name that is shown as it is; what is typed counts when the editing ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FormattedValue(value, format), prompt: prompt) { Text(title) }
  }
  /// Creates a field for a value that need not be there, with a name of the app's string tables.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FormattedValue(value, format), prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field for a value that need not be there, with a name that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FormattedValue(value, format), prompt: prompt) { Text(title) }
  }
}
