import EngineRuntime
public import Foundation
public import FoundationAdditions
import SwiftUICore

/// The app that runs, as UIKit names it.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  private override init() { super.init() }

  /// The app that runs.
  public static let shared = UIApplication()

  /// Whether the app is in use.
  public enum State: Int, Sendable {
    /// It is in use.
    case active
    /// It shows and is not in use.
    case inactive
    /// It does not show.
    case background
  }
  /// Whether the app is in use.
  public package(set) var applicationState = State.active
  /// Whether the screen is to stay on while nobody touches it.
  public var isIdleTimerDisabled = false
  /// What the app's icon counts.
  public var applicationIconBadgeNumber = 0
  /// What people can have the app do from its icon, as the app sets it.
  public var shortcutItems: [UIApplicationShortcutItem]?
  var lastTask = 0
  var hasAskedForMessages = false

  /// How an address is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as it is stored.
    public let rawValue: String
    /// Creates a value from the one stored.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an app that the address belongs to.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens an address in the desktop's app for it, and says later whether one has taken it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    DesktopServices.current.urlOpener.open(url) { completion?($0) }
  }

  /// Whether an address names a kind of thing that a desktop opens: it has a scheme.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// The address of the app's settings, which desktops do not have.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Sends a message to an object, or to whoever takes it; returns whether somebody did.
  ///
  /// Of messages to nobody in particular `resignFirstResponder` is known: it ends the editing of text.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return SelectorCall.perform(action, on: target as AnyObject, [sender, event]) != nil }
    guard action.baseName == "resignFirstResponder" else {
      Diagnostics.report("UIApplication.sendAction(\(action)): nobody in particular takes it; name the object that does")
      return false
    }
    return AppWindow.current.endEditing()
  }

  /// Posted when the app has come into use.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to be out of use.
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app no longer shows.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to show again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
