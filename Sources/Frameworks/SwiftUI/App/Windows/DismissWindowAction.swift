import SwiftUICore

/// Closes windows of the app.
///
/// Read it from the environment and call it: `dismissWindow()` closes the view's own window.
@MainActor @preconcurrency
public struct DismissWindowAction {
  private let app: AppReference
  private let window: WeakWindow
  nonisolated init(window: SceneWindow?, app: RunningApp?) {
    self.app = AppReference(app)
    self.window = WeakWindow(window)
  }

  /// Closes the window that the view is in; from outside of windows, as in commands, the front one.
  public func callAsFunction() {
    app.call("dismissWindow") { app in
      if let window = window.window ?? app.frontToBack.first { app.close(window) }
    }
  }

  /// Closes the windows of the scene with an identifier.
  public func callAsFunction(id: String) { app.call("dismissWindow") { $0.dismissWindow(id: id, value: nil, type: nil) } }

  /// Closes the window for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    app.call("dismissWindow") { $0.dismissWindow(id: nil, value: value, type: D.self) }
  }

  /// Closes the window for a value, of the scene with an identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    app.call("dismissWindow") { $0.dismissWindow(id: id, value: value, type: D.self) }
  }
}

nonisolated private struct WeakWindow: Equatable {
  private(set) weak var window: SceneWindow?
  init(_ window: SceneWindow?) { self.window = window }
  static func == (a: Self, b: Self) -> Bool { a.window === b.window }
}

private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction(window: nil, app: nil) }
}

extension EnvironmentValues {
  /// Closes windows of the app.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }
}
