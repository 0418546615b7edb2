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
  func backdrop(of seenMaterial: SeenMaterial, _ source: BackdropSource) -> Layer {
    let material = seenMaterial.material
    let key = BackdropKey(
      fragment: ObjectIdentifier(seenMaterial.fragment), sigma: seenMaterial.sigma, tint: material.tint,
      saturation: material.saturation,
      region: seenMaterial.region)
    let cached = backdrops[key]
    if let cached, cached.root === source.root, cached.path == seenMaterial.path { return cached.layer }
    let below = source.root.below(seenMaterial.path[...])
    if var cached, !source.damage(from: cached.below, to: below).areas.contains(where: { $0.intersects(seenMaterial.needed) }) {
      cached.root = source.root
      cached.path = seenMaterial.path
      backdrops.insert(cached, for: key)
      return cached.layer
    }
    let shown = seenMaterial.glass.filtered(at: picture(below: seenMaterial, source).means, in: seenMaterial.region)
    backdrops.insert(
      BackdropEntry(fragment: seenMaterial.fragment, root: source.root, path: seenMaterial.path, below: below, layer: shown),
      for: key)
    return shown
  }
}
