import SwiftUICore

extension Scene {
  /// Adds commands to the app's menus.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    SceneWithCommands(scene: self, commands: content())
  }

  /// Leaves out the commands that the system has for the scene, and those that are added to it inside.
  public nonisolated func commandsRemoved() -> some Scene { trait(\.hasNoCommands, true) }

  /// Has commands instead of those that the system has for the scene, and of those that are added to it inside.
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    SceneWithCommands(scene: commandsRemoved(), commands: content())
  }
}

nonisolated private struct SceneWithCommands<Content: Scene, Added: Commands>: _PrimitiveScene {
  let scene: Content
  let commands: Added
  @MainActor var _scene: AnyView { AnyView(TupleView((scene._scene, commands._commands))) }
}
