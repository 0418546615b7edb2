import CCairo
import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// What painters know of the whole list, for materials: what lies below them.
///
/// One is shared by the painters of a list and those of the layers in it.
final class BackdropSource {
  let root: DisplayFragment
  /// The pixels of the whole picture.
  let canvas: PixelRect
  let scale: CGFloat
  /// The item that is painted now: its index in each fragment, from the root on.
  var path: [Int] = []

  init(root: DisplayFragment, canvas: PixelRect, scale: CGFloat) {
    self.root = root
    self.canvas = canvas
    self.scale = scale
  }
}

/// Names what shows in a material: where and how, but for what lies below.
struct BackdropKey: Hashable {
  let fragment: ObjectIdentifier
  let sigma: CGFloat
  let tint: DisplayColor
  let saturation: Double
  let region: PixelRect
}

/// What shows in a material.
struct BackdropEntry: RasterCacheable {
  /// It holds the fragment, so that the identity in the key is not given to another one.
  let fragment: DisplayFragment
  /// The list that was painted last, and the item's place in it.
  var root: DisplayFragment
  var path: [Int]
  /// What lies below.
  let below: DisplayFragment
  let layer: Layer

  var byteCount: Int { layer.byteCount + 400 }
}

extension Painter {
  /// Paints what lies below a fragment, seen through a material where the fragment is opaque.
  func paintMaterial(_ fragment: DisplayFragment, _ offset: CGPoint, _ material: DisplayMaterial) {
    guard let source = backdrop, !isVector, !isMask, transform.isInvertible else { return paint(fragment, offset: offset) }
    let bounds = fragment.bounds.offsetBy(dx: offset.x, dy: offset.y)
    let (region, seen) = (allPixels(of: bounds).intersection(source.canvas), pixels(of: bounds))
    guard !seen.isEmpty, !region.isEmpty,
      let shown = backdrop(of: fragment, material, source, region),
      let shape = layer(seen, seesBackdrop: false, { $0.paint(fragment, offset: offset) })
    else { return }
    saving {
      cairo_new_path(context)
      addRectangle(seen)
      cairo_clip(context)
      setSource(shown)
      cairo_mask_surface(context, shape.buffer.surface, Double(seen.x0), Double(seen.y0))
    }
  }

  /// What shows in a material all over its region, from the cache where nothing has changed below it.
  private func backdrop(
    of fragment: DisplayFragment, _ material: DisplayMaterial, _ source: BackdropSource, _ region: PixelRect
  ) -> Layer? {
    let sigma = deviceSigma(material.radius)
    let key = BackdropKey(
      fragment: ObjectIdentifier(fragment), sigma: sigma, tint: material.tint, saturation: material.saturation, region: region)
    var known = renderer.backdrops[key]
    if let known, known.root === source.root, known.path == source.path { return known.layer }
    let below = source.root.below(source.path[...])
    let glass = Glass(material, sigma: sigma)
    let needed = glass.area(for: region).intersection(source.canvas)
    if known != nil, isUnchanged(from: known!.below, to: below, in: needed, source) {
      known!.root = source.root
      known!.path = source.path
      renderer.backdrops.insert(known!, for: key)
      return known!.layer
    }
    guard !needed.isEmpty, needed.area <= 64 << 20 else { return nil }
    let picture = Layer(region: needed)
    renderer.countPixels(needed.area)
    picture.paint(
      transform: CGAffineTransform(scaleX: scale, y: scale), scale: scale, renderer: renderer,
      backdrop: below.hasMaterial ? BackdropSource(root: below, canvas: source.canvas, scale: scale) : nil
    ) { $0.paint(below) }
    let shown = glass.look(at: picture, in: region, canvas: source.canvas)
    renderer.backdrops.insert(
      BackdropEntry(fragment: fragment, root: source.root, path: source.path, below: below, layer: shown), for: key)
    return shown
  }

  private func isUnchanged(
    from old: DisplayFragment, to new: DisplayFragment, in region: PixelRect, _ source: BackdropSource
  ) -> Bool {
    let size = CGSize(width: CGFloat(source.canvas.width) / scale, height: CGFloat(source.canvas.height) / scale)
    return !DisplayDiff.damage(from: old, to: new, size: size, scale: scale).areas.contains {
      PixelRect(covering: $0.scaled(by: scale)).intersects(region)
    }
  }
}

/// Blurs a picture on a grid of cells, makes it more saturated and tints it.
///
/// The grid begins at the device's first pixel, so a pixel's colour follows from the picture around it alone.
struct Glass {
  private let material: DisplayMaterial
  private let sigma: CGFloat
  private let grid: CoarseGrid

  init(_ material: DisplayMaterial, sigma: CGFloat) {
    self.material = material
    grid = CoarseGrid(sigma: sigma, cellSigma: 4)
    self.sigma = grid.sigma(for: sigma)
  }

  /// The pixels that a region's pixels depend on.
  func area(for region: PixelRect) -> PixelRect { grid.pixels(of: grid.cells(for: region).grown(by: Blur.reach(sigma))) }

  /// What a region shows of a picture that holds `area(for:)` as far as that lies on the canvas.
  func look(at picture: Layer, in region: PixelRect, canvas: PixelRect) -> Layer {
    // What lies beyond the canvas looks like its edge.
    let own = grid.cells(for: picture.region).grown(by: -1)
    let means = grid.means(of: picture, in: own, extendsEdges: true)
    Blur.blur(means.buffer, sigma: sigma, extendsEdges: true)
    ColorMatrix(.saturation(material.saturation)).apply(to: means.buffer)
    tint(means.buffer)
    return grid.enlarged(means, to: region)
  }

  private func tint(_ buffer: PixelBuffer) {
    let context = cairo_create(buffer.surface)
    let tint = material.tint
    cairo_set_source_rgba(context, Double(tint.red), Double(tint.green), Double(tint.blue), Double(tint.alpha))
    cairo_paint(context)
    cairo_destroy(context)
  }
}
