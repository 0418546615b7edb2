public import SwiftUICore

/// How text fields look; apply it with `textFieldStyle(_:)`.
///
/// A style shows the field that it is given, with more around it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What the style makes of a field.
  associatedtype _Body: View
  /// Makes a field's look; the configuration is the field in the style around this one.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> Self._Body
  /// The field's label.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field, for styles.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  public var body: some View { content }
}

extension TextField: StyleConfiguration where Label == _TextFieldStyleLabel {
  package static var defaultStyle: StyleBox<Self> { StyleBox(DefaultTextFieldStyle()) { $0._body(configuration: $1) } }

  /// The text that is edited, without any style.
  var line: some View {
    EditedTextView(
      text: text, sizing: axis == .vertical ? .field : .line, selection: selection, prompt: prompt, isSecure: isSecure,
      editingChanged: editingChanged, submitted: committed, label: label)
  }
}

extension View {
  /// Sets how the text fields inside look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0._body(configuration: $1) })
  }
}

/// The look that fits the surroundings: no border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style that fields have without another.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    PlainTextFieldStyle()._body(configuration: configuration)
  }
}

/// A line without any border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style of a line without border.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration.line }
}

/// A line in a box with round corners (Facts 3.3).
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style of a line in a box with round corners.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { RoundedBorderField(field: configuration) }
}

private struct RoundedBorderField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let box = RoundedRectangle(cornerRadius: 5)
    field.line
      .padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
      .background(isEnabled ? Color(UIColor.systemBackground) : Color(UIColor.tertiarySystemFill), in: box)
      .overlay(box.strokeBorder(Color(UIColor.systemGray4), lineWidth: 0.5))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A box with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
