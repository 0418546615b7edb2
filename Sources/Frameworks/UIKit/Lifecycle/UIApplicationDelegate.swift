public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// Hears of an app's life.
///
/// Marked with `@main`, a class of delegates is a whole app, whose windows it makes itself; in an app of SwiftUI's scenes,
/// ``UIApplicationDelegateAdaptor`` makes the delegate.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, where it has no scenes.
  var window: UIWindow? { get set }
  /// The app is about to have started.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has started.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has started.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app has come into use; apps with delegates of scenes hear of it there.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to be out of use; apps with delegates of scenes hear of it there.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app no longer shows; apps with delegates of scenes hear of it there.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to show again; apps with delegates of scenes hear of it there.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short, which nobody says here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The app is asked to open an address; answers whether it does.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Says what a new scene is like: who hears of it.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes are gone for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// In which ways a window may be turned.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// An entry of the icon's menu was chosen, of which desktops have none.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// A server knows the device, which none does here.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// No server knows the device.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// It may.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// It may.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// It does not.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// What `UIApplicationSceneManifest` in the bundle's Info.plist says.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// In all but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// It has not.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Nothing.
  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  /// Nothing.
  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}

  /// Starts an app whose delegate is of the class: it is what `@main` calls.
  public static func main() {
    guard let type = self as? any (NSObject & UIApplicationDelegate).Type else {
      fatalError("\(self): an app's delegate is a subclass of NSObject or UIResponder")
    }
    DelegateApp.delegateType = type
    StartedApps.run(DelegateApp.self)
  }
}

/// Starts an app whose delegate is of a class, by its name; it does not return.
///
/// The app's own class, `principalClassName`, is UIApplication's here.
@MainActor @preconcurrency
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName, let type = DelegateClasses.named(delegateClassName) as? any (NSObject & UIApplicationDelegate).Type
  else {
    Diagnostics.report(
      "UIApplicationMain: there is no class of delegates called \"\(delegateClassName ?? "")\"; give NSStringFromClass of one")
    return 1
  }
  DelegateApp.delegateType = type
  StartedApps.run(DelegateApp.self)
}

extension UIApplication {
  /// Hears of the app's life.
  public var delegate: (any UIApplicationDelegate)? {
    get { DelegateStorage.delegate }
    set { DelegateStorage.delegate = newValue }
  }
}

@MainActor
private enum DelegateStorage {
  static var delegate: (any UIApplicationDelegate)?
}
