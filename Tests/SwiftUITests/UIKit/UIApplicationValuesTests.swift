import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKitTypes

@Suite("What UIKit's app, device and geometry tell") @MainActor
struct UIApplicationValuesTests {
  @Test("work goes on as long as it takes; messages from servers do not come, which is said once")
  func background() throws {
    let screen = Screen { EmptyView() }
    screen.withServices {
      let app = UIApplication.shared
      let first = app.beginBackgroundTask(withName: "sync") {}, second = app.beginBackgroundTask()
      #expect(first != .invalid && first != second && app.backgroundTimeRemaining == .greatestFiniteMagnitude)
      app.endBackgroundTask(first)
      #expect(
        UIBackgroundTaskIdentifier(rawValue: 0) == .invalid && app.backgroundRefreshStatus == UIBackgroundRefreshStatus.available)
      app.registerForRemoteNotifications()
      app.registerForRemoteNotifications()
      app.unregisterForRemoteNotifications()
      #expect(
        !app.isRegisteredForRemoteNotifications && app.isProtectedDataAvailable && UIBackgroundFetchResult.noData.rawValue == 1)
    }
    let item = UIMutableApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "a town", icon: UIApplicationShortcutIcon(systemImageName: "plus"))
    UIApplication.shared.shortcutItems = [item]
    let copy = try #require(item.copy() as? UIApplicationShortcutItem)
    item.localizedTitle = "Newer"
    #expect(copy.localizedTitle == "New" && copy.type == "new" && copy.icon == UIApplicationShortcutIcon(systemImageName: "plus"))
    #expect((copy.mutableCopy() as? UIMutableApplicationShortcutItem)?.localizedSubtitle == "a town" && copy.userInfo == nil)
    #expect(UIApplicationShortcutIcon(templateImageName: "plus") != copy.icon)
    #expect(UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
    #expect(UIApplication.OpenURLOptionsKey.openInPlace.rawValue.hasSuffix("OpenInPlaceKey"))
    #expect(UIApplication.didReceiveMemoryWarningNotification.rawValue.hasSuffix("MemoryWarningNotification"))
  }

  @Test("an app without other icons has its own one, and says so when another one is asked for")
  func icons() async throws {
    #expect(!UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
    await #expect(throws: CocoaError.self) { try await UIApplication.shared.setAlternateIconName("Night") }
    try await UIApplication.shared.setAlternateIconName(nil)
    await confirmation { done in
      UIApplication.shared.setAlternateIconName("Night") { error in
        if error != nil { done() }
      }
    }
    let info: [String: Any] = ["CFBundleIcons": ["CFBundleAlternateIcons": ["Night": ["CFBundleIconFiles": ["night"]]]]]
    #expect(UIApplication.alternateIcons(in: info) == ["Night"] && UIApplication.alternateIcons(in: ["CFBundleIcons": 3]).isEmpty)
  }

  @Test("what people have chosen is that of the window, and what no desktop tells is not")
  func accessibility() {
    _ = Screen(Screen.Settings { $0.colorSchemeContrast = .increased }) { Text("x") }
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    _ = Screen { Text("x") }
    #expect(
      !UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isVoiceOverRunning
        && !UIAccessibility.isReduceMotionEnabled)
    #expect(
      !UIAccessibility.isSwitchControlRunning && !UIAccessibility.isInvertColorsEnabled && !UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.shouldDifferentiateWithoutColor)
    #expect(
      !UIAccessibility.isGrayscaleEnabled && !UIAccessibility.isGuidedAccessEnabled && UIAccessibility.isVideoAutoplayEnabled)
    #expect(
      !UIAccessibility.isAssistiveTouchRunning && !UIAccessibility.isMonoAudioEnabled && !UIAccessibility.buttonShapesEnabled)
    #expect(!UIAccessibility.isSpeakScreenEnabled && !UIAccessibility.isSpeakSelectionEnabled)
    #expect(!UIAccessibility.isClosedCaptioningEnabled && !UIAccessibility.prefersCrossFadeTransitions)
    UIAccessibility.post(notification: .announcement, argument: "saved")
    #expect(UIAccessibility.Notification.layoutChanged.rawValue == 1001)
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
  }

  @Test("the device is known again, tells of its battery when it is asked to, and its screen is the desktop's affair")
  func device() throws {
    let screen = Screen { EmptyView() }
    screen.withServices {
      #expect(
        UIDevice.current.identifierForVendor != nil
          && UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
      UIDevice.current.isBatteryMonitoringEnabled = true
      #expect((-1...1).contains(UIDevice.current.batteryLevel) && !UIDevice.current.proximityState)
      UIDevice.current.isBatteryMonitoringEnabled = false
      #expect(UIDevice.current.batteryLevel == -1 && UIScreen.main.brightness == 1)
      UIScreen.main.brightness = 0.4
      #expect(UIScreen.main.brightness == 1)
    }
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == UIUserInterfaceLayoutDirection.leftToRight)
  }

  @Test("geometry is kept in objects, in texts and in files")
  func geometry() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2.5, 3, 4}" && NSCoder.uiEdgeInsets(for: "{1, 2.5, 3, 4}") == insets)
    #expect(NSCoder.uiEdgeInsets(for: "none") == .zero && NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: JSONEncoder().encode(insets)) == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: JSONEncoder().encode(directional)) == directional)
    #expect(UIRectEdge.all.contains(.left) && UIRectEdge.right.rawValue == 8 && UIOffset.zero == UIOffset())
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.25).cgColor.alpha == 0.25)
    #expect(
      UIColor.label.withAlphaComponent(0.5).cgColor.alpha == 0.5
        && UIColor.systemFill.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }
}
