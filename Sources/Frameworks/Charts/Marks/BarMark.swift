public import Foundation

/// A bar: from zero to a value, or between two values.
///
///     Chart { BarMark(x: .value("Town", "Kyoto"), y: .value("Visitors", 12)) }
public struct BarMark: ChartContent {
  /// It has no body.
  public typealias Body = Never
  var mark: Mark

  private init(
    _ x: Extent?, _ y: Extent?, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod? = nil
  ) {
    mark = Mark(.bar, x: x, y: y, width: width, height: height, stacking: stacking)
  }

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) { marks.append(content.mark) }

  /// A bar at one value that reaches to another one; bars of the same place stand on each other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(Extent(x.datum), Extent(y.datum), width: width, height: height, stacking: stacking)
  }

  /// A bar between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(Extent(x.datum), Extent(yStart.datum, yEnd.datum), width: width) }

  /// A bar between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(Extent(xStart.datum, xEnd.datum), Extent(y.datum), height: height) }

  /// A bar between two values of x and two of y.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(Extent(xStart.datum, xEnd.datum), Extent(yStart.datum, yEnd.datum)) }

  /// A bar along x, between two heights of the plot in points; without them as high as the plot has room.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(Extent(x.datum), nil, width: width, stacking: stacking)
    mark.fixedY = FixedExtent(yStart, yEnd)
  }

  /// A bar along y, between two places of the plot in points; without them as wide as the plot has room.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(nil, Extent(y.datum), height: height, stacking: stacking)
    mark.fixedX = FixedExtent(xStart, xEnd)
  }
}
