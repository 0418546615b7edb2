import ApusTesting
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@Suite("UIKit's app, screen and device") @MainActor
struct UIApplicationTests {
  private func screen(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> some View) -> Screen {
    Screen(
      Screen.Settings {
        $0.size = CGSize(width: width, height: height)
        $0.scale = 3
        $0.safeAreaInsets = EdgeInsets(top: 47, leading: 1, bottom: 34, trailing: 2)
      }, content: content)
  }

  @Test("the screen is the window's, also in the making of its first views, and follows it")
  func mainScreen() {
    struct Width: View {
      let width = UIScreen.main.bounds.width
      var body: some View { Text("\(Int(width)) \(Int(UIScreen.main.bounds.height))") }
    }
    let screen = screen(320, 568) { Width() }
    #expect(screen.contains("320 568"))
    #expect(UIScreen.main.scale == 3 && UIScreen.main.nativeScale == 3)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 960, height: 1704))
    screen.resize(to: CGSize(width: 700, height: 400))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 700, height: 400))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1200, height: 2100))
    #expect(UIScreen.screens == [.main] && UIScreen.main.maximumFramesPerSecond == 60)
  }

  @Test("the key window tells its insets by each of the ways that apps take")
  func keyWindow() throws {
    let shown = screen(320, 568) { Text("x") }
    defer { shown.close() }
    let insets = UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.windows.first?.safeAreaInsets == insets && scene.keyWindow?.safeAreaInsets == insets)
    #expect(UIApplication.shared.windows.first { $0.isKeyWindow }?.safeAreaInsets == insets)
    #expect(UIApplication.shared.keyWindow?.bounds == UIScreen.main.bounds)
    #expect(scene.activationState == .foregroundActive && scene.interfaceOrientation == .portrait)
    #expect(scene.statusBarManager?.statusBarFrame.height == 47 && scene.statusBarManager?.isStatusBarHidden == false)
    #expect(scene.screen === UIScreen.main && scene.keyWindow?.windowScene === scene)
    let nearest: UIScene = scene
    #expect(nearest.title == "" && UIScene.ActivationState.unattached.rawValue == -1)
    let manager: UIStatusBarManager? = scene.statusBarManager
    let window: UIWindow? = scene.keyWindow
    #expect(manager != nil && window?.frame == UIScreen.main.bounds)
  }

  @Test("the device is a phone or, in a large window, a tablet, held as the window is")
  func device() {
    _ = screen(390, 844) { Text("x") }
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.orientation.isPortrait && !UIDevice.current.orientation.isFlat)
    _ = screen(1180, 820) { Text("x") }
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.localizedModel == "iPad")
    #expect(UIDevice.current.orientation.isLandscape && UIDevice.current.orientation.isValidInterfaceOrientation)
    #expect(UIInterfaceOrientation.landscapeRight.isLandscape && UIInterfaceOrientation.portrait.isPortrait)
    #expect(UIDevice.current.systemName == "iOS" && Double(UIDevice.current.systemVersion) ?? 0 >= 17)
    #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == UIDevice.BatteryState.unknown)
    #expect(!UIDevice.current.name.isEmpty && UIDevice.current.isMultitaskingSupported)
    #expect(UIUserInterfaceIdiom.unspecified.rawValue == -1 && UIDeviceOrientation.faceDown.rawValue == 6)
  }

  @Test("traits tell light from dark, for the window or as they are made")
  func traits() {
    _ = Screen(Screen.Settings { $0.colorScheme = .dark }) { Text("x") }
    #expect(UITraitCollection.current.userInterfaceStyle == .dark && UITraitCollection.current.displayScale == 2)
    #expect(UIScreen.main.traitCollection == .current)
    _ = Screen { Text("x") }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == UIUserInterfaceStyle.dark)
    #expect(UITraitCollection().accessibilityContrast == UIAccessibilityContrast.unspecified)
  }

  @Test("resignFirstResponder, sent to nobody in particular, ends the editing of text")
  func endEditing() throws {
    struct Field: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        TextField("name", text: $text).focused($isFocused)
        Text(isFocused ? "editing" : "idle")
        Button("end") {
          UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
        }
        Button("window") { UIApplication.shared.keyWindow?.endEditing(true) }
        Button("other") { UIApplication.shared.sendAction("jump:", to: nil, from: nil, for: nil) }
      }
    }
    let screen = screen(320, 568) { Field() }
    for name in ["end", "window"] {
      try screen.element("name").tap()
      #expect(screen.contains("editing"))
      try screen.button(name).tap()
      screen.settle()
      #expect(screen.contains("idle"))
    }
    try screen.element("name").tap()
    try screen.button("other").tap()
    #expect(screen.contains("editing"))
    #expect(screen.diagnostics.contains { $0.contains("jump:") })
    #expect(!UIResponder().isFirstResponder && UIResponder().resignFirstResponder())
    #expect(!UIResponder().resignFirstResponder())
    #expect(UIEvent.self != UIResponder.self)
  }

  @Test("a message goes to who is named for it, with its sender and the event")
  func targets() {
    let target = Target()
    #expect(UIApplication.shared.sendAction("pressed:", to: target, from: "a", for: nil) && target.heard == ["a"])
    #expect(!UIApplication.shared.sendAction("other", to: target, from: nil, for: nil))
    #expect(UIApplication.shared.sendAction("resignFirstResponder", to: UIResponder(), from: nil, for: nil))
    #expect(UIResponder().responds(to: "resignFirstResponder") && !UIResponder().responds(to: "pressed:"))
  }

  @Test("addresses open by the desktop; an app is in use from its start to its end")
  func app() throws {
    final class Opener: URLOpener {
      var opened: [URL] = []
      func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        opened.append(url)
        completion(true)
      }
    }
    let (screen, opener) = (screen(320, 568) { Text("x") }, Opener())
    screen.desktop.urlOpener = opener
    let url = try #require(URL(string: "https://example.org"))
    nonisolated(unsafe) var accepted = false
    screen.withServices { UIApplication.shared.open(url) { accepted = $0 } }
    #expect(opener.opened == [url] && accepted)
    #expect(UIApplication.shared.canOpenURL(url) && UIApplication.shared.applicationState == .active)
    #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: "nothing"))))
    UIApplication.shared.isIdleTimerDisabled = true
    #expect(UIApplication.shared.isIdleTimerDisabled && UIApplication.State.background.rawValue == 2)
    #expect(UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue.hasSuffix("UniversalLinksOnly"))
  }
}

private final class Target: NSObject, SelectorPerforming {
  private(set) var heard: [String] = []

  static func method(for selector: String) -> ((AnyObject, [Any?]) -> Any?)? {
    guard selector == "pressed:" else { return nil }
    return { object, values in (object as? Target)?.heard.append("\(values[0] ?? "nobody")") }
  }
}
