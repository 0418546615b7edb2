import Observation
import UIKit

/// The app's delegate: says what the icon's menu holds, and remembers where its entries lead.
@Observable
final class BridgeKeeper: NSObject, UIApplicationDelegate {
  /// The one of the app that runs: behind SwiftUI's scenes the application names a delegate of the system's own.
  private(set) static weak var current: BridgeKeeper?
  /// What has happened so far, the oldest first.
  private(set) var events: [String] = []
  /// The screen that is to show next.
  var wanted: Crossing?

  override init() {
    super.init()
    Self.current = self
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.shortcutItems = Self.shortcuts
    events.append(NSLocalizedString("The app has started", comment: "An event"))
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if let item = options.shortcutItem { open(item) }
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = BridgeSceneDelegate.self
    return configuration
  }

  /// Goes where a shortcut leads; answers whether there is such a place.
  @discardableResult
  func open(_ item: UIApplicationShortcutItem) -> Bool {
    guard let crossing = Crossing(rawValue: item.type) else { return false }
    events.append(item.localizedTitle)
    wanted = crossing
    return true
  }

  /// The entries of the icon's menu.
  static var shortcuts: [UIApplicationShortcutItem] {
    [
      UIApplicationShortcutItem(
        type: Crossing.canvas.rawValue, localizedTitle: NSLocalizedString("Draw a bridge", comment: "A shortcut"),
        localizedSubtitle: nil, icon: UIApplicationShortcutIcon(systemImageName: "scribble"), userInfo: nil),
      UIApplicationShortcutItem(
        type: Crossing.search.rawValue, localizedTitle: NSLocalizedString("Find a bridge", comment: "A shortcut"),
        localizedSubtitle: nil, icon: UIApplicationShortcutIcon(systemImageName: "magnifyingglass"), userInfo: nil),
    ]
  }
}

/// Hears of the icon's menu while the app runs.
final class BridgeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(BridgeKeeper.current?.open(shortcutItem) ?? false)
  }
}
