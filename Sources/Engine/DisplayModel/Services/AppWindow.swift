import Foundation

/// What can take the focus from what takes text in a window.
package protocol EditingWindow: AnyObject {
  /// Takes the focus from what takes text; returns whether something had it.
  func endEditing() -> Bool
}

/// The window that an app's code sees from outside of views, such as in `UIScreen.main.bounds`: the one whose code runs, or ran last.
@MainActor
package final class AppWindow {
  /// What it is like; that of a phone before there is one.
  package var configuration = HostConfiguration(size: CGSize(width: 390, height: 844), scale: 2)
  /// The window itself, while it is open.
  package private(set) weak var window: (any EditingWindow)?

  package init() {}

  /// That of the code that runs now; before anything was started it is like a phone's.
  package static var current: AppWindow { EngineServices.current?.window ?? beforeStart }
  private static let beforeStart = AppWindow()

  /// Takes the focus from what takes text; returns whether something had it.
  @discardableResult
  package func endEditing() -> Bool { window?.endEditing() ?? false }

  /// Code of a window's content is about to run, which sees the window from now on.
  package func isRunning(_ newWindow: any EditingWindow, _ newConfiguration: HostConfiguration?) {
    if window !== newWindow { window = newWindow }
    if let newConfiguration { configuration = newConfiguration }
  }
}
