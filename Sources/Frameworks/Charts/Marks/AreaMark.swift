/// A point of an area: from zero to a value, or between two values.
///
///     Chart {
///       AreaMark(x: .value("Day", 1), y: .value("Rain", 4.5))
///       AreaMark(x: .value("Day", 2), y: .value("Rain", 2))
///     }
public struct AreaMark: ChartContent {
  /// It has no body.
  public typealias Body = Never
  var mark: Mark

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) { marks.append(content.mark) }

  private init(_ x: Extent, _ y: Extent, stacking: MarkStackingMethod? = nil, series: Datum? = nil) {
    mark = Mark(.area, x: x, y: y, stacking: stacking, series: series?.value)
  }

  /// A point of an area from zero; areas stand on each other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { self.init(Extent(x.datum), Extent(y.datum), stacking: stacking) }

  /// A point of the area of a series, from zero; areas stand on each other.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { self.init(Extent(x.datum), Extent(y.datum), stacking: stacking, series: series.datum) }

  /// A point of an area between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(Extent(x.datum), Extent(yStart.datum, yEnd.datum)) }

  /// A point of the area of a series between two values of y.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(Extent(x.datum), Extent(yStart.datum, yEnd.datum), series: series.datum) }

  /// A point of an area between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(Extent(xStart.datum, xEnd.datum), Extent(y.datum)) }

  /// A point of the area of a series between two values of x.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(Extent(xStart.datum, xEnd.datum), Extent(y.datum), series: series.datum) }
}
