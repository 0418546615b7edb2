import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

extension Painter {
  /// Makes a paint the context's source for what touches some pixels; false when it paints nothing.
  ///
  /// Gradients are computed pixel by pixel rather than by Cairo, whose result depends on the clip; files of vectors get
  /// Cairo's. `t` leads from the item's points to device pixels.
  func setSource(_ paint: DisplayPaint, _ t: CGAffineTransform, _ pixels: PixelRect) -> Bool {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      setColor(color)
    case .imageTile(let tile): return setTile(tile, t, pixels)
    default:
      guard let gradient = GradientPaint(paint, alpha: Float(alpha)) else { return false }
      if isVector, let pattern = gradient.makePattern() {
        usePattern(pattern, from: t)
        return true
      }
      let visible = pixels.intersection(clip)
      guard !visible.isEmpty, t.isInvertible else { return false }
      setSource(gradient.rasterize(visible, t))
    }
    return true
  }

  func setColor(_ color: DisplayColor) {
    cairo_set_source_rgba(context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * alpha)
  }

  /// Makes a layer the source, at its place.
  func setSource(_ layer: Layer) { setSource(surface: layer.buffer.surface, x: layer.region.x0, y: layer.region.y0) }

  func setSource(surface: OpaquePointer, x: Int, y: Int) {
    cairo_set_source_surface(context, surface, Double(x), Double(y))
    if !isVector { cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST) }
  }

  /// Makes a pattern the source and gives it up.
  ///
  /// Its coordinates are an item's points.
  private func usePattern(_ pattern: OpaquePointer, from t: CGAffineTransform) {
    setMatrix(t)
    cairo_set_source(context, pattern)
    resetMatrix()
    cairo_pattern_destroy(pattern)
  }

  private func setTile(_ tile: DisplayPaint.ImageTile, _ t: CGAffineTransform, _ pixels: PixelRect) -> Bool {
    let (width, height) = (tile.tileSize.width, tile.tileSize.height)
    guard width > 0, height > 0, tile.image.width > 0, tile.image.height > 0, t.isInvertible else { return false }
    let visible = pixels.intersection(clip)
    guard !visible.isEmpty else { return false }
    if t.keepsDirections {
      let position = CGRect(
        x: t.a * tile.origin.x + t.tx, y: t.d * tile.origin.y + t.ty, width: t.a * width, height: t.d * height)
      let scaler = ImageScaler(
        x: AxisMap(tiles: tile.image.width, period: position.width, origin: position.minX, range: visible.x0..<visible.x1),
        y: AxisMap(tiles: tile.image.height, period: position.height, origin: position.minY, range: visible.y0..<visible.y1))
      let layer = Layer(region: visible)
      scaler.draw(tile.image, into: layer.buffer, alpha: Float(alpha))
      setSource(layer)
      return true
    }
    let layer = PlaneMap(tile: tile, t).draw(visible, alpha: Float(alpha))
    setSource(layer)
    return true
  }
}
