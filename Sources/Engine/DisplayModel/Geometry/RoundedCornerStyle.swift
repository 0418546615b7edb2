public import Foundation

/// How round corners curve.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins further out and bends more gently.
  case continuous
}

/// A radius for each corner, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the top and the leading edge, in points.
  public var topLeading: CGFloat
  /// The radius at the bottom and the leading edge, in points.
  public var bottomLeading: CGFloat
  /// The radius at the bottom and the trailing edge, in points.
  public var bottomTrailing: CGFloat
  /// The radius at the top and the trailing edge, in points.
  public var topTrailing: CGFloat
  /// Creates corners of radii in points; those that are not named are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
