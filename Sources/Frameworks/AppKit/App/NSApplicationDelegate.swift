public import Combine
public import Foundation
public import Observation
import QuartzCore
import SwiftUI
public import SwiftUICore

/// Hears of an app's life; `NSApplicationDelegateAdaptor` makes it in an app of SwiftUI's scenes.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The app is about to have started.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app has started.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The app has come into use.
  func applicationDidBecomeActive(_ notification: Notification)
  /// The app is about to be out of use.
  func applicationWillResignActive(_ notification: Notification)
  /// The app is out of use.
  func applicationDidResignActive(_ notification: Notification)
  /// The app is about to end.
  func applicationWillTerminate(_ notification: Notification)
  /// The app is asked to open addresses.
  func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// Opens nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}
}

/// Makes an app's delegate, in an app of SwiftUI's scenes.
///
/// An observable delegate is an object of the environment, too.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes a delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.init(delegateType, writeDelegate: nil)
  }
  /// Makes a delegate of a class, which everything in the app can have from the environment.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    self.init(delegateType) { $0[EnvironmentObjectKey<DelegateType>.self] = $1 }
  }
  /// Makes a delegate of a class, which everything in the app can have from the environment.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: AnyObject, DelegateType: Observable {
    self.init(delegateType) { $0[EnvironmentObjectKey<DelegateType>.self] = $1 }
  }

  private init(_ type: DelegateType.Type, writeDelegate: ((inout EnvironmentValues, DelegateType) -> Void)?) {
    let delegate = ObjectMaking.delegate(of: type)
    wrappedValue = delegate
    AppLives.begin(
      ApplicationLife(delegate, writeDelegate: writeDelegate.map { write in { write(&$0, delegate) } }))
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

/// Tells an app's delegate how the app's life goes on, in AppKit's order.
@MainActor
private final class ApplicationLife: AppLife {
  private let delegate: any NSObject & NSApplicationDelegate
  private let writeDelegate: ((inout EnvironmentValues) -> Void)?
  private var isActive = false

  init(_ delegate: any NSObject & NSApplicationDelegate, writeDelegate: ((inout EnvironmentValues) -> Void)?) {
    (self.delegate, self.writeDelegate) = (delegate, writeDelegate)
  }

  func start() {
    NSApplication.shared.delegate = delegate
    if let writeDelegate { OuterEnvironment.current.set(for: self, writeDelegate) }
    tell(NSApplication.willFinishLaunchingNotification, delegate.applicationWillFinishLaunching)
    tell(NSApplication.didFinishLaunchingNotification, delegate.applicationDidFinishLaunching)
  }
  func connect() {}
  func phaseDidChange(_ phase: ScenePhase) {
    guard (phase == .active) != isActive else { return }
    isActive = phase == .active
    if isActive {
      tell(NSApplication.didBecomeActiveNotification, delegate.applicationDidBecomeActive)
    } else {
      tell(NSApplication.willResignActiveNotification, delegate.applicationWillResignActive)
      tell(NSApplication.didResignActiveNotification, delegate.applicationDidResignActive)
    }
  }
  func open(_ url: URL) { delegate.application(.shared, open: [url]) }
  func end() {
    phaseDidChange(.background)
    tell(NSApplication.willTerminateNotification, delegate.applicationWillTerminate)
  }

  private func tell(_ name: Notification.Name, _ call: (Notification) -> Void) {
    let notification = Notification(name: name, object: NSApplication.shared)
    call(notification)
    NotificationCenter.default.post(notification)
  }
}
