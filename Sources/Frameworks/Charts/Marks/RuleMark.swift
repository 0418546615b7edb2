public import Foundation

/// A straight line along an axis, through the whole plot or between two values.
///
///     Chart { RuleMark(y: .value("Limit", 20)) }
public struct RuleMark: ChartContent {
  /// It has no body.
  public typealias Body = Never
  var mark: Mark

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) { marks.append(content.mark) }

  /// An upright line at a value of x between two values of y.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(.rule, x: Extent(x.datum), y: Extent(yStart.datum, yEnd.datum))
  }

  /// A level line at a value of y between two values of x.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.rule, x: Extent(xStart.datum, xEnd.datum), y: Extent(y.datum))
  }

  /// An upright line at a value of x, between two heights of the plot in points; without them through the whole plot.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(.rule, x: Extent(x.datum))
    mark.fixedY = FixedExtent(yStart, yEnd)
  }

  /// A level line at a value of y, between two places of the plot in points; without them through the whole plot.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.rule, y: Extent(y.datum))
    mark.fixedX = FixedExtent(xStart, xEnd)
  }
}
