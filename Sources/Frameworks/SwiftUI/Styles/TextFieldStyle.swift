import SwiftUICore

/// How text fields look; apply it with `textFieldStyle(_:)`.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What the style makes of a field.
  associatedtype _Body: View
  /// Makes a field's look around the line that is edited.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> Self._Body
  /// The line that is edited.
  typealias _Label = _TextFieldStyleLabel
}

/// The line that a text field edits, for styles.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// What the view shows.
  public var body: some View { content }
}

/// A line without any border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style of a line without border.
  public nonisolated init() {}
  /// The field's look in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.label }
}

/// A line in a box with round corners (Facts 3.3).
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style of a line in a box with round corners.
  public nonisolated init() {}
  /// The field's look in this style.
  public func _body(configuration: TextField<_Label>) -> some View {
    RoundedBorderField { configuration.label }
  }
}

private struct RoundedBorderField<Content: View>: View {
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    let box = RoundedRectangle(cornerRadius: 5)
    content
      .padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
      .background(isEnabled ? Color(UIColor.systemBackground) : Color(UIColor.tertiarySystemFill), in: box)
      // The border is a choice (Facts 3.3).
      .overlay(box.strokeBorder(Color(UIColor.systemGray4), lineWidth: 0.5))
  }
}

/// The look that fits the surroundings: no border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style that fields have without another.
  public nonisolated init() {}
  /// The field's look in this style.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlainTextFieldStyle()._body(configuration: configuration)
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

/// A text field style behind its type.
struct TextFieldStyleBox {
  let decorate: @MainActor (AnyView) -> AnyView

  nonisolated init<S: TextFieldStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    decorate = { line in
      AnyView(style._body(configuration: TextField(text: .constant("")) { _TextFieldStyleLabel(content: line) }))
    }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: TextFieldStyleBox { TextFieldStyleBox(DefaultTextFieldStyle()) }
}

extension EnvironmentValues {
  var textFieldStyleBox: TextFieldStyleBox {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the text fields inside look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyleBox, TextFieldStyleBox(style))
  }
}
