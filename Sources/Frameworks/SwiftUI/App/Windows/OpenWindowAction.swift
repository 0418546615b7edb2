import SwiftUICore

/// Opens windows of the app's scenes.
///
/// Read it from the environment and call it: `openWindow(id: "log")`. A window that is for the same value, or of which there is one
/// only, comes to the front instead.
@MainActor @preconcurrency
public struct OpenWindowAction {
  private let app: AppReference
  nonisolated init(app: RunningApp?) { self.app = AppReference(app) }

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String) { app.call("openWindow") { $0.openWindow(id: id, value: nil, type: nil) } }

  /// Opens the window for a value, of the first scene that has windows for values of its type.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    app.call("openWindow") { $0.openWindow(id: nil, value: value, type: D.self) }
  }

  /// Opens the window for a value, of the scene with an identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    app.call("openWindow") { $0.openWindow(id: id, value: value, type: D.self) }
  }
}

/// The app that an action is for, if the view belongs to one.
nonisolated struct AppReference: Equatable {
  private weak var app: RunningApp?
  init(_ app: RunningApp?) { self.app = app }
  static func == (a: Self, b: Self) -> Bool { a.app === b.app }

  @MainActor func call(_ name: String, _ action: (RunningApp) -> Void) {
    guard let app else { return Diagnostics.report("\(name) does nothing here: the view is shown without an app's scenes") }
    action(app)
  }
}

private enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction(app: nil) } }
private enum SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Opens windows of the app's scenes.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Whether `openWindow` can open windows beside the first: in apps it can, in a preview it cannot.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }
}
