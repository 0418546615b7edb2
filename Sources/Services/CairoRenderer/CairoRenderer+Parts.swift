import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

extension CairoRenderer {
  /// Paints a part of a list's picture into a layer.
  ///
  /// What lies below a material is known as pixels: where one shows, the part begins with these, and only what is above is painted.
  func paint(_ root: DisplayFragment, scale: CGFloat, canvas: PixelRect, into layer: Layer, _ part: PixelRect) {
    let context = notNull(cairo_create(layer.buffer.surface))
    defer { cairo_destroy(context) }
    let source = root.hasMaterial ? BackdropSource(root: root, canvas: canvas, scale: scale) : nil
    let painter = Painter(
      context: context, surface: layer.buffer.surface, origin: (layer.region.x0, layer.region.y0), clip: part, scale: scale,
      renderer: self, backdrop: source)
    guard let source, let beginning = painter.beginning(in: root) else {
      painter.clipToPixels(part)
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      return painter.paint(root)
    }
    let below = picture(below: beginning.seenMaterial, source).pixels
    let inner = part.intersection(below.region)
    for other in part.subtracting(inner) { paint(root, scale: scale, canvas: canvas, into: layer, other) }
    layer.copy(inner, of: below)
    painter.clipToPixels(inner)
    painter.first = beginning.item[...]
    painter.paint(root)
  }
}
