public import Foundation
import SwiftUI

/// A straight line along an axis for each element of a collection.
///
///     Chart { RulePlot(days, x: .value("Day", \.number)) }
public struct RulePlot<Content> {
  private let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
  /// It has no body.
  public typealias Body = Never

  public nonisolated static func _collect(_ plot: Self, into marks: inout _ChartMarks) {
    Content._collect(plot.content, into: &marks)
  }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the collection holds.
  public typealias DataElement = Content.DataElement

  public nonisolated static func _collect(_ plot: Self, into elements: inout _ElementMarks<DataElement>) {
    Content._collect(plot.content, into: &elements)
  }
}

extension RulePlot {
  private nonisolated init<Data: RandomAccessCollection>(_ data: Data, mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(marks: VectorizedMarks(data: data, mark: mark))
  }

  /// A line of each element: a value of x, and two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: Extent(x.datum($0)), y: Extent(yStart.datum($0), yEnd.datum($0))) }
  }

  /// A line of each element: a value of x, and two places along y in points, without them the whole plot.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: Extent(x.datum($0)), y: nil, fixedY: FixedExtent(yStart, yEnd)) }
  }

  /// A line of each element: a value of x, and two places of its own along y in points.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: Extent(x.datum($0)), y: nil, fixedY: FixedExtent($0[keyPath: yStart], $0[keyPath: yEnd])) }
  }

  /// A line of each element: a place along x in points, without one the middle, and two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: nil, y: Extent(yStart.datum($0), yEnd.datum($0)), fixedX: FixedExtent(x, nil)) }
  }

  /// A line of each element: a place of its own along x in points, and two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: nil, y: Extent(yStart.datum($0), yEnd.datum($0)), fixedX: FixedExtent($0[keyPath: x], nil)) }
  }

  /// A line of each element: two values of x, and a value of y.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: Extent(xStart.datum($0), xEnd.datum($0)), y: Extent(y.datum($0))) }
  }

  /// A line of each element: two places along x in points, without them the whole plot, and a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: nil, y: Extent(y.datum($0)), fixedX: FixedExtent(xStart, xEnd)) }
  }

  /// A line of each element: two places of its own along x in points, and a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: nil, y: Extent(y.datum($0)), fixedX: FixedExtent($0[keyPath: xStart], $0[keyPath: xEnd])) }
  }

  /// A line of each element: two values of x, and a place along y in points, without one the middle.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: Extent(xStart.datum($0), xEnd.datum($0)), y: nil, fixedY: FixedExtent(y, nil)) }
  }

  /// A line of each element: two values of x, and a place of its own along y in points.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { Mark(.rule, x: Extent(xStart.datum($0), xEnd.datum($0)), y: nil, fixedY: FixedExtent($0[keyPath: y], nil)) }
  }
}
