import CoreGraphicsTypes
public import Foundation
import SwiftUICore
public import UIKitTypes

/// A part of an app that is shown on its own.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// How near a scene is to the person.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in use.
    case foregroundActive
    /// It shows and is not in use.
    case foregroundInactive
    /// It does not show.
    case background
  }
  /// How near the scene is to the person.
  public internal(set) var activationState = ActivationState.foregroundActive
  /// The scene's title; empty where the app's views say it.
  public var title: String! = ""
  /// What the scene was opened for.
  public internal(set) lazy var session = UISceneSession(of: self)
  /// Hears of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  /// Posted when a scene has been connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene has gone.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene has come into use.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to be out of use.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene is about to show.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when a scene no longer shows.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// The scene of a window.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// That of the app whose code runs now.
  static var main: UIWindowScene { AppWindows.current.scene }

  /// The scene's windows that show, from back to front.
  public var windows: [UIWindow] { AppWindows.current.shown }
  /// The window that takes keys.
  public var keyWindow: UIWindow? { AppWindows.current.keyWindow }
  /// The screen that the scene is on.
  public var screen: UIScreen { UIScreen.main }
  /// How what shows is turned: as the window is higher or wider.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
  /// What the scene depends on.
  public var traitCollection: UITraitCollection { UITraitCollection.current }
  /// The bar with the time, for its height.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager.main }
}

/// What is known of the bar with the time, which a device shows above an app.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  static let main = UIStatusBarManager()
  /// Where the bar lies: as high as the window's inset at the top.
  public var statusBarFrame: CGRect {
    let window = AppWindow.current.configuration
    return CGRect(x: 0, y: 0, width: window.size.width, height: window.safeAreaInsets.top)
  }
  /// Whether the bar is hidden: where the window has none.
  public var isStatusBarHidden: Bool { AppWindow.current.configuration.safeAreaInsets.top == 0 }
}
