import Foundation

/// The window that an app's code sees from outside of views, such as in `UIScreen.main.bounds`: the one whose code runs, or ran last.
@MainActor
package enum AppWindow {
  /// What it is like; that of a phone before there is one.
  package static var configuration = HostConfiguration(size: CGSize(width: 390, height: 844), scale: 2)
  fileprivate static var graph: WeakReference<ViewGraph>?

  /// Takes the focus from what takes text; returns whether something had it.
  @discardableResult
  package static func endEditing() -> Bool {
    guard let focus = graph?.object?.focus, focus.target != nil else { return false }
    focus.focus(nil)
    return true
  }

  /// Code of a window's content is about to run, which sees the window from now on.
  static func isRunning(_ newGraph: ViewGraph, _ newConfiguration: HostConfiguration?) {
    if graph?.object !== newGraph { graph = newGraph.weakReference }
    if let newConfiguration { configuration = newConfiguration }
  }
}
