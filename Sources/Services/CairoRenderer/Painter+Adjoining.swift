import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

extension Painter {
  /// Paints the items from front to back, each only as far as those before it have left its pixels free.
  ///
  /// Painted over each other, the parts of a pixel that two items share would each leave a part of what lies below. Files of vectors
  /// have no such mixing; who shows them draws the edges.
  func paintAdjoining(_ fragment: DisplayFragment, _ offset: CGPoint) {
    guard !isVector, fragment.items.count > 1, !fragment.hasMaterial else { return paint(fragment, offset: offset) }
    let region = pixels(of: fragment.bounds.offsetBy(dx: offset.x, dy: offset.y))
    guard let layer = layer(region, { $0.paintFrontToBack(fragment.items, offset) }) else { return }
    place(layer, alpha: alpha)
  }

  private func paintFrontToBack(_ items: [DisplayItem], _ offset: CGPoint) {
    transform = transform.movedBy(x: offset.x, y: offset.y)
    for item in items.reversed() where touches(item.bounds) {
      switch item {
      case .fill, .stroke:
        cairo_set_operator(context, CAIRO_OPERATOR_SATURATE)
        paint(item)
      case .text, .image, .fragment, .group:
        guard let layer = layer(pixels(of: item.bounds), { $0.paint(item) }) else { continue }
        cairo_set_operator(context, CAIRO_OPERATOR_SATURATE)
        place(layer)
      }
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
  }
}
