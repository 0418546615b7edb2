import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Blurs a picture on a grid of cells, makes it more saturated and tints it.
///
/// The grid begins at the device's first pixel, so a pixel's colour follows from the picture around it alone.
struct Glass {
  let grid: CoarseGrid
  private let material: DisplayMaterial
  private let sigma: CGFloat

  init(_ material: DisplayMaterial, sigma: CGFloat) {
    self.material = material
    grid = CoarseGrid(sigma: sigma, cellSigma: 4)
    self.sigma = grid.sigma(for: sigma)
  }

  /// The pixels that a region's pixels depend on.
  func area(for region: PixelRect) -> PixelRect { grid.pixels(of: grid.cells(for: region).grown(by: Blur.outset(sigma))) }

  /// What a region shows of a picture whose cells are known in `area(for:)`, as far as that lies on the canvas.
  func filtered(at cells: Layer, in region: PixelRect) -> Layer {
    let glass = cells.copied(to: cells.region)
    Blur.blur(glass.buffer, sigma: sigma, extendsEdges: true)
    PixelFilter(.saturation(material.saturation)).apply(to: glass.buffer)
    tint(glass.buffer)
    return grid.enlarged(glass, to: region)
  }

  private func tint(_ buffer: PixelBuffer) {
    let context = cairo_create(buffer.surface)
    let tint = material.tint
    cairo_set_source_rgba(context, Double(tint.red), Double(tint.green), Double(tint.blue), Double(tint.alpha))
    cairo_paint(context)
    cairo_destroy(context)
  }
}
