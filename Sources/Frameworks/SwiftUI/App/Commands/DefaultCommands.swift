import SwiftUICore

/// What an app's menus have unless the app says otherwise.
@MainActor
struct DefaultCommands {
  let scenes: [NoteNode]
  let app: RunningApp

  struct Command {
    var title: String
    var shortcut: KeyboardShortcut?
    var action: () -> Void
  }

  /// The items at a place.
  func commands(for position: CommandGroupPlacement.Position) -> [Command] {
    let app = app
    switch position {
    case .newItem: return newWindows
    case .saveItem:
      return [
        Command(title: "Close", shortcut: KeyboardShortcut("w")) {
          if let window = app.frontToBack.first { app.close(window) }
        }
      ]
    case .appSettings:
      guard let settings = shown.first(where: { app.describe($0).kind == .settings }) else { return [] }
      return [Command(title: "Settings…", shortcut: shortcut(of: settings, or: KeyboardShortcut(","))) { app.open(settings) }]
    case .appTermination: return [Command(title: "Quit", shortcut: KeyboardShortcut("q")) { app.quit() }]
    case .singleWindowList:
      return shown.filter { app.describe($0).kind == .window }
        .map { scene in Command(title: title(of: scene), shortcut: shortcut(of: scene, or: nil)) { app.open(scene) } }
    default: return []
    }
  }

  /// The scenes whose commands are not left out.
  private var shown: [NoteNode] { scenes.filter { !$0.environment.sceneTraits.hasNoCommands } }

  private var newWindows: [Command] {
    let app = app
    let groups = shown.filter { app.describe($0).kind == .windowGroup && app.describe($0).valueType == nil }
    return groups.enumerated().map { index, scene in
      let name = groups.count == 1 ? "" : title(of: scene)
      return Command(
        title: name.isEmpty ? "New Window" : "New \(name) Window",
        shortcut: shortcut(of: scene, or: index == 0 ? KeyboardShortcut("n") : nil)
      ) { app.open(scene) }
    }
  }

  private func shortcut(of scene: NoteNode, or standard: KeyboardShortcut?) -> KeyboardShortcut? {
    scene.environment.sceneTraits.shortcut ?? standard
  }

  /// What a scene calls itself.
  private func title(of scene: NoteNode) -> String { scene.elements.first?.label ?? "" }
}
