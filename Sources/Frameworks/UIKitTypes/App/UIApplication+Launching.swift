public import Foundation
import SwiftUICore

extension UIApplication {
  /// Why an app was started, of what its delegate is told; a desktop starts apps without any of these.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To open an address, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for it, by its identifier.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message from a server.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// Something of interest about where the device is.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// A shortcut of the app's icon, a ``UIApplicationShortcutItem``.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// What the person did elsewhere and goes on with.
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// What is told beside an address that is to be opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked for it, by its identifier.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// More from that app.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is to be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How large the person wants text in the app's window.
  public var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(AppWindow.dynamicTypeSize) }
  /// From which side lines run in the app's window.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    AppWindow.current.configuration.isRightToLeft ?? (Locale.current.language.characterDirection == .rightToLeft)
      ? .rightToLeft : .leftToRight
  }
  /// The address of the app's settings for messages, which desktops do not have.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted when the person has taken a picture of the screen; desktops do not say so.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when memory is short; desktops do not say so.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the day or the time zone changes; desktops do not say so.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when an app has been started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
}

/// From which side lines run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left; from the right.
  case leftToRight = 0, rightToLeft
}
