import CoreGraphicsTypes
public import Foundation
import SwiftUICore
public import UIKitTypes

/// The outermost view of what a scene shows.
///
/// A window shows while the app keeps it and it is not hidden; ``makeKeyAndVisible()`` shows it. Where SwiftUI's views are the app, one
/// window stands for theirs: what is added to it shows in front of them.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The window in which views of SwiftUI are, or the app's own where it has delegates.
  static var main: UIWindow { AppWindows.current.keyWindow ?? AppWindows.current.standing }
  /// The window that stands for the one which SwiftUI's views fill; `nil` where the app's own windows do.
  static var standing: UIWindow? { AppWindows.current.areContent ? nil : AppWindows.current.standing }

  /// Whether this stands for the app's window, which views of SwiftUI fill.
  let isStanding: Bool
  /// Whether it is as large as the screen, whatever size that has.
  private(set) var fillsScreen: Bool

  init(standingFor main: Void) {
    isStanding = true
    fillsScreen = true
    super.init(frame: UIScreen.main.bounds)
  }
  /// Creates a window at a place, in points; it shows once it is not hidden any more.
  public override init(frame: CGRect) {
    isStanding = false
    fillsScreen = frame == .zero || frame == UIScreen.main.bounds
    super.init(frame: frame)
    super.isHidden = true
  }
  /// Creates a window that fills a scene; it shows once it is not hidden any more.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }
  /// Creates a window from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) {
    isStanding = false
    fillsScreen = true
    super.init(coder: coder)
    super.isHidden = true
  }

  isolated deinit { if !isHidden { AppWindows.current.hide(self) } }

  /// The window's size in points; it begins at 0.
  open override var bounds: CGRect {
    get { isStanding ? UIScreen.main.bounds : super.bounds }
    set { super.bounds = newValue }
  }
  /// The window's place and size on its screen.
  open override var frame: CGRect {
    get { isStanding ? UIScreen.main.bounds : super.frame }
    set {
      super.frame = newValue
      let fills = newValue == UIScreen.main.bounds
      guard !isStanding, !(fills && fillsScreen) else { return }
      fillsScreen = fills
      AppWindows.current.changed()
    }
  }
  /// What a device's shape covers at each side, in points.
  open override var safeAreaInsets: UIEdgeInsets {
    guard fillsScreen else { return super.safeAreaInsets }
    let window = AppWindow.current.configuration
    let insets = window.safeAreaInsets
    let isRightToLeft = window.isRightToLeft ?? false
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }
  /// The window itself, while it shows.
  open override var window: UIWindow? { mount?.isShown == true ? self : nil }
  /// The window's scene, or the app.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get {
      if isStanding, ownRoot == nil { setRoot(StandingController()) }
      return ownRoot
    }
    set { if newValue !== ownRoot { setRoot(newValue) } }
  }
  private var ownRoot: UIViewController?

  private func setRoot(_ controller: UIViewController?) {
    if let ownRoot, ownRoot.isViewLoaded { ownRoot.loadedView.removeFromSuperview() }
    ownRoot = controller
    if let view = controller?.loadedView {
      view.frame = layer.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    AppWindows.current.changed()
  }

  /// Which windows it lies in front of: those of lower levels.
  open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { AppWindows.current.changed() } } }
  /// Whether the window shows; windows that the app makes do not until they are told to.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      guard !isStanding else { return }
      if newValue { AppWindows.current.hide(self) } else { AppWindows.current.show(self) }
    }
  }
  /// Shows the window and has it take keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Has the window take keys.
  open func makeKey() { AppWindows.current.makeKey(self) }
  /// The window takes keys now.
  open func becomeKey() { NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self) }
  /// The window no longer takes keys.
  open func resignKey() { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self) }
  /// Whether the window takes keys.
  public var isKeyWindow: Bool { AppWindows.current.keyWindow === self }
  /// Whether the window can take keys.
  open var canBecomeKey: Bool { true }
  /// The screen that the window is on.
  open var screen: UIScreen { UIScreen.main }
  /// The window's scene.
  open var windowScene: UIWindowScene? {
    get { UIWindowScene.main }
    set {}
  }
  /// What the window depends on.
  open override var traitCollection: UITraitCollection { mountedTraits }

  /// A view was added: where the window stands for SwiftUI's, it shows in front of those.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if isStanding, subview.controller == nil || !(subview.controller is StandingController) { AppWindows.current.showStanding() }
  }
  /// The view at a point; none of the window itself where it stands for SwiftUI's, whose views are behind it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isStanding && (hit === self || hit?.controller is StandingController) ? nil : hit
  }

  /// In front of which windows a window lies.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The app's own windows.
    public static let normal = Level(0)
    /// In front of those: a bar with the time.
    public static let statusBar = Level(1000)
    /// In front of all: alerts.
    public static let alert = Level(2000)
    /// Whether one lies behind the other.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// A level in front of another one.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// A level behind another one.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }

  /// Posted when a window takes keys.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window no longer takes keys.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  /// Posted when a window shows.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}

/// Stands for the controller of the views of SwiftUI that fill the app's window: what is presented by it, or added to its view, shows in
/// front of them.
final class StandingController: UIViewController {
  override func loadView() { view = StandingView() }
}

private final class StandingView: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    AppWindows.current.showStanding()
  }
}

extension UIApplication {
  /// The scenes of the app's windows: one.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// What is known of scenes that are or were open: one.
  public var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
  /// The app's windows that show, from back to front.
  public var windows: [UIWindow] { AppWindows.current.shown }
  /// The window that takes keys.
  public var keyWindow: UIWindow? { AppWindows.current.keyWindow }
}
