public import SwiftUICore
import UIKitTypes

/// How text editors look; apply it with `textEditorStyle(_:)`.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = TextEditorStyleConfiguration
  /// Makes an editor's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of text editors is given.
nonisolated public struct TextEditorStyleConfiguration {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
}

extension TextEditorStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the text editors inside look.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings: text on the ground of the system, unless `scrollContentBackground` hides it.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style that editors have without another.
  public nonisolated init() {}
  /// The editor's look in this style.
  public func makeBody(configuration: Configuration) -> some View { EditorPane(configuration: configuration, hasGround: true) }
}

/// Text without a ground.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style of text without a ground.
  public nonisolated init() {}
  /// The editor's look in this style.
  public func makeBody(configuration: Configuration) -> some View { EditorPane(configuration: configuration, hasGround: false) }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that fits the surroundings.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text without a ground.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct EditorPane: View {
  let configuration: TextEditorStyleConfiguration
  let hasGround: Bool
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.metrics) private var metrics
  @Environment(\.appearance.values.textViews) private var attributes

  /// From the edges to the text; UIKit counts without what is left free beside letters.
  private var insets: EdgeInsets {
    guard let own = attributes.insets else { return metrics.textEditors.insets }
    let side = metrics.textEditors.insets.leading
    return EdgeInsets(top: own.top, leading: own.left + side, bottom: own.bottom, trailing: own.right + side)
  }

  var body: some View {
    ScrollView {
      EditedTextView(
        text: configuration.text, sizing: .editor(insets), selection: configuration.selection,
        label: EmptyView())
    }
    .background(hasGround && background != .hidden ? attributes.view.background?.color ?? metrics.textEditors.ground : .clear)
  }
}
