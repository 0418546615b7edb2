import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

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

  /// What differs between two lists.
  func damage(from old: DisplayFragment, to new: DisplayFragment) -> PixelDamage {
    let size = CGSize(width: CGFloat(canvas.width) / scale, height: CGFloat(canvas.height) / scale)
    return PixelDamage(DisplayDiff.damage(from: old, to: new, size: size, scale: scale), scale: scale, canvas: canvas)
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

extension CairoRenderer {
  /// What shows in a material all over its region, from the cache where nothing has changed below it.
  func backdrop(of sight: MaterialSight, _ source: BackdropSource) -> Layer {
    let material = sight.material
    let key = BackdropKey(
      fragment: ObjectIdentifier(sight.fragment), sigma: sight.sigma, tint: material.tint, saturation: material.saturation,
      region: sight.region)
    let known = backdrops[key]
    if let known, known.root === source.root, known.path == sight.path { return known.layer }
    let below = source.root.below(sight.path[...])
    if var known, !source.damage(from: known.below, to: below).areas.contains(where: { $0.intersects(sight.needed) }) {
      known.root = source.root
      known.path = sight.path
      backdrops.insert(known, for: key)
      return known.layer
    }
    let shown = sight.glass.look(at: picture(below: sight, source).means, in: sight.region)
    backdrops.insert(
      BackdropEntry(fragment: sight.fragment, root: source.root, path: sight.path, below: below, layer: shown), for: key)
    return shown
  }
}
