import CCairo
import CoreGraphicsTypes
import Foundation
import PangoText
import SwiftUICore

/// Paints display lists into pixels with Cairo.
package final class CairoRenderer {
  /// Device pixels that were asked to be painted, over all calls.
  package private(set) var pixelsPainted = 0
  let shadows = ShadowCache()

  package init() {}

  /// Paints a list into a buffer of its size in device pixels.
  /// - Parameter damage: The part that differs from what the buffer shows; `nil` paints everything.
  package func paint(_ list: DisplayList, into buffer: PixelBuffer, damage: Damage?) {
    let whole = CGRect(origin: .zero, size: list.size)
    for move in damage?.moves ?? [] { shift(move, in: buffer, scale: list.scale) }
    for rect in damage?.rects ?? [whole] {
      let context = cairo_create(buffer.surface)!
      defer { cairo_destroy(context) }
      let x0 = (rect.minX * list.scale).rounded(.down)
      let y0 = (rect.minY * list.scale).rounded(.down)
      let width = (rect.maxX * list.scale).rounded(.up) - x0
      let height = (rect.maxY * list.scale).rounded(.up) - y0
      pixelsPainted += Int(width * height)
      cairo_rectangle(context, x0, y0, width, height)
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      cairo_scale(context, list.scale, list.scale)
      var painter = Painter(context: context, scale: list.scale, renderer: self)
      painter.paint(list.root, clip: rect)
    }
  }

  private func shift(_ move: Damage.Move, in buffer: PixelBuffer, scale: CGFloat) {
    let x0 = max(0, Int((move.rect.minX * scale).rounded())), y0 = max(0, Int((move.rect.minY * scale).rounded()))
    let x1 = min(buffer.width, Int((move.rect.maxX * scale).rounded()))
    let y1 = min(buffer.height, Int((move.rect.maxY * scale).rounded()))
    let dx = Int((move.delta.width * scale).rounded()), dy = Int((move.delta.height * scale).rounded())
    let width = x1 - x0 - abs(dx), height = y1 - y0 - abs(dy)
    guard width > 0, height > 0, let base = buffer.bytes.baseAddress else { return }
    let (fromX, fromY) = (dx < 0 ? x0 - dx : x0, dy < 0 ? y0 - dy : y0)
    let rows = dy > 0 ? Array((0..<height).reversed()) : Array(0..<height)
    for row in rows {
      let from = base + (fromY + row) * buffer.stride + fromX * 4
      let to = base + (fromY + dy + row) * buffer.stride + (fromX + dx) * 4
      memmove(to, from, width * 4)
    }
    buffer.markDirty()
  }
}
