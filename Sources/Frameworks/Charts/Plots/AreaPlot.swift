import Foundation
public import SwiftUI

/// An area over all elements of a collection, or along a function.
///
///     Chart { AreaPlot(days, x: .value("Day", \.number), y: .value("Rain", \.rain)) }
public struct AreaPlot<Content> {
  private let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
  /// It has no body.
  public typealias Body = Never

  public nonisolated static func _collect(_ plot: Self, into marks: inout _ChartMarks) {
    Content._collect(plot.content, into: &marks)
  }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the collection holds.
  public typealias DataElement = Content.DataElement

  public nonisolated static func _collect(_ plot: Self, into elements: inout _ElementMarks<DataElement>) {
    Content._collect(plot.content, into: &elements)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between zero and a function of x, over a domain of x or over that of the chart; names are looked up in the app's tables.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      function: PlotFunction(.graph(function), domain: domain, x: .key(x), y: .key(y)))
  }

  /// The area between zero and a function of x, over a domain of x or over that of the chart; names are texts.
  @_disfavoredOverload
  public nonisolated init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      function: PlotFunction(.graph(function), domain: domain, x: .text(x), y: .text(y)))
  }

  /// The area between zero and a function of x, over a domain of x or over that of the chart; names are strings.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      function: PlotFunction(.graph(function), domain: domain, x: .string(String(x)), y: .string(String(y))))
  }

  /// The area between two functions of x, over a domain of x or over that of the chart; names are looked up in the app's tables.
  public nonisolated init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      function: PlotFunction(.band(function), domain: domain, x: .key(x), y: .key(yEnd)))
  }

  /// The area between two functions of x, over a domain of x or over that of the chart; names are texts.
  @_disfavoredOverload
  public nonisolated init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      function: PlotFunction(.band(function), domain: domain, x: .text(x), y: .text(yEnd)))
  }

  /// The area between two functions of x, over a domain of x or over that of the chart; names are strings.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      function: PlotFunction(.band(function), domain: domain, x: .string(String(x)), y: .string(String(yEnd))))
  }
}

extension AreaPlot {
  private nonisolated init<Data: RandomAccessCollection>(_ data: Data, mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(marks: VectorizedMarks(data: data, mark: mark))
  }

  /// An area from zero; areas stand on each other.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) { Mark(.area, x: Extent(x.datum($0)), y: Extent(y.datum($0)), stacking: stacking) }
  }

  /// An area of each series, from zero; areas stand on each other.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) {
      Mark(.area, x: Extent(x.datum($0)), y: Extent(y.datum($0)), stacking: stacking, series: series.datum($0).value)
    }
  }

  /// An area between two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) { Mark(.area, x: Extent(x.datum($0)), y: Extent(yStart.datum($0), yEnd.datum($0))) }
  }

  /// An area of each series between two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) {
      Mark(.area, x: Extent(x.datum($0)), y: Extent(yStart.datum($0), yEnd.datum($0)), series: series.datum($0).value)
    }
  }

  /// An area between two values of x.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) { Mark(.area, x: Extent(xStart.datum($0), xEnd.datum($0)), y: Extent(y.datum($0))) }
  }

  /// An area of each series between two values of x.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) {
      Mark(.area, x: Extent(xStart.datum($0), xEnd.datum($0)), y: Extent(y.datum($0)), series: series.datum($0).value)
    }
  }
}
