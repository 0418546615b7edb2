public import SwiftUICore

/// A window of which there is one; opening it again brings it to the front.
///
///     Window("Legend", id: "legend") { Text("Rain in millimetres") }
nonisolated public struct Window<Content: View>: _PrimitiveScene {
  private let title: Text
  private let id: String
  private let content: Content

  /// Creates a window with a title, unless its content has a title of its own.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }
  /// Creates a window with a title of the app's string tables, unless its content has a title of its own.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  /// Creates a window with a title, unless its content has a title of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  @MainActor public var _scene: AnyView {
    let (title, content) = (title, content)
    let description = SceneDescription(kind: .window, id: id, title: title) { _ in
      AnyView(content.windowTitle(title, isFallback: true))
    }
    return description.view
  }
}
