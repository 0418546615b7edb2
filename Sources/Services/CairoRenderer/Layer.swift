import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// A transparent picture of a part of the device, painted on its own and placed later.
struct Layer: RasterCacheable {
  let buffer: PixelBuffer
  /// Where its pixels lie on the device.
  var region: PixelRect

  /// Takes over pixels that lie at a region of the same size.
  init(buffer: PixelBuffer, region: PixelRect) {
    self.buffer = buffer
    self.region = region
  }

  /// The region must not be empty, and no larger than ``PixelBuffer/sideLimit``.
  init(region: PixelRect) {
    self.region = region
    buffer = PixelBuffer(width: region.width, height: region.height)
  }

  var byteCount: Int { buffer.stride * buffer.height + 200 }

  /// Paints into the layer; `backdrop` is what materials in it show, which are plain colours without.
  func paint(
    transform: CGAffineTransform, scale: CGFloat, renderer: CairoRenderer, backdrop: BackdropSource? = nil,
    _ body: (Painter) -> Void
  ) {
    renderer.countLayer()
    let context = notNull(cairo_create(buffer.surface))
    defer { cairo_destroy(context) }
    let painter = Painter(
      context: context, surface: buffer.surface, origin: (region.x0, region.y0), clip: region, scale: scale,
      renderer: renderer, backdrop: backdrop)
    painter.transform = transform
    body(painter)
  }

  /// A copy of the part inside a region, with nothing where there was no layer.
  func copied(to target: PixelRect) -> Layer {
    let copy = Layer(region: target)
    copy.copy(region.intersection(target), of: self)
    return copy
  }

  /// Takes over a part of another layer; it must lie in both.
  func copy(_ part: PixelRect, of other: Layer) {
    cairo_surface_flush(other.buffer.surface)
    for y in part.y0..<part.y1 {
      memcpy(
        buffer.row(y - region.y0) + part.x0 - region.x0, other.buffer.row(y - other.region.y0) + part.x0 - other.region.x0,
        part.width * 4)
    }
    buffer.markDirty()
  }

  /// Moves pixels inside a part of the layer; what moves out of the part is lost, and where nothing comes from they stay.
  func shift(_ part: PixelRect, x dx: Int, y dy: Int) {
    let target = part.offset(x: dx, y: dy).intersection(part)
    guard !target.isEmpty, dx != 0 || dy != 0 else { return }
    cairo_surface_flush(buffer.surface)
    for step in 0..<target.height {
      // Rows are read before they are overwritten.
      let y = (dy > 0 ? target.y1 - 1 - step : target.y0 + step) - region.y0
      memmove(
        buffer.row(y) + target.x0 - region.x0, buffer.row(y - dy) + target.x0 - region.x0 - dx, target.width * 4)
    }
    buffer.markDirty()
  }

  /// Multiplies all pixels with an opacity.
  func fade(_ alpha: Double) {
    let context = cairo_create(buffer.surface)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint_with_alpha(context, alpha)
    cairo_destroy(context)
  }

  /// Keeps pixels as far as those of another picture of the same size are opaque.
  func keep(where shape: OpaquePointer) {
    let context = cairo_create(buffer.surface)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(context, shape, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
  }
}
