public import Foundation
import SwiftUI

/// A rectangle for each element of a collection.
///
///     Chart { RectanglePlot(days, x: .value("Day", \.number), y: .value("Rain", \.rain)) }
public struct RectanglePlot<Content> {
  private let content: Content
}

extension RectanglePlot: ChartContent where Content: ChartContent {
  /// It has no body.
  public typealias Body = Never

  public nonisolated static func _collect(_ plot: Self, into marks: inout _ChartMarks) {
    Content._collect(plot.content, into: &marks)
  }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the collection holds.
  public typealias DataElement = Content.DataElement

  public nonisolated static func _collect(_ plot: Self, into elements: inout _ElementMarks<DataElement>) {
    Content._collect(plot.content, into: &elements)
  }
}

extension RectanglePlot {
  private nonisolated init<Data: RandomAccessCollection>(_ data: Data, mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(marks: VectorizedMarks(data: data, mark: mark))
  }

  /// A rectangle of each element: a value of x, and a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(.rectangle, x: Extent(x.datum($0)), y: Extent(y.datum($0)), width: width.dimension($0), height: height.dimension($0))
    }
  }

  /// A rectangle of each element: a value of x, and two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(.rectangle, x: Extent(x.datum($0)), y: Extent(yStart.datum($0), yEnd.datum($0)), width: width.dimension($0))
    }
  }

  /// A rectangle of each element: a value of x, and two places along y in points, without them the whole plot.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(.rectangle, x: Extent(x.datum($0)), y: nil, fixedY: FixedExtent(yStart, yEnd), width: width.dimension($0))
    }
  }

  /// A rectangle of each element: a value of x, and two places of its own along y in points.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(
        .rectangle, x: Extent(x.datum($0)), y: nil, fixedY: FixedExtent($0[keyPath: yStart], $0[keyPath: yEnd]),
        width: width.dimension($0))
    }
  }

  /// A rectangle of each element: two values of x, and a value of y.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(.rectangle, x: Extent(xStart.datum($0), xEnd.datum($0)), y: Extent(y.datum($0)), height: height.dimension($0))
    }
  }

  /// A rectangle of each element: two places along x in points, without them the whole plot, and a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(.rectangle, x: nil, y: Extent(y.datum($0)), fixedX: FixedExtent(xStart, xEnd), height: height.dimension($0))
    }
  }

  /// A rectangle of each element: two places of its own along x in points, and a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(
        .rectangle, x: nil, y: Extent(y.datum($0)), fixedX: FixedExtent($0[keyPath: xStart], $0[keyPath: xEnd]),
        height: height.dimension($0))
    }
  }

  /// A rectangle of each element: two values of x, and two values of y.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) { Mark(.rectangle, x: Extent(xStart.datum($0), xEnd.datum($0)), y: Extent(yStart.datum($0), yEnd.datum($0))) }
  }

  /// A rectangle of each element: two values of x, and two places along y in points, without them the whole plot.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) { Mark(.rectangle, x: Extent(xStart.datum($0), xEnd.datum($0)), y: nil, fixedY: FixedExtent(yStart, yEnd)) }
  }

  /// A rectangle of each element: two values of x, and two places of its own along y in points.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(
        .rectangle, x: Extent(xStart.datum($0), xEnd.datum($0)), y: nil,
        fixedY: FixedExtent($0[keyPath: yStart], $0[keyPath: yEnd]))
    }
  }

  /// A rectangle of each element: two places along x in points, without them the whole plot, and two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) { Mark(.rectangle, x: nil, y: Extent(yStart.datum($0), yEnd.datum($0)), fixedX: FixedExtent(xStart, xEnd)) }
  }

  /// A rectangle of each element: two places of its own along x in points, and two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(
        .rectangle, x: nil, y: Extent(yStart.datum($0), yEnd.datum($0)),
        fixedX: FixedExtent($0[keyPath: xStart], $0[keyPath: xEnd]))
    }
  }

  /// A rectangle of each element: two places of its own along x in points, and two places of its own along y in points.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      Mark(
        .rectangle, x: nil, y: nil, fixedX: FixedExtent($0[keyPath: xStart], $0[keyPath: xEnd]),
        fixedY: FixedExtent($0[keyPath: yStart], $0[keyPath: yEnd]))
    }
  }
}
