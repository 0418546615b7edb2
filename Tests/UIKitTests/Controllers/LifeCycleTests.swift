import ApusTesting
import Combine
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct LifeCycleTests {
  @MainActor static var told: [String] = []

  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var name = "Nara"
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      LifeCycleTests.told.append("didFinishLaunching")
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      LifeCycleTests.told.append("configurationForConnecting")
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
    func applicationWillTerminate(_ application: UIApplication) { LifeCycleTests.told.append("willTerminate") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      LifeCycleTests.told.append("willConnect")
    }
    func sceneWillEnterForeground(_ scene: UIScene) { LifeCycleTests.told.append("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { LifeCycleTests.told.append("didBecomeActive") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      for context in URLContexts {
        let options: UISceneOpenURLOptions = context.options
        LifeCycleTests.told.append("open \(context.url) \(options.openInPlace)")
      }
    }
  }

  struct Adapted: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Named() } }
    struct Named: View {
      @EnvironmentObject var delegate: Delegate
      var body: some View { Text(verbatim: delegate.name) }
    }
  }

  @Test("An app's delegate hears of its start before its views are made, its scene's of the scene, and views have it")
  func adaptor() throws {
    Self.told = []
    let app = Screen.Windows(Adapted())
    #expect(
      Self.told == [
        "didFinishLaunching", "configurationForConnecting", "willConnect", "willEnterForeground", "didBecomeActive",
      ])
    #expect(app.front.contains("Nara"))
    let delegate: any UISceneDelegate = try #require(UIApplication.shared.connectedScenes.first?.delegate)
    #expect(delegate is SceneDelegate)
    app.open(try #require(URL(string: "town://nara")))
    #expect(Self.told.last == "open town://nara false")
    #expect(UIApplication.shared.delegate is Delegate)
    #expect(UIApplication.shared.applicationState == .active)
  }

  final class WholeApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let made = UIWindow(frame: UIScreen.main.bounds)
      made.rootViewController = UIHostingController(rootView: Text("Whole"))
      made.makeKeyAndVisible()
      window = made
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { LifeCycleTests.told.append("didBecomeActive") }
    func applicationWillEnterForeground(_ application: UIApplication) { LifeCycleTests.told.append("willEnterForeground") }
  }

  @Test("A class of delegates is a whole app, whose window is the content")
  func wholeApp() throws {
    Self.told = []
    DelegateApp.delegateType = WholeApp.self
    defer { DelegateApp.delegateType = nil }
    let app = Screen.Windows(DelegateApp())
    #expect(app.front.contains("Whole"))
    #expect(Self.told == ["didBecomeActive"])
    let window = try #require(UIApplication.shared.delegate?.window)
    #expect(UIApplication.shared.windows == [window] && UIApplication.shared.keyWindow === window)
    #expect(window.rootViewController?.view.window === window)
  }

  @Test("Scenes have a session whose configuration follows names")
  func scenes() throws {
    _ = Screen { Text("Nara") }
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    let session: UISceneSession = scene.session
    #expect(session.role == .windowApplication && session.scene === scene)
    #expect(UIApplication.shared.openSessions == [session])
    #expect(UISceneConfiguration(name: "Default", sessionRole: .windowApplication).delegateClass == nil)
  }
}
