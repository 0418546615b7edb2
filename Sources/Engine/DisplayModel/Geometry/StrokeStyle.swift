public import CoreGraphicsTypes
public import Foundation

// Defaults (Facts 3.4).
/// How an outline is drawn.
///
/// Half of the line's width lies on either side of the outline. Numbers that are not finite are reported and count as the
/// default.
///
///     Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8]))
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points; half of it lies on either side of the outline.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// The greatest ratio of a miter's length to the line's width before it is cut.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, points; empty: a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat
  /// Creates a style of a solid line of one point, unless told otherwise; lengths are in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth.finite("line width") ?? 0
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit.finiteUnit("miter limit") ?? 10
    self.dash = dash
    self.dashPhase = dashPhase.finite("dash phase") ?? 0
  }
}

extension StrokeStyle: Animatable {
  /// The line's width, miter limit and dash phase; cap, join and dashes change at once.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(lineWidth, .init(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
