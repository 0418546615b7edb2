import SwiftUICore

/// The app whose code runs, for code outside of its views: AppKit's names for the app and its windows.
@MainActor
package final class CurrentApp {
  weak var app: RunningApp?

  init() {}

  /// That of the code that runs now, or ran last; without scenes, as in a test of one view, it has no windows.
  package static var shared: CurrentApp { EngineServices.keptNow { CurrentApp() } }

  /// Whether the app is in use.
  package var isActive: Bool { app?.phase == .active }
  /// Whether a window is open.
  package var hasWindow: Bool { app?.windows.isEmpty == false }

  /// Closes all windows, and so ends the app.
  package func quit() { call("terminate") { $0.quit() } }
  /// Closes the front window.
  package func closeFront() { call("close") { app in app.frontToBack.first.map { app.close($0) } } }
  /// Brings the front window before those of other apps.
  package func bringToFront() { call("activate") { app in app.frontToBack.first.map { app.bringToFront($0) } } }

  private func call(_ name: String, _ action: (RunningApp) -> Void) { AppReference(app).call(name, action) }
}
