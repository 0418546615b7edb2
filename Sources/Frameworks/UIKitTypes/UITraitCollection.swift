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

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nobody says.
  case unspecified
  /// Little, as on a phone.
  case compact
  /// Much.
  case regular
}

/// From which side lines run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nobody says.
  case unspecified = -1
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}

// Safe: never changed once made.
/// What the look of views, colours and pictures depends on: light or dark, contrast, pixels for each point, room, text's size.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// What a collection says; what is not said has the value for that.
  package struct Traits: Hashable, Sendable {
    package var style = UIUserInterfaceStyle.unspecified
    package var contrast = UIAccessibilityContrast.unspecified
    package var scale: CGFloat = 0
    package var idiom = UIUserInterfaceIdiom.unspecified
    package var horizontal = UIUserInterfaceSizeClass.unspecified
    package var vertical = UIUserInterfaceSizeClass.unspecified
    package var direction = UITraitEnvironmentLayoutDirection.unspecified
    package var textSize = UIContentSizeCategory.unspecified
    package init() {}
  }

  package let traits: Traits

  package init(_ traits: Traits) { self.traits = traits }

  /// Says nothing.
  public override convenience init() { self.init(Traits()) }

  private convenience init(_ edit: (inout Traits) -> Void) {
    var traits = Traits()
    edit(&traits)
    self.init(traits)
  }

  /// Says whether surroundings are light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }
  /// Says how many pixels a point has.
  public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }
  /// Says whether contrasts are to be stronger than usual.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init { $0.contrast = accessibilityContrast } }
  /// Says of what kind the device is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.idiom = idiom } }
  /// Says how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontal = horizontalSizeClass } }
  /// Says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.vertical = verticalSizeClass } }
  /// Says from which side lines run.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.direction = layoutDirection } }
  /// Says how large text is.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.textSize = preferredContentSizeCategory }
  }

  /// Says all that others say; of what several of them say, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { result in
      for traits in traitCollections.map(\.traits) { result.apply(traits) }
    }
  }

  /// Whether surroundings are light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// Whether contrasts are to be stronger than usual.
  public var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  /// Pixels for each point; 0: not said.
  public var displayScale: CGFloat { traits.scale }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  /// From which side lines run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.textSize }

  /// What holds for the app's window; light, where another thread asks.
  public static var current: UITraitCollection {
    guard MainThread.isCurrent else { return UITraitCollection(userInterfaceStyle: .light) }
    return MainThread.isolated {
      let window = AppWindow.current.configuration
      return UITraitCollection { traits in
        traits.style = window.isDark ? .dark : .light
        traits.contrast = window.isHighContrast ? .high : .normal
        traits.scale = window.scale
        traits.idiom = min(window.size.width, window.size.height) >= 700 ? .pad : .phone
        traits.textSize = DynamicTypeSize(name: window.dynamicTypeSize).map { UIContentSizeCategory($0) } ?? .large
      }
    }
  }

  /// Whether another collection says the same.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection).map { $0.traits == traits } ?? false }
  /// The same for collections that say the same.
  public override var hash: Int { traits.hashValue }
}

extension UITraitCollection.Traits {
  /// Takes over what others say.
  fileprivate mutating func apply(_ other: Self) {
    if other.style != .unspecified { style = other.style }
    if other.contrast != .unspecified { contrast = other.contrast }
    if other.scale != 0 { scale = other.scale }
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.horizontal != .unspecified { horizontal = other.horizontal }
    if other.vertical != .unspecified { vertical = other.vertical }
    if other.direction != .unspecified { direction = other.direction }
    if other.textSize != .unspecified { textSize = other.textSize }
  }
}
