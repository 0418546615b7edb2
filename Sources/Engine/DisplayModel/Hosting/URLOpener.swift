package import Foundation

/// Shows what an address stands for in another app.
///
/// The host that starts an app puts the desktop's in place; without one nothing is shown, and the developer is told.
@MainActor
package protocol URLOpener: AnyObject {
  /// Begins to open an address, without waiting, and says later on the main thread whether an app has taken it.
  func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)
}

/// An opener for pictures and tests.
@MainActor
package final class ReportingURLOpener: URLOpener {
  package init() {}
  package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    Diagnostics.report("\(url.absoluteString) would open in another app; without a window nothing does")
    completion(false)
  }
}
