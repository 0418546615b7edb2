package import LiveServices
package import SwiftUICore

extension Screen {
  /// What the screen's views share with other apps: a clipboard, dialogs for files and the like, of its own.
  package var desktop: DesktopServices { engine.services.desktop }

  /// Runs code from outside of views, such as UIKit's, which sees this screen whatever other screens do meanwhile.
  package func withServices<Result>(_ run: () throws -> Result) rethrows -> Result {
    try EngineServices.$ofTask.withValue(engine.services, operation: run)
  }
}

extension CommonServices {
  /// The fonts and symbols of all screens of the process.
  package static let ofProcess = CommonServices()
}
