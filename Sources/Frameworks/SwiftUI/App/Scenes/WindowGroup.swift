public import SwiftUICore

/// Windows that show the same views, each with state of its own; the first scene's opens at launch.
///
///     WindowGroup("Towns", id: "towns") { List { Text("Kyoto") } }
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
  let title: Text?
  let id: String?
  let valueType: Any.Type?
  let content: (WindowValue) -> Content

  init(
    title: Text?, id: String?, valueType: Any.Type? = nil, makeContent: @escaping (WindowValue) -> Content
  ) {
    self.title = title
    self.id = id
    self.valueType = valueType
    content = makeContent
  }

  @MainActor public var _scene: AnyView {
    let (title, content) = (title, content)
    let description = SceneDescription(kind: .windowGroup, id: id, title: title, valueType: valueType) { value in
      let view = content(value)
      return title.map { AnyView(view.windowTitle($0, isFallback: true)) } ?? AnyView(view)
    }
    return description.view
  }
}

extension WindowGroup {
  nonisolated init(title: Text?, id: String?, content: Content) {
    self.init(title: title, id: id) { _ in content }
  }

  /// Creates windows with the app's name as title, unless their content has a title of its own.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(title: nil, id: nil, content: content()) }
  /// Creates windows with a title of the app's string tables, unless their content has a title of its own.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: nil, content: content())
  }
  /// Creates windows with a title, unless their content has a title of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: nil, content: content())
  }
  /// Creates windows with a title, unless their content has a title of its own.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: nil, content: content())
  }
  /// Creates windows that `openWindow` finds by an identifier.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.init(title: nil, id: id, content: content()) }
  /// Creates windows with a title of the app's string tables that `openWindow` finds by an identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content())
  }
  /// Creates windows with a title that `openWindow` finds by an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: id, content: content())
  }
  /// Creates windows with a title that `openWindow` finds by an identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: id, content: content())
  }

  /// Creates windows whose views are made when one opens.
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: nil) { _ in makeContent() }
  }
  /// Creates windows with an identifier whose views are made when one opens.
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: id) { _ in makeContent() }
  }
}
