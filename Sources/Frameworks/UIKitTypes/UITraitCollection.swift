public import Foundation
import SwiftUICore

/// Whether surroundings are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the system has it.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Whether contrasts are to be stronger than usual.
public enum UIAccessibilityContrast: Int, Sendable {
  /// As the system has it.
  case unspecified = -1
  /// As usual.
  case normal
  /// Stronger.
  case high
}

// Safe: never changed once made.
/// What a colour or picture depends on: light or dark, contrast, pixels for each point.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// Whether surroundings are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Whether contrasts are to be stronger than usual.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pixels for each point; 0: not said.
  public let displayScale: CGFloat
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  package init(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast, scale: CGFloat, idiom: UIUserInterfaceIdiom = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    displayScale = scale
    userInterfaceIdiom = idiom
  }

  /// Says nothing.
  public override convenience init() { self.init(style: .unspecified, contrast: .unspecified, scale: 0) }
  /// Says whether surroundings are light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, contrast: .unspecified, scale: 0)
  }
  /// Says how many pixels a point has.
  public convenience init(displayScale: CGFloat) { self.init(style: .unspecified, contrast: .unspecified, scale: displayScale) }
  /// Says whether contrasts are to be stronger than usual.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(style: .unspecified, contrast: accessibilityContrast, scale: 0)
  }

  /// What holds for the app's window; light, where another thread asks.
  public static var current: UITraitCollection {
    guard MainThread.isCurrent else { return UITraitCollection(userInterfaceStyle: .light) }
    return MainThread.isolated {
      let window = AppWindow.current.configuration
      return UITraitCollection(
        style: window.isDark ? .dark : .light, contrast: window.isHighContrast ? .high : .normal, scale: window.scale,
        idiom: min(window.size.width, window.size.height) >= 700 ? .pad : .phone)
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && accessibilityContrast == other.accessibilityContrast
      && displayScale == other.displayScale && userInterfaceIdiom == other.userInterfaceIdiom
  }
  public override var hash: Int { userInterfaceStyle.rawValue }
}
