public import Foundation
import UIKitTypes

/// Hears of a scene's life.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to be there: a delegate of windows makes one for it here.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene has come into use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be out of use.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to show.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene no longer shows.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is asked to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Hears of the life of a window's scene.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// An entry of the icon's menu was chosen, of which desktops have none.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// It has not.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// What a scene was opened for, and what it is like.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// What kind of scene it is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name as it is stored.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A screen beside the device's own.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  /// The scene while it is there.
  public private(set) weak var scene: UIScene?
  /// What kind of scene it is.
  public let role = Role.windowApplication
  /// What the scene is like.
  public internal(set) var configuration: UISceneConfiguration
  /// A name of the session that no other one has.
  public let persistentIdentifier = UUID().uuidString
  /// What the app keeps with the session.
  public var userInfo: [String: Any]?

  init(of scene: UIScene) {
    self.scene = scene
    configuration = SceneManifest(of: .main).configuration
  }
}

/// What a scene is like: its name and who hears of it.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// What kind of scene it is.
  public let role: UISceneSession.Role
  /// The class of the scene; all are ``UIWindowScene`` here.
  public var sceneClass: AnyClass?
  /// The class of who hears of the scene.
  public var delegateClass: AnyClass?

  /// Creates a configuration: that of the name in the bundle's Info.plist where there is one.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    delegateClass = SceneManifest(of: .main).delegateClass(name: name)
  }
}

extension UIScene {
  /// What a scene is opened with.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    /// Addresses that the app is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The entry of the icon's menu; desktops have none.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The app that asked, by its identifier.
    public let sourceApplication: String?

    init(urls: [URL] = []) {
      urlContexts = Set(urls.map(UIOpenURLContext.init))
      shortcutItem = nil
      sourceApplication = nil
    }
  }
}

/// An address that an app is to open.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// What is said with it.
  public let options = UISceneOpenURLOptions()

  init(_ url: URL) { self.url = url }
}

/// What is said with an address.
@MainActor @preconcurrency
public final class UISceneOpenURLOptions: NSObject {
  /// The app that asked, by its identifier; nobody says it here.
  public let sourceApplication: String? = nil
  /// What the other app says besides.
  public let annotation: Any? = nil
  /// Whether the file is to be changed in its place.
  public let openInPlace = false
}

/// What a bundle's Info.plist says of the app's scenes: `UIApplicationSceneManifest`.
///
/// Classes are named with their module, such as `Towns.SceneDelegate`; `$(PRODUCT_MODULE_NAME)` stands for that of the app's delegate.
@MainActor
struct SceneManifest {
  private let scenes: [[String: Any]]

  init(of bundle: Bundle) { self.init(info: bundle.infoDictionary ?? [:]) }

  init(info: [String: Any]) {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    scenes = configurations?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
  }

  /// What the first scene is like.
  var configuration: UISceneConfiguration {
    UISceneConfiguration(name: scenes.first?["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
  }

  /// Who hears of a scene; the first one's for no name.
  func delegateClass(name: String?) -> AnyClass? {
    let scene = scenes.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    return (scene?["UISceneDelegateClassName"] as? String).flatMap { DelegateClasses.named($0) }
  }
}

/// Classes by their names.
@MainActor
enum DelegateClasses {
  /// A class by its name with its module; without one it is looked for in the module of the app's delegate.
  static func named(_ name: String) -> AnyClass? {
    let module = UIApplication.shared.delegate.map { String(reflecting: type(of: $0)).prefix { $0 != "." } } ?? ""
    let full = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    return NSClassFromString(full) ?? NSClassFromString("\(module).\(full)")
  }
}
