public import Foundation
import SwiftUI

/// A sector of a pie or a ring for each element of a collection.
///
///     Chart { SectorPlot(days, angle: .value("Rain", \.rain)) }
public struct SectorPlot<Content> {
  private let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  /// It has no body.
  public typealias Body = Never

  public nonisolated static func _collect(_ plot: Self, into marks: inout _ChartMarks) {
    Content._collect(plot.content, into: &marks)
  }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the collection holds.
  public typealias DataElement = Content.DataElement

  public nonisolated static func _collect(_ plot: Self, into elements: inout _ElementMarks<DataElement>) {
    Content._collect(plot.content, into: &elements)
  }
}

extension SectorPlot {
  private nonisolated init<Data: RandomAccessCollection>(_ data: Data, mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(marks: VectorizedMarks(data: data, mark: mark))
  }

  /// A sector of each element, as wide as its share.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    self.init(data) {
      SectorMark.mark(
        angle: angle.datum($0), innerRadius: innerRadius.dimension($0), outerRadius: outerRadius.dimension($0),
        angularInset: angularInset)
    }
  }
}
