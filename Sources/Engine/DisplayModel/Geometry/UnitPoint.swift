public import Foundation

/// A point relative to a rectangle: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
///
/// Values outside of 0…1 lie outside of the rectangle.
///
///     Text("Kyoto").scaleEffect(2, anchor: UnitPoint(x: 0, y: 0.5))
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, 0 at the left or leading edge; outside of 0…1 the point lies outside.
  public var x: CGFloat
  /// The fraction of the height, 0 at the top.
  public var y: CGFloat
  /// The top leading corner.
  public init() { (x, y) = (0, 0) }
  /// Creates a point from fractions of width and height.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top and the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top and the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom and the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom and the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The coordinates × 128, so that a small step counts as much as a small step of a length.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
