import Foundation
import SwiftUI

extension ShapePainter {
  /// Of more bars nobody asks whether they meet.
  private static let limit = 1_024

  /// Where shapes end that may be parts of one whole: bars, areas or sectors after each other.
  func endOfParts(in shapes: ArraySlice<PlotShape>, from start: Int) -> Int {
    guard let kind = shapes[start].kindOfPart else { return start + 1 }
    return shapes[start...].firstIndex { $0.kindOfPart != kind } ?? shapes.endIndex
  }

  /// Paints shapes of one kind; those that meet share the pixels of their edges, so that the ground does not shine through.
  func paintParts(_ shapes: ArraySlice<PlotShape>, into builder: inout FragmentBuilder) {
    guard shapes.count > 1, meet(shapes) else {
      for shape in shapes { paint(shape, into: &builder) }
      return
    }
    var parts = FragmentBuilder(for: context)
    for shape in shapes { paint(shape, into: &parts) }
    builder.append(parts.finish().wrapped(in: .adjoining, id: context.displayID), at: .zero)
  }

  /// Whether some of the shapes meet, and none shines through another one, which such parts do not do.
  private func meet(_ shapes: ArraySlice<PlotShape>) -> Bool {
    switch shapes[shapes.startIndex].figure {
    case .area: return shapes.allSatisfy { isOneOfStack($0) || opaqueColor($0) != nil }
    case .sector: return shapes.allSatisfy { isOneOfStack($0) }
    case .bar:
      guard shapes.count <= Self.limit else { return false }
      let bars = BarEdges(shapes.map(\.figure.frame))
      return bars.meet && (shapes.allSatisfy { opaqueColor($0) != nil } || (shapes.allSatisfy(isPaint) && !bars.overlap))
    case .line, .symbol, .rule: return false
    }
  }

  private func isOneOfStack(_ shape: PlotShape) -> Bool {
    if case .sector(let sector) = shape.figure { return sector.inset == 0 && isPaint(shape) }
    return shape.isStacked && isPaint(shape)
  }

  /// Whether nothing else is done with the shape but to paint it.
  private func isPaint(_ shape: PlotShape) -> Bool {
    !paint(of: shape, in: mirrored(shape.figure.frame)).isMoreThanPaint
  }
}

extension PlotShape {
  /// What it is among shapes that may be parts of a whole; `nil` where it is none.
  fileprivate var kindOfPart: Int? {
    guard isPlain else { return nil }
    switch figure {
    case .bar: return 0
    case .area: return 1
    case .sector: return 2
    case .line, .symbol, .rule: return nil
    }
  }
}
