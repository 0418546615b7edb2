public import SwiftUICore

/// A control that edits a line of secret text, which shows as dots and cannot be copied.
///
///     SecureField("Password", text: $text).onSubmit { save() }
nonisolated public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  private var committed: () -> Void = {}

  /// Creates a field with a label of its own; the prompt shows while the text is empty.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor public var body: some View {
    var field = TextField(text: text, prompt: prompt) { label }
    field.isSecure = true
    field.committed = committed
    return field
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a name of the app's string tables, which also shows while the text is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
  /// Creates a field with a name that is shown as it is, which also shows while the text is empty.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field with a name of the app's string tables, and a prompt that shows while the text is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field with a name that is shown as it is, and a prompt that shows while the text is empty.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field that tells when a person ends the text with Enter.
  @available(
    *, deprecated,
    message:
      "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
    committed = onCommit
  }
  /// Creates a field that tells when a person ends the text with Enter.
  @available(
    *, deprecated,
    message:
      "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
    committed = onCommit
  }
}
