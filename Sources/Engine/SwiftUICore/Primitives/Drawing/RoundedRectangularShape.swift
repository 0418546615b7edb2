public import Foundation

/// A rectangle whose four corners may be round.
///
/// As the shape of a container it says where the corners of a `ConcentricRectangle` inside have their middle.
public protocol RoundedRectangularShape: InsettableShape {
  /// What says how the corners are.
  typealias Corners = RoundedRectangularShapeCorners
  /// The corners of the shape in a size, in points; `nil` where it has none to tell of.
  ///
  /// Without a size they are as near as can be said: a corner that is as round as the size allows is concentric.
  nonisolated func corners(in size: CGSize?) -> Self.Corners?
}

/// How the corners of a rectangle are.
nonisolated public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corner at the top on the side where lines begin.
  public var topLeading: Edge.Corner.Style
  /// The corner at the top on the side where lines end.
  public var topTrailing: Edge.Corner.Style
  /// The corner at the bottom on the side where lines begin.
  public var bottomLeading: Edge.Corner.Style
  /// The corner at the bottom on the side where lines end.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners, each with a style; those that are not named are square.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
    bottomTrailing: Edge.Corner.Style = 0
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
  /// Creates four corners of one style.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }
  /// Corners around the same points as those of the container.
  public static var concentric: Self { Self(all: .concentric) }
  /// Corners around the same points as those of the container, with radii of at least those of a style.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self { Self(all: .concentric(minimum: minimum)) }
  /// Corners of a radius, in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

  subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Four square corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { Corners(all: 0) }
}
extension RoundedRectangle: RoundedRectangularShape {
  /// The radius of the corners; the shorter one where they are elliptical.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    let radius = min(cornerSize.width, cornerSize.height)
    return .fixed(size.map { min(radius, $0.width / 2, $0.height / 2) } ?? radius)
  }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The radii of the corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}
extension Capsule: RoundedRectangularShape {
  /// Half of the shorter side.
  public nonisolated func corners(in size: CGSize?) -> Corners? { size.map { .fixed($0.shorterSide / 2) } ?? .concentric }
}
extension Circle: RoundedRectangularShape {
  /// Half of the shorter side.
  public nonisolated func corners(in size: CGSize?) -> Corners? { size.map { .fixed($0.shorterSide / 2) } ?? .concentric }
}

extension CGSize {
  fileprivate nonisolated var shorterSide: CGFloat { min(width, height) }
}
