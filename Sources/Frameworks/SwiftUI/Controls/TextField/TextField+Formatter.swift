public import Foundation
public import SwiftUICore

extension FormattedValue {
  /// A value that a formatter of Foundation writes and reads.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    text = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    take = { text, _ in if let new = formatter.value(of: V.self, from: text) { value.wrappedValue = new } }
  }
}

extension Formatter {
  /// Reads a value from a text, where the formatter is one that reads.
  fileprivate func value<V>(of type: V.Type, from text: String) -> V? {
    switch self {
    case let numbers as NumberFormatter: return numbers.number(from: text).flatMap { $0.value(of: type) }
    case let dates as DateFormatter: return dates.date(from: text) as? V
    default:
      Diagnostics.report(
        "a TextField cannot read values by a \(Swift.type(of: self)): it shows them, and keeps what is typed from them")
      return text as? V
    }
  }
}

extension NSNumber {
  /// The number in a type of Swift, also in an optional one.
  fileprivate func value<V>(of type: V.Type) -> V? {
    let forms: [Any] = [
      intValue, doubleValue, decimalValue, CGFloat(doubleValue), floatValue, int64Value, int32Value, uintValue, self,
    ]
    return forms.lazy.compactMap { $0 as? V }.first
  }
}

extension TextField {
  private nonisolated init(_ value: FormattedValue, of prompt: Text?, label: () -> Label) {
    self.init(text: .constant(""), prompt: prompt, label: label)
    self.value = value
  }

  /// Creates a field for a value that a formatter shows as text; what is typed counts when the editing ends.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FormattedValue(value, formatter), of: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value, with a name of the app's string tables; what is typed counts when the editing ends.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field for a value, with a name that is shown as it is; what is typed counts when the editing ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
  /// Creates a field for a value, with a name of the app's string tables, which also shows while the text is empty.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(titleKey, value: value, formatter: formatter, prompt: nil)
  }
  /// Creates a field for a value, with a name that is shown as it is, which also shows while the text is empty.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(title, value: value, formatter: formatter, prompt: nil)
  }

  /// Creates a field that tells when editing begins and ends, and when a person ends the text with Enter.
  @available(
    *, deprecated,
    message:
      "Renamed TextField.init(_:value:formatter:onEditingChanged:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    editingChanged = onEditingChanged
    committed = onCommit
  }
  /// Creates a field that tells when editing begins and ends, and when a person ends the text with Enter.
  @available(
    *, deprecated,
    message:
      "Renamed TextField.init(_:value:formatter:onEditingChanged:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    editingChanged = onEditingChanged
    committed = onCommit
  }
  /// Creates a field that tells when editing begins and ends.
  @available(
    *, deprecated,
    message:
      "Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter."
  )
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    editingChanged = onEditingChanged
  }
  /// Creates a field that tells when editing begins and ends.
  @available(
    *, deprecated,
    message:
      "Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    editingChanged = onEditingChanged
  }
}
