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

  /// The pixels that differ between two lists.
  func changes(from old: DisplayFragment, to new: DisplayFragment) -> [PixelRect] {
    let size = CGSize(width: CGFloat(canvas.width) / scale, height: CGFloat(canvas.height) / scale)
    let damage = DisplayDiff.damage(from: old, to: new, size: size, scale: scale)
    return damage.areas.map { PixelRect(covering: $0.scaled(by: scale)) }
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

/// Names the cells below a material, wherever it is.
struct BackdropCellsKey: Hashable {
  let id: DisplayID
  let step: Int
  let canvas: PixelRect
  let scale: CGFloat
}

/// The mean colours of the cells below a material.
struct BackdropCells: RasterCacheable {
  /// What lies below, all over the picture.
  let below: DisplayFragment
  let means: Layer

  var byteCount: Int { means.byteCount + 200 }
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
    let shown = glass.look(at: cells(glass.grid, needed, below: below, fragment.id, source), in: region)
    renderer.backdrops.insert(
      BackdropEntry(fragment: fragment, root: source.root, path: source.path, below: below, layer: shown), for: key)
    return shown
  }

  private func isUnchanged(
    from old: DisplayFragment, to new: DisplayFragment, in region: PixelRect, _ source: BackdropSource
  ) -> Bool {
    !source.changes(from: old, to: new).contains { $0.intersects(region) }
  }

  /// The mean colours of the cells below a material: those that were known and did not change, and the others made anew.
  ///
  /// So a material that moves looks only at what it has not been over, and one that rests only at what changes.
  private func cells(
    _ grid: CoarseGrid, _ needed: PixelRect, below: DisplayFragment, _ id: DisplayID, _ source: BackdropSource
  ) -> Layer {
    let cells = grid.cells(for: needed).grown(by: -1)
    let result = Layer(region: cells)
    let key = BackdropCellsKey(id: id, step: grid.step, canvas: source.canvas, scale: scale)
    var missing = [cells]
    if let known = renderer.backdropCells[key] {
      let kept = known.means.region.intersection(cells)
      var changed = PixelRect.empty
      for area in source.changes(from: known.below, to: below) {
        changed = changed.union(grid.cells(for: area).grown(by: -1).intersection(kept))
      }
      if changed != kept {
        result.copy(kept, of: known.means)
        missing = cells.subtracting(kept) + (changed.isEmpty ? [] : [changed])
      }
    }
    for part in missing {
      let area = grid.pixels(of: part).intersection(source.canvas)
      let picture = Layer(region: area)
      renderer.countPixels(area.area)
      picture.paint(
        transform: CGAffineTransform(scaleX: scale, y: scale), scale: scale, renderer: renderer,
        backdrop: below.hasMaterial ? BackdropSource(root: below, canvas: source.canvas, scale: scale) : nil
      ) { $0.paint(below) }
      // What lies beyond the canvas looks like its edge.
      grid.setMeans(of: picture, in: part, of: result, extendsEdges: true)
    }
    renderer.backdropCells.insert(BackdropCells(below: below, means: result), for: key)
    return result
  }
}

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
  func area(for region: PixelRect) -> PixelRect { grid.pixels(of: grid.cells(for: region).grown(by: Blur.reach(sigma))) }

  /// What a region shows of a picture whose cells are known in `area(for:)`, as far as that lies on the canvas.
  func look(at cells: Layer, in region: PixelRect) -> Layer {
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
