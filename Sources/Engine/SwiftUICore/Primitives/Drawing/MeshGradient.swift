import CoreGraphicsTypes
import Foundation

/// Colours at the points of a grid that may be bent, which go over into each other between them.
///
/// The points count from 0 to 1 over what is painted, row by row from the top leading one. As a view it fills the space that it is
/// offered. Where the numbers of points, colours and of the grid do not fit it paints its background alone, and says so.
///
///     MeshGradient(
///       width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .blue, .green])
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
  public typealias Resolved = Never

  /// A point of the grid with the control points of the curves to its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// Bends the line to the point before in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// Bends the line to the point above.
    public var topControlPoint: SIMD2<Float>
    /// Bends the line to the next point in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// Bends the line to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with its control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points are.
  public enum Locations: Equatable, Sendable {
    /// Lines that bend smoothly through points.
    case points([SIMD2<Float>])
    /// Lines that bend as their control points say.
    case bezierPoints([BezierPoint])
  }

  /// What colours the points have.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on where they are shown.
    case colors([Color])
    /// Colours as they are.
    case resolvedColors([Color.Resolved])
  }

  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// What is painted where the grid does not reach.
  public var background: Color
  /// Whether colours go over in curves, without an edge at the lines of the grid.
  public var smoothsColors: Bool
  /// In which terms colours go over into each other.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient of a grid.
  public nonisolated init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }

  /// Creates a gradient of a grid of points.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of a grid of points, in colours as they are.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of a grid of points with control points.
  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of a grid of points with control points, in colours as they are.
  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public nonisolated func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    let ground = background.displayColor(in: request.environment)
    guard let mesh = mesh(in: request.environment), request.frame.width > 0, request.frame.height > 0 else {
      return _ShapeStylePaint(.color(ground))
    }
    return _ShapeStylePaint(.imageTile(mesh.picture(on: ground, filling: request.frame)))
  }

  private func mesh(in environment: EnvironmentValues) -> ColorMesh? {
    let points: [BezierPoint]
    let shown: [DisplayColor]
    switch colors {
    case .colors(let colors): shown = colors.map { $0.displayColor(in: environment) }
    case .resolvedColors(let colors): shown = colors.map(\.displayColor)
    }
    let fits = (2...64).contains(width) && (2...64).contains(height)
    switch locations {
    case .points(let positions) where fits && positions.count == width * height:
      points = BezierPoint.curves(through: positions, width: width)
    case .bezierPoints(let all): points = all
    case .points: points = []
    }
    guard fits, points.count == width * height, shown.count == points.count else {
      Diagnostics.report(
        "a MeshGradient of \(width) × \(height) needs as many points and colors, 2 to 64 in both directions; it is not shown")
      return nil
    }
    return ColorMesh(width: width, points: points, colors: shown, isSmooth: smoothsColors, space: colorSpace)
  }
}

extension MeshGradient.BezierPoint {
  /// Points with curves through them: each goes through a point in parallel to the line between its neighbours.
  fileprivate static func curves(through positions: [SIMD2<Float>], width: Int) -> [MeshGradient.BezierPoint] {
    let height = positions.count / width
    return positions.indices.map { index in
      let (x, y, point) = (index % width, index / width, positions[index])
      let left = x > 0 ? positions[index - 1] : point, right = x + 1 < width ? positions[index + 1] : point
      let up = y > 0 ? positions[index - width] : point, down = y + 1 < height ? positions[index + width] : point
      let across = (right - left) / (x > 0 && x + 1 < width ? 6 : 3), along = (down - up) / (y > 0 && y + 1 < height ? 6 : 3)
      return MeshGradient.BezierPoint(
        position: point, leadingControlPoint: point - across, topControlPoint: point - along,
        trailingControlPoint: point + across, bottomControlPoint: point + along)
    }
  }
}
