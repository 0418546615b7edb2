import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// What modifiers say of a scene; what an inner one says goes before.
struct SceneTraits: Equatable {
  /// The size of the content of a new window, in points.
  var size: CGSize?
  var resizability = WindowResizability.automatic
  var frame = WindowAttributes.Frame.titled
  var level = WindowLevel.automatic
  /// What opens a window of the scene; `nil` inside leaves it to the system.
  var shortcut: KeyboardShortcut??
  var launchBehavior = SceneLaunchBehavior.automatic
  /// Whether the scene's commands, and those that the system has for it, are left out.
  var hasNoCommands = false
}

private enum SceneTraitsKey: EnvironmentKey { static var defaultValue: SceneTraits { SceneTraits() } }

extension EnvironmentValues {
  /// What is said of the scenes here.
  var sceneTraits: SceneTraits {
    get { self[SceneTraitsKey.self] }
    set { self[SceneTraitsKey.self] = newValue }
  }
}

extension Scene {
  /// Says something of the scenes inside.
  nonisolated func trait<Value>(_ keyPath: WritableKeyPath<SceneTraits, Value>, _ value: Value) -> some Scene {
    // Safe: traits are written on the main thread, where scenes are made.
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return modified { $0.modifier(EnvironmentWritingModifier { $0.sceneTraits[keyPath: keyPath] = value }) }
  }
}
