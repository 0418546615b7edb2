/// A point of a line; marks of one series are connected.
///
///     Chart {
///       LineMark(x: .value("Day", 1), y: .value("Rain", 4.5))
///       LineMark(x: .value("Day", 2), y: .value("Rain", 2))
///     }
public struct LineMark: ChartContent {
  /// It has no body.
  public typealias Body = Never
  var mark: Mark

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) { marks.append(content.mark) }

  /// A point of the line of all marks that have the same style by value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.line, x: Extent(x.datum), y: Extent(y.datum))
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.datum.value
  }
}
