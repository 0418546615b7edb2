public import Foundation

/// A rectangle around a value, or between values.
///
///     Chart { RectangleMark(xStart: .value("From", 8), xEnd: .value("To", 18)).foregroundStyle(.yellow) }
public struct RectangleMark: ChartContent {
  /// It has no body.
  public typealias Body = Never
  var mark: Mark

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) { marks.append(content.mark) }

  private init(_ x: Extent?, _ y: Extent?, width: MarkDimension = .automatic, height: MarkDimension = .automatic) {
    mark = Mark(.rectangle, x: x, y: y, width: width, height: height)
  }

  /// A rectangle around a value of x and one of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { self.init(Extent(x.datum), Extent(y.datum), width: width, height: height) }

  /// A rectangle around a value of x, between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(Extent(x.datum), Extent(yStart.datum, yEnd.datum), width: width) }

  /// A rectangle between two values of x, around a value of y.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(Extent(xStart.datum, xEnd.datum), Extent(y.datum), height: height) }

  /// A rectangle between two values of x and two of y.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(Extent(xStart.datum, xEnd.datum), Extent(yStart.datum, yEnd.datum)) }

  /// A rectangle around a value of x, between two heights of the plot in points; without them as high as the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(Extent(x.datum), nil, width: width)
    mark.fixedY = FixedExtent(yStart, yEnd)
  }

  /// A rectangle between two values of x, between two heights of the plot in points; without them as high as the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(Extent(xStart.datum, xEnd.datum), nil)
    mark.fixedY = FixedExtent(yStart, yEnd)
  }

  /// A rectangle around a value of y, between two places of the plot in points; without them as wide as the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(nil, Extent(y.datum), height: height)
    mark.fixedX = FixedExtent(xStart, xEnd)
  }

  /// A rectangle between two values of y, between two places of the plot in points; without them as wide as the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(nil, Extent(yStart.datum, yEnd.datum))
    mark.fixedX = FixedExtent(xStart, xEnd)
  }
}
