import CCairo
import CoreGraphicsTypes
import Foundation
package import SwiftUICore

/// Paints display lists with Cairo: into pixels, PDF and SVG files.
///
/// A pixel's colour depends on the list alone, never on the damage it is painted with: what is drawn with another
/// origin or clip is drawn alike. Colours mix in gamma-encoded sRGB, and gradients interpolate premultiplied
/// components.
package final class CairoRenderer {
  /// Device pixels that were asked to be painted, over all calls.
  package private(set) var pixelsPainted = 0

  /// Blurred fragments and shadows.
  let blurs = RasterCache<BlurKey, BlurEntry>(byteLimit: 48 << 20)
  /// What shows in materials.
  let backdrops = RasterCache<BackdropKey, BackdropEntry>(byteLimit: 64 << 20)
  /// What lies below materials, on their coarse grids.
  let backdropCells = RasterCache<BackdropCellsKey, BackdropCells>(byteLimit: 8 << 20)
  /// Shadows of rounded rectangles, of which sides can be stretched.
  let patches = RasterCache<ShadowPatch.Key, ShadowPatch>(byteLimit: 8 << 20)
  /// Pictures at the sizes they are drawn.
  let images = RasterCache<ImageKey, ImageEntry>(byteLimit: 96 << 20)
  /// Masks of filled paths.
  let coverages = RasterCache<CoverageKey, CoverageBuffer>(byteLimit: 8 << 20)
  /// Masks of paths of many steps.
  let drawings = RasterCache<DrawingKey, DrawingCoverage>(byteLimit: 16 << 20)
  /// Of masks that are kept, in pixels.
  static let largestCoverage = 1 << 20
  let glyphs = GlyphCache()
  /// Masks of small shapes, while they are painted.
  private(set) lazy var shapeSheet = ShapeSheet()

  /// Tells the developer what could not be painted, one line for each painting.
  let report: (String) -> Void

  package init(report: @escaping (String) -> Void = Diagnostics.report) { self.report = report }

  /// Counts pixels that were painted to be looked at through something.
  func countPixels(_ count: Int) { pixelsPainted += count }

  /// Paints a list into a buffer of its size in device pixels.
  ///
  /// `damage` is the part that differs from what the buffer shows; `nil` paints everything.
  package func paint(_ list: DisplayList, into buffer: PixelBuffer, damage: Damage?) {
    let scale = list.scale
    let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    for move in damage?.moves ?? [] { shift(move, in: buffer, scale: scale) }
    let rects = damage.map { $0.rects.map { PixelRect(covering: $0.scaled(by: scale)).intersection(whole) } } ?? [whole]
    beginFrame()
    for rect in rects where !rect.isEmpty {
      pixelsPainted += rect.area
      paint(list, into: buffer, rect)
    }
  }

  private func paint(_ list: DisplayList, into buffer: PixelBuffer, _ rect: PixelRect) {
    let context = cairo_create(buffer.surface)!
    defer { cairo_destroy(context) }
    cairo_rectangle(context, Double(rect.x0), Double(rect.y0), Double(rect.width), Double(rect.height))
    cairo_clip(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    let canvas = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    let painter = Painter(
      context: context, surface: buffer.surface, origin: (0, 0), clip: rect, scale: list.scale, renderer: self,
      backdrop: list.root.hasMaterial ? BackdropSource(root: list.root, canvas: canvas, scale: list.scale) : nil)
    painter.paint(list.root)
  }

  /// Forgets pictures that were not used for a long time.
  private func beginFrame() {
    blurs.beginFrame()
    backdrops.beginFrame()
    backdropCells.beginFrame()
    patches.beginFrame()
    images.beginFrame()
    coverages.beginFrame()
    drawings.beginFrame()
    glyphs.beginFrame()
  }

  /// Copies a part of the picture inside itself; what moves out of the part is lost.
  private func shift(_ move: Damage.Move, in buffer: PixelBuffer, scale: CGFloat) {
    let rect = PixelRect(
      x0: Int((move.rect.minX * scale).nearestPixel), y0: Int((move.rect.minY * scale).nearestPixel),
      x1: Int((move.rect.maxX * scale).nearestPixel), y1: Int((move.rect.maxY * scale).nearestPixel)
    ).intersection(PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height))
    let dx = Int((move.delta.width * scale).rounded()), dy = Int((move.delta.height * scale).rounded())
    let target = rect.offset(x: dx, y: dy).intersection(rect)
    guard !target.isEmpty, dx != 0 || dy != 0 else { return }
    cairo_surface_flush(buffer.surface)
    for step in 0..<target.height {
      // Rows are read before they are overwritten.
      let y = dy > 0 ? target.y1 - 1 - step : target.y0 + step
      memmove(buffer.row(y) + target.x0, buffer.row(y - dy) + target.x0 - dx, target.width * 4)
    }
    buffer.markDirty()
  }
}

extension CGRect {
  func scaled(by factor: CGFloat) -> CGRect {
    isNull ? self : CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
