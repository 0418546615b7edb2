import Foundation
import SwiftUI

extension ShapePainter {
  /// Paints shapes, those of a layer as one picture.
  /// - Parameters:
  ///   - shapes: The shapes in their order.
  ///   - depth: How many layers around them are painted already.
  ///   - builder: What the pictures are added to.
  func paint(_ shapes: ArraySlice<PlotShape>, depth: Int = 0, into builder: inout FragmentBuilder) {
    var index = shapes.startIndex
    while index < shapes.endIndex {
      let shape = shapes[index]
      guard depth < shape.layers.count else {
        let end = endOfParts(in: shapes, from: index)
        paintParts(shapes[index..<end], into: &builder)
        index = end
        continue
      }
      let layer = shape.layers[depth]
      let end =
        shapes[index...].firstIndex { $0.layers.count <= depth || $0.layers[depth] !== layer } ?? shapes.endIndex
      var inner = FragmentBuilder(for: context)
      paint(shapes[index..<end], depth: depth + 1, into: &inner)
      builder.append(inner.finish().wrapped(in: display(layer.effect), id: context.displayID), at: .zero)
      index = end
    }
  }

  private func display(_ effect: MarkLayer.Effect) -> DisplayEffect {
    guard case .mask(let marks) = effect else { return .compositingGroup }
    var builder = FragmentBuilder(for: context)
    paint(geometry.geometry(of: marks).shapes[...], into: &builder)
    return .mask(builder.finish(), offset: .zero)
  }
}

extension PlotGeometry {
  /// Where other marks lie in the same plot, on the same scales.
  fileprivate func geometry(of marks: [Mark]) -> PlotGeometry {
    let placed = PlacedMarks(
      FunctionMarks.drawn(MarkCheck.usable(marks), model.options), xType: model.options.x.scale.type,
      yType: model.options.y.scale.type)
    return PlotGeometry(ChartModel(placed, on: model), size: size, labelStrip: labelStrip)
  }
}
