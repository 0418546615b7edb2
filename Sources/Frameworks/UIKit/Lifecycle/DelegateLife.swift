package import Foundation
package import SwiftUI
import QuartzCore
import SwiftUICore
import UIKitTypes

/// Tells an app's delegate, and its scene's, how the app's life goes on, in UIKit's order.
@MainActor
final class DelegateLife: AppLife {
  private let delegate: any NSObject & UIApplicationDelegate
  /// Whether the delegate is the whole app: its windows are the content.
  private let isWholeApp: Bool
  private let writeDelegate: ((inout EnvironmentValues) -> Void)?
  private var phase = ScenePhase.background
  private var sceneDelegate: (any UISceneDelegate)? { scene.delegate }
  private let scene = UIWindowScene()

  init(
    _ delegate: any NSObject & UIApplicationDelegate, isWholeApp: Bool,
    writeDelegate: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    self.delegate = delegate
    self.isWholeApp = isWholeApp
    self.writeDelegate = writeDelegate
  }

  private var app: UIApplication { UIApplication.shared }

  func start() {
    app.delegate = delegate
    app.applicationState = .inactive
    AppWindows.current.areContent = isWholeApp
    AppWindows.current.scene = scene
    if let writeDelegate { OuterEnvironment.current.set(for: self, writeDelegate) }
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    let isOwn = delegate.application(app, didFinishLaunchingWithOptions: nil)
    if isOwn { delegate.applicationDidFinishLaunching(app) }
    post(UIApplication.didFinishLaunchingNotification)
  }

  func connect() {
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(app, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
    if let type = configuration.delegateClass { scene.delegate = sceneDelegate(of: type) }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    sceneDelegate?.scene(scene, willConnectTo: scene.session, options: options)
    if isWholeApp, AppWindows.current.shown.isEmpty {
      Diagnostics.report(
        "\(type(of: delegate)): no window shows; make one in scene(_:willConnectTo:options:) or at the start, keep it, and call "
          + "makeKeyAndVisible()")
    }
  }

  private func sceneDelegate(of type: AnyClass) -> (any UISceneDelegate)? {
    guard let type = type as? any (NSObject & UISceneDelegate).Type else {
      Diagnostics.report(
        "\(type) is to hear of scenes: it must be a subclass of NSObject or UIResponder, and a UIWindowSceneDelegate")
      return nil
    }
    return ObjectMaking.delegate(of: type)
  }

  func phaseDidChange(_ new: ScenePhase) {
    AppWindows.current.showWaiting()
    // One step after the other: nobody comes into use from the background at once.
    while phase < new { comeNearer() }
    while phase > new { goAway() }
  }

  private func comeNearer() {
    if phase == .background {
      phase = .inactive
      scene.activationState = .foregroundInactive
      app.applicationState = .inactive
      if let sceneDelegate {
        sceneDelegate.sceneWillEnterForeground(scene)
      } else {
        tellApp { $0.applicationWillEnterForeground(app) }
      }
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
      post(UIApplication.willEnterForegroundNotification)
    } else {
      phase = .active
      scene.activationState = .foregroundActive
      app.applicationState = .active
      hasBeenActive = true
      if let sceneDelegate { sceneDelegate.sceneDidBecomeActive(scene) } else { tellApp { $0.applicationDidBecomeActive(app) } }
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
      post(UIApplication.didBecomeActiveNotification)
    }
  }

  private func goAway() {
    if phase == .active {
      phase = .inactive
      if let sceneDelegate { sceneDelegate.sceneWillResignActive(scene) } else { tellApp { $0.applicationWillResignActive(app) } }
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
      post(UIApplication.willResignActiveNotification)
      scene.activationState = .foregroundInactive
      app.applicationState = .inactive
    } else {
      phase = .background
      scene.activationState = .background
      app.applicationState = .background
      if let sceneDelegate {
        sceneDelegate.sceneDidEnterBackground(scene)
      } else {
        tellApp { $0.applicationDidEnterBackground(app) }
      }
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
      post(UIApplication.didEnterBackgroundNotification)
    }
  }

  private var hasBeenActive = false

  /// Apps of SwiftUI's scenes are told by their scenes; a whole app without scenes is told itself, but not that it comes to the
  /// foreground when it starts.
  private func tellApp(_ tell: (any UIApplicationDelegate) -> Void) {
    guard isWholeApp, phase != .inactive || hasBeenActive else { return }
    tell(delegate)
  }

  func open(_ url: URL) {
    if let sceneDelegate {
      sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    } else {
      _ = delegate.application(app, open: url, options: [:])
    }
  }

  func end() {
    phaseDidChange(.background)
    sceneDelegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    delegate.applicationWillTerminate(app)
    post(UIApplication.willTerminateNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: app) }
}

/// An app that is its delegate: one window, in which the windows that the delegate makes show.
package struct DelegateApp: App {
  /// The class of the delegate.
  @MainActor package static var delegateType: (any (NSObject & UIApplicationDelegate).Type)?

  package init() {
    guard let type = Self.delegateType else { return }
    AppLives.begin(DelegateLife(ObjectMaking.delegate(of: type), isWholeApp: true))
  }

  package var body: some Scene { WindowGroup { AppWindowsContent() } }
}

/// The windows of an app that is its delegate.
private struct AppWindowsContent: View {
  var body: some View { WindowPlane(windows: AppWindows.current) }
}
