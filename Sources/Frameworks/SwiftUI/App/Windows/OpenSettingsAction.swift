import SwiftUICore

/// Opens the window of the app's `Settings` scene.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  private let app: AppReference
  nonisolated init(app: RunningApp?) { self.app = AppReference(app) }

  /// Opens the settings, or brings them to the front.
  public func callAsFunction() { app.call("openSettings") { $0.openSettings() } }
}

private enum OpenSettingsKey: EnvironmentKey { static var defaultValue: OpenSettingsAction { OpenSettingsAction(app: nil) } }

extension EnvironmentValues {
  /// Opens the window of the app's settings.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}
