import Foundation
public import SwiftUI

/// A line through all elements of a collection, or along a function.
///
///     Chart { LinePlot(days, x: .value("Day", \.number), y: .value("Rain", \.rain)) }
public struct LinePlot<Content> {
  private let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  /// It has no body.
  public typealias Body = Never

  public nonisolated static func _collect(_ plot: Self, into marks: inout _ChartMarks) {
    Content._collect(plot.content, into: &marks)
  }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the collection holds.
  public typealias DataElement = Content.DataElement

  public nonisolated static func _collect(_ plot: Self, into elements: inout _ElementMarks<DataElement>) {
    Content._collect(plot.content, into: &elements)
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The graph of a function of x, over a domain of x or over that of the chart; names are looked up in the app's tables.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      function: PlotFunction(.graph(function), domain: domain, x: .key(x), y: .key(y)))
  }

  /// The graph of a function of x, over a domain of x or over that of the chart; names are texts.
  @_disfavoredOverload
  public nonisolated init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      function: PlotFunction(.graph(function), domain: domain, x: .text(x), y: .text(y)))
  }

  /// The graph of a function of x, over a domain of x or over that of the chart; names are strings.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      function: PlotFunction(.graph(function), domain: domain, x: .string(String(x)), y: .string(String(y))))
  }

  /// The curve that x and y make as another number goes through a domain; names are looked up in the app's tables.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      function: PlotFunction(.curve(function), domain: domain, x: .key(x), y: .key(y)))
  }

  /// The curve that x and y make as another number goes through a domain; names are texts.
  @_disfavoredOverload
  public nonisolated init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      function: PlotFunction(.curve(function), domain: domain, x: .text(x), y: .text(y)))
  }

  /// The curve that x and y make as another number goes through a domain; names are strings.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      function: PlotFunction(.curve(function), domain: domain, x: .string(String(x)), y: .string(String(y))))
  }
}

extension LinePlot {
  private nonisolated init<Data: RandomAccessCollection>(_ data: Data, mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(marks: VectorizedMarks(data: data, mark: mark))
  }

  /// A line through the elements.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(data) { Mark(.line, x: Extent(x.datum($0)), y: Extent(y.datum($0))) }
  }

  /// A line through the elements of each series.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(data) { Mark(.line, x: Extent(x.datum($0)), y: Extent(y.datum($0)), series: series.datum($0).value) }
  }
}
