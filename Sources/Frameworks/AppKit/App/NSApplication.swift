public import Foundation
import SwiftUI
import UIKitTypes

/// The app that runs, as AppKit names it.
@MainActor @preconcurrency
public final class NSApplication: NSResponder {
  private override init() { super.init() }

  /// The app that runs.
  public static let shared = NSApplication()

  /// What hears of the app's life.
  public internal(set) weak var delegate: (any NSApplicationDelegate)?

  /// Whether the app is in use.
  public var isActive: Bool { CurrentApp.shared.isActive }
  /// Whether it is light or dark in the app's window.
  public var effectiveAppearance: NSAppearance { .currentDrawing() }
  /// The window that takes keys; `nil` while the app is not in use.
  public var keyWindow: NSWindow? { isActive ? mainWindow : nil }
  /// The window in front; `nil` where none is open.
  public var mainWindow: NSWindow? { CurrentApp.shared.hasWindow ? .current : nil }
  /// The windows of the app: what views of AppKit see of them is one.
  public var windows: [NSWindow] { mainWindow.map { [$0] } ?? [] }

  /// Closes the app's windows, and so ends it.
  public func terminate(_ sender: Any?) { CurrentApp.shared.quit() }
  /// Brings the app's window to the front.
  public func activate(ignoringOtherApps flag: Bool) { CurrentApp.shared.bringToFront() }
  /// Brings the app's window to the front.
  public func activate() { CurrentApp.shared.bringToFront() }

  /// Posted when the app is about to have started.
  public nonisolated static let willFinishLaunchingNotification =
    Notification.Name("NSApplicationWillFinishLaunchingNotification")
  /// Posted when the app has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
  /// Posted when the app has come into use.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to be out of use.
  public nonisolated static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActiveNotification")
  /// Posted when the app is out of use.
  public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
  /// Posted when the app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// The app that runs.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }
