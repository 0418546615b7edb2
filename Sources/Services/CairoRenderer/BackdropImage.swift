import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Names what lies below a material, wherever it is.
struct BackdropImageKey: Hashable {
  let id: DisplayID
  let step: Int
  let canvas: PixelRect
  let scale: CGFloat
}

/// What lies below a material, as far as it looks: pixels, and the mean colours of their cells.
struct BackdropImage: RasterCacheable {
  /// The list that was painted last, and the material's place in it.
  let root: DisplayFragment
  let path: [Int]
  /// The list whose pixels these are.
  let below: DisplayFragment
  let pixels: Layer
  let means: Layer

  var byteCount: Int { pixels.byteCount + means.byteCount }
}

extension CairoRenderer {
  /// What lies below a material: what was known moves and keeps its pixels, and only what differs is painted.
  ///
  /// So a material that moves looks only at what it has not been over, and one under which content scrolls at what appears.
  func picture(below seenMaterial: SeenMaterial, _ source: BackdropSource) -> BackdropImage {
    let grid = seenMaterial.glass.grid
    let cells = grid.cells(for: seenMaterial.needed).grown(by: -1)
    let area = grid.pixels(of: cells).intersection(source.canvas)
    let key = BackdropImageKey(id: seenMaterial.fragment.id, step: grid.step, canvas: source.canvas, scale: source.scale)
    // While it changes nobody else has it.
    let cached = backdropImages.take(key)
    let there = cached.flatMap { $0.pixels.region == area && $0.means.region == cells ? $0 : nil }
    if let there, there.root === source.root, there.path == seenMaterial.path {
      backdropImages.insert(there, for: key)
      return there
    }
    let below = source.root.below(seenMaterial.path[...])
    let picture = BackdropImage(
      root: source.root, path: seenMaterial.path, below: below,
      pixels: there?.pixels ?? cached?.pixels.copied(to: area) ?? Layer(region: area),
      means: there?.means ?? cached?.means.copied(to: cells) ?? Layer(region: cells))
    let (stale, changed) = picture.update(from: cached, source)
    for part in PixelRect.disjoint(stale) {
      countPixels(part.area)
      paint(below, scale: source.scale, canvas: source.canvas, into: picture.pixels, part)
    }
    for part in PixelRect.disjoint(changed.map { grid.cells(for: $0).grown(by: -1).intersection(cells) }) {
      // What lies beyond the canvas looks like its edge.
      grid.setMeans(of: picture.pixels, in: part, of: picture.means, extendsEdges: true)
    }
    backdropImages.insert(picture, for: key)
    return picture
  }
}

extension BackdropImage {
  /// Moves the pixels that were taken over from what was known; answers which are to be painted, and which differ in all.
  fileprivate func update(from cached: BackdropImage?, _ source: BackdropSource) -> (stale: [PixelRect], changed: [PixelRect]) {
    let area = pixels.region
    guard let cached else { return ([area], [area]) }
    let kept = cached.pixels.region.intersection(area)
    var stale = area.subtracting(kept)
    var changed = stale
    let damage = source.damage(from: cached.below, to: below)
    for move in damage.moves {
      let moved = move.pixels.intersection(kept)
      pixels.shift(moved, x: move.x, y: move.y)
      stale += moved.subtracting(moved.offset(x: move.x, y: move.y))
      changed.append(moved)
    }
    let parts = damage.rects.map { $0.intersection(area) }
    return (stale + parts, changed + parts)
  }
}
