public import SwiftUICore

/// A part of an app that the system shows in windows.
///
/// A scene says what its windows are like and what they show; the system decides when they open. An app's own type says its
/// scenes in `body`, and may have state, which all of its windows share.
///
///     struct TownScene: Scene {
///       var body: some Scene { WindowGroup { Text("Kyoto") } }
///     }
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's parts.
  associatedtype Body: Scene
  /// The scene's parts.
  @SceneBuilder var body: Self.Body { get }
  /// What stands for the scene among the app's scenes.
  var _scene: AnyView { get }
}

extension Scene {
  @MainActor public var _scene: AnyView { AnyView(BodyView(self, SceneBody<Self>.self)) }
}

/// The parts of an app's own scene.
private enum SceneBody<S: Scene>: BodySource {
  static func body(of scene: S) -> AnyView {
    // Safe: bodies are evaluated on the main thread, where the scene stays.
    nonisolated(unsafe) let scene = scene
    return MainThread.isolated { scene.body._scene }
  }
}

/// A scene that the framework has.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { primitiveBody("\(Self.self)") }
}

extension Never: Scene {
  @MainActor public var _scene: AnyView { AnyView(EmptyView()) }
}

extension Optional: Scene, _PrimitiveScene where Wrapped: Scene {
  @MainActor public var _scene: AnyView { AnyView(map { $0._scene }) }
}

extension Group: Scene, _PrimitiveScene where Content: Scene {
  /// Treats scenes as one statement.
  public nonisolated init(@SceneBuilder content: () -> Content) { self = .of(content()) }
  @MainActor public var _scene: AnyView { content._scene }
}

/// Builds an app's scenes from the statements of its body.
@resultBuilder
public struct SceneBuilder {
  /// Takes a scene as it stands.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Takes a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Takes several scenes, of which the first opens at launch.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneTuple(repeat each content)
  }
  /// Has a scene only when the condition of an `if` without `else` holds.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }
  /// Takes a scene that is only available on some systems.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Scenes one after the other.
nonisolated private struct SceneTuple<each Content: Scene>: _PrimitiveScene {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
  @MainActor var _scene: AnyView { AnyView(TupleView((repeat (each content)._scene))) }
}

/// A scene with modifiers of views around what stands for it.
nonisolated package struct ModifiedScene<Content: Scene, Modified: View>: _PrimitiveScene {
  let content: Content
  let modify: (VStack<AnyView>) -> Modified
  // In a stack several scenes are one view, which is modified once.
  @MainActor package var _scene: AnyView { AnyView(modify(VStack { content._scene })) }
}

extension Scene {
  /// Modifies what stands for the scenes, as a view is modified.
  package nonisolated func modified<Modified: View>(
    _ modify: @escaping (VStack<AnyView>) -> Modified
  ) -> ModifiedScene<Self, Modified> { ModifiedScene(content: self, modify: modify) }
}
