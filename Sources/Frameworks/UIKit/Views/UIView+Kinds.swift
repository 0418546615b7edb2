import CoreGraphicsTypes
import UIKitTypes

extension UIView {
  /// Stands for a side of which contents do not say how long it is.
  public static let noIntrinsicMetric: CGFloat = -1

  /// What follows when the size of the view around changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How what a view shows lies in its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits, in its own proportions.
    case scaleAspectFit
    /// Large enough to fill the bounds, in its own proportions.
    case scaleAspectFill
    /// Drawn anew at each size.
    case redraw
    /// Unscaled in the middle.
    case center
    /// Unscaled at the upper edge.
    case top
    /// Unscaled at the lower edge.
    case bottom
    /// Unscaled at the left edge.
    case left
    /// Unscaled at the right edge.
    case right
    /// Unscaled in the upper left corner.
    case topLeft
    /// Unscaled in the upper right corner.
    case topRight
    /// Unscaled in the lower left corner.
    case bottomLeft
    /// Unscaled in the lower right corner.
    case bottomRight
  }

  /// Whether tints are dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the view around has it.
    case automatic
    /// They are not.
    case normal
    /// They are gray.
    case dimmed
  }
}

extension UIView {
  static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UITraitEnvironmentLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// From which side lines run, whatever the language is.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language has it.
  case unspecified
  /// As for players: from the left.
  case playback
  /// As for maps and places: from the left.
  case spatial
  /// From the left.
  case forceLeftToRight
  /// From the right.
  case forceRightToLeft
}
