public import Foundation
import SwiftUICore

/// Names work that an app does while it does not show.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Names work by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may be started to fetch something while it does not show.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and the person cannot change that; the person has said no; it may.
  case restricted = 0, denied, available
}

/// What came of fetching something while the app did not show.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new; nothing new; an error.
  case newData = 0, noData, failed
}

/// A desktop's app runs until it is closed, whether it shows or not: work takes the time that it takes.
extension UIApplication {
  /// Begins work that is to go on while the app does not show; it is never asked to stop.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins work with a name that is to go on while the app does not show; it is never asked to stop.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Ends work.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Seconds that are left for work while the app does not show: there is no limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app may be started to fetch something: it runs as long as the person lets it.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether files that are kept under lock can be read: desktops lock none.
  public var isProtectedDataAvailable: Bool { true }

  /// Asks for messages from a server, which desktops do not carry; that is reported once.
  public func registerForRemoteNotifications() {
    guard !hasAskedForMessages else { return }
    hasAskedForMessages = true
    Diagnostics.report(
      "UIApplication.registerForRemoteNotifications(): no service of the desktop carries messages from servers; none will come")
  }
  /// Asks for messages from a server no longer.
  public func unregisterForRemoteNotifications() {}
  /// Whether messages from a server come: no.
  public var isRegisteredForRemoteNotifications: Bool { false }
}
