public import Combine
public import Foundation
public import Observation
public import SwiftUICore

extension Scene {
  /// Sets a value of the environment for what the scene's windows show; values set further in win.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Gives an observable object to every view in the scene's windows that asks for one of its type; `nil` takes it away.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { $0.environment(object) }
  }

  /// Gives an object to every view in the scene's windows that asks for one of its type with `@EnvironmentObject`.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { $0.environmentObject(object) }
  }

  /// Edits a value of the environment for what the scene's windows show.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    modified { $0.transformEnvironment(keyPath, transform: transform) }
  }

  /// Sets where the values of `AppStorage` in the scene's windows are kept that name no place of their own.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }
}
