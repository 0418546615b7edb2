import Foundation
public import SwiftUICore

/// A control that edits a line of text, or several.
///
/// A tap gives it the focus and puts the caret there; Enter ends the editing and calls the submit actions, or begins another
/// line in a field with a vertical axis. What an input method composes is part of the text while it is composed.
///
///     TextField("Name", text: name).onSubmit { print("done") }
nonisolated public struct TextField<Label: View>: View {
  var text: Binding<String>
  let prompt: Text?
  let label: Label
  var isSecure = false
  /// Along which axis it grows with a long text.
  var axis = Axis.horizontal
  var selection: Binding<TextSelection?>?
  var editingChanged: (Bool) -> Void = { _ in }
  var committed: () -> Void = {}
  /// The value that the text stands for; `nil`: the text is all there is.
  var value: FormattedValue?
  /// The text of a value while it is edited.
  @State private var draft: String?
  @Environment(\.locale) private var locale
  @ControlStyle<TextField<_TextFieldStyleLabel>> private var style

  /// Creates a field with a label of its own; the prompt shows while the text is empty, the label where it is `nil`.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor public var body: some View { style.body(of: configuration) }

  /// The same field as styles get it.
  @MainActor private var configuration: TextField<_TextFieldStyleLabel> {
    let label = style.part(label)
    var field = TextField<_TextFieldStyleLabel>(text: text, prompt: prompt) { _TextFieldStyleLabel(content: label) }
    field.isSecure = isSecure
    field.axis = axis
    field.selection = selection
    field.editingChanged = editingChanged
    field.committed = committed
    if let value { show(value, in: locale, as: &field) }
    return field
  }

  /// Lets a field edit the text that stands for a value where a language is spoken.
  @MainActor private func show(_ value: FormattedValue, in locale: Locale, as field: inout TextField<_TextFieldStyleLabel>) {
    field.text = Binding(get: { draft ?? value.text(locale) }, set: { draft = $0 })
    // Takes over what was typed, where it is a value; else the text is the value's again.
    let take = {
      guard let draft else { return }
      self.draft = nil
      value.take(draft, locale)
    }
    field.editingChanged = { [editingChanged] isEditing in
      if !isEditing { take() }
      editingChanged(isEditing)
    }
    field.committed = { [committed] in
      take()
      committed()
    }
  }
}

extension TextField where Label == Text {
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

  /// Creates a field that tells when editing begins and ends, and when a person ends the text with Enter.
  @available(
    *, deprecated,
    message:
      "Renamed TextField.init(_:text:onEditingChanged:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    editingChanged = onEditingChanged
    committed = onCommit
  }
  /// Creates a field that tells when editing begins and ends, and when a person ends the text with Enter.
  @available(
    *, deprecated,
    message:
      "Renamed TextField.init(_:text:onEditingChanged:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    editingChanged = onEditingChanged
    committed = onCommit
  }
  /// Creates a field that tells when editing begins and ends.
  @available(
    *, deprecated,
    message:
      "Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter."
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text)
    editingChanged = onEditingChanged
  }
  /// Creates a field that tells when editing begins and ends.
  @available(
    *, deprecated,
    message:
      "Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text)
    editingChanged = onEditingChanged
  }
}

extension TextField: KeepsOwnState {
  package static var keptProperties: Set<String> { ["draft"] }
}
