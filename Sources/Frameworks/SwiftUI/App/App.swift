public import SwiftUICore

/// An app: what it is made of.
///
/// Mark one type of the program with `@main`; its scene opens when the program starts.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Self.Body { get }
  /// Creates the app.
  init()
  /// Starts the app.
  static func main()
}

extension App {
  /// Starts the app in the host that the environment asks for; see `Launcher`.
  public static func main() { Launcher.run(Self.self) }
}

/// A part of an app that the system shows: a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's parts.
  associatedtype Body: Scene
  /// The scene's parts.
  @SceneBuilder var body: Self.Body { get }
  /// What the scene's window shows.
  func _windowContent() -> AnyView?
}

extension Scene {
  @MainActor public func _windowContent() -> AnyView? { body._windowContent() }
}

extension Never: Scene {
  @MainActor public func _windowContent() -> AnyView? { nil }
}

/// Builds an app's scene from the statements of its body; there can be one.
@resultBuilder
public struct SceneBuilder {
  /// Takes a scene as it stands.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Takes the only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window with some content; the first one opens at launch.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let content: Content
  let title: Text?

  /// Creates a window with the app's name as title, unless its content has a title of its own.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
  }
  /// Creates a window with a title of the app's string tables, unless its content has a title of its own.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
    title = Text(titleKey)
  }
  /// Creates a window with a title, unless its content has a title of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.title = Text(title)
  }
  /// Creates a window of a kind that has an identifier.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  @MainActor public var body: Never { primitiveBody("WindowGroup") }
  @MainActor public func _windowContent() -> AnyView? {
    title.map { AnyView(content.windowTitle($0, isFallback: true)) } ?? AnyView(content)
  }
}
