import CCairo
import CoreGraphicsTypes
import Foundation
package import DisplayModel

/// Paints display lists with Cairo: into pixels, PDF and SVG files.
///
/// A pixel's colour depends on the list alone, never on the damage it is painted with: what is drawn with another
/// origin or clip is drawn alike. Colours mix in gamma-encoded sRGB, and gradients interpolate premultiplied
/// components.
package final class CairoRenderer {
  /// Device pixels that were asked to be painted, over all calls.
  package private(set) var pixelsPainted = 0

  /// Masks of small shapes that were drawn, over all calls, and those that are kept.
  package var shapesDrawn: Int { shapeMasks.drawn }
  package var shapesKept: Int { shapeMasks.count }

  /// Blurred fragments and shadows.
  let blurs = RasterCache<BlurKey, BlurEntry>(byteLimit: 48 << 20)
  /// What shows in materials.
  let backdrops = RasterCache<BackdropKey, BackdropEntry>(byteLimit: 64 << 20)
  /// What lies below materials; one may be as large as a screen.
  let backdropImages = RasterCache<BackdropImageKey, BackdropImage>(byteLimit: 128 << 20)
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
  /// Masks of small shapes that follow each other.
  let shapeMasks = ShapeMasks()
  /// Masks of small shapes, while they are drawn.
  private(set) lazy var shapeSheet = ShapeSheet()

  /// Tells the developer what could not be painted, one line for each painting.
  let report: (String) -> Void

  /// Pictures that were painted on their own, to be placed with an effect, over all calls.
  package private(set) var layersPainted = 0

  package init(report: @escaping (String) -> Void = Diagnostics.report) { self.report = report }

  /// Counts pixels that were painted to be looked at through something.
  func countPixels(_ count: Int) { pixelsPainted += count }

  /// Counts a picture that is painted on its own.
  func countLayer() { layersPainted += 1 }

  /// Paints a list into a buffer of its size in device pixels.
  ///
  /// `damage` is the part that differs from what the buffer shows; `nil` paints everything.
  package func paint(_ list: DisplayList, into buffer: PixelBuffer, damage: Damage?) {
    let canvas = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    let picture = Layer(buffer: buffer, region: canvas)
    let damage = damage.map { PixelDamage($0, scale: list.scale, canvas: canvas) } ?? PixelDamage(whole: canvas)
    for move in damage.moves { picture.shift(move.pixels, x: move.x, y: move.y) }
    beginFrame()
    for rect in damage.rects {
      pixelsPainted += rect.area
      paint(list.root, scale: list.scale, canvas: canvas, into: picture, rect)
    }
  }

  /// What all caches of pictures may keep together, beside what frames of a moment ago needed: a dozen pages of a large window.
  static let byteLimit = 96 << 20
  private lazy var caches: [any AgingCache] = [blurs, backdrops, backdropImages, patches, images, coverages, drawings]

  /// The memory of all pictures that are kept, in bytes.
  package var bytesKept: Int { caches.reduce(0) { $0 + $1.byteCount } }

  /// Forgets pictures that were not used for a long time.
  private func beginFrame() {
    caches.beginFrame(byteLimit: Self.byteLimit)
    glyphs.beginFrame()
  }
}

extension CGRect {
  func scaled(by factor: CGFloat) -> CGRect {
    isNull ? self : CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
