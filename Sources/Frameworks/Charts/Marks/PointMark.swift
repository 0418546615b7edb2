public import Foundation

/// A symbol at a value.
///
///     Chart { PointMark(x: .value("Height", 1.7), y: .value("Weight", 68)) }
public struct PointMark: ChartContent {
  /// It has no body.
  public typealias Body = Never
  var mark: Mark

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) { marks.append(content.mark) }

  /// A symbol at a value of x and one of y.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.point, x: Extent(x.datum), y: Extent(y.datum))
  }

  /// A symbol at a value of x, at a height of the plot in points; without one in its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(.point, x: Extent(x.datum))
    mark.fixedY = FixedExtent(y, nil)
  }

  /// A symbol at a value of y, at a place of the plot in points; without one in its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.point, y: Extent(y.datum))
    mark.fixedX = FixedExtent(x, nil)
  }
}
