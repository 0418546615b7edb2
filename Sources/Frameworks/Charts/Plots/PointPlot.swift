public import Foundation
import SwiftUI

/// A symbol for each element of a collection.
///
///     Chart { PointPlot(days, x: .value("Day", \.number), y: .value("Rain", \.rain)) }
public struct PointPlot<Content> {
  private let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  /// It has no body.
  public typealias Body = Never

  public nonisolated static func _collect(_ plot: Self, into marks: inout _ChartMarks) {
    Content._collect(plot.content, into: &marks)
  }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the collection holds.
  public typealias DataElement = Content.DataElement

  public nonisolated static func _collect(_ plot: Self, into elements: inout _ElementMarks<DataElement>) {
    Content._collect(plot.content, into: &elements)
  }
}

extension PointPlot {
  private nonisolated init<Data: RandomAccessCollection>(_ data: Data, mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(marks: VectorizedMarks(data: data, mark: mark))
  }

  /// A symbol of each element: a value of x, and a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) { Mark(.point, x: Extent(x.datum($0)), y: Extent(y.datum($0))) }
  }

  /// A symbol of each element: a value of x, and a place along y in points, without one the middle.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) { Mark(.point, x: Extent(x.datum($0)), y: nil, fixedY: FixedExtent(y, nil)) }
  }

  /// A symbol of each element: a value of x, and a place of its own along y in points.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) { Mark(.point, x: Extent(x.datum($0)), y: nil, fixedY: FixedExtent($0[keyPath: y], nil)) }
  }

  /// A symbol of each element: a place along x in points, without one the middle, and a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) { Mark(.point, x: nil, y: Extent(y.datum($0)), fixedX: FixedExtent(x, nil)) }
  }

  /// A symbol of each element: a place of its own along x in points, and a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) { Mark(.point, x: nil, y: Extent(y.datum($0)), fixedX: FixedExtent($0[keyPath: x], nil)) }
  }
}
