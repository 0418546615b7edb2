import CoreGraphicsTypes
public import Foundation
import SwiftUICore
public import UIKitTypes

/// The outermost view of what a scene shows.
@MainActor @preconcurrency
open class UIWindow: UIView {
  static let main = UIWindow(standingFor: ())

  /// Whether this stands for the app's window, which views of SwiftUI fill.
  let isMain: Bool

  private init(standingFor main: Void) {
    isMain = true
    super.init(frame: .zero)
  }
  /// Creates a window at a place, in points.
  public override init(frame: CGRect) {
    isMain = false
    super.init(frame: frame)
  }
  /// Creates a window from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) {
    isMain = false
    super.init(coder: coder)
  }

  /// The window's size in points; it begins at 0.
  open override var bounds: CGRect {
    get { isMain ? UIScreen.main.bounds : super.bounds }
    set { super.bounds = newValue }
  }
  /// The window's place and size on its screen.
  open override var frame: CGRect {
    get { isMain ? UIScreen.main.bounds : super.frame }
    set { super.frame = newValue }
  }
  /// What a device's shape covers at each side, in points.
  open override var safeAreaInsets: UIEdgeInsets {
    let window = AppWindow.current.configuration
    let insets = window.safeAreaInsets
    let isRightToLeft = window.isRightToLeft ?? false
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }
  /// The window itself.
  open override var window: UIWindow? { self }
  /// Whether the window takes keys.
  open var isKeyWindow: Bool { isMain }
  /// The screen that the window is on.
  open var screen: UIScreen { UIScreen.main }
  /// The window's scene.
  open var windowScene: UIWindowScene? { UIWindowScene.main }
  /// What the window depends on.
  open override var traitCollection: UITraitCollection { UITraitCollection.current }
}

extension UIApplication {
  /// The windows' scenes: one.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The app's windows: one.
  public var windows: [UIWindow] { UIWindowScene.main.windows }
  /// The window that takes keys.
  public var keyWindow: UIWindow? { UIWindow.main }
}
