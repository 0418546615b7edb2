import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// A material in a list, as a painter comes upon it.
struct SeenMaterial {
  /// What is shown through.
  let fragment: DisplayFragment
  let material: DisplayMaterial
  /// The item, by its index in each fragment from the root on.
  let path: [Int]
  /// The sigma of its blur, in pixels.
  let sigma: CGFloat
  let glass: Glass
  /// The pixels in which it may show.
  let region: PixelRect
  /// The pixels that these depend on.
  let needed: PixelRect

  /// `nil` where nothing of it shows, or it looks at more than can be kept.
  fileprivate init?(
    _ fragment: DisplayFragment, _ offset: CGPoint, _ material: DisplayMaterial, at path: [Int], _ source: BackdropSource,
    _ painter: Painter
  ) {
    guard painter.transform.isInvertible else { return nil }
    let bounds = fragment.bounds.offsetBy(dx: offset.x, dy: offset.y)
    region = painter.allPixels(of: bounds).intersection(source.canvas)
    sigma = painter.deviceSigma(material.radius)
    glass = Glass(material, sigma: sigma)
    needed = glass.area(for: region).intersection(source.canvas)
    guard !region.intersection(painter.clip).isEmpty, !needed.isEmpty, needed.area <= 64 << 20 else { return nil }
    (self.fragment, self.material, self.path) = (fragment, material, path)
  }
}

extension Painter {
  /// Paints what lies below a fragment, seen through a material where the fragment is opaque.
  func paintMaterial(_ fragment: DisplayFragment, _ offset: CGPoint, _ material: DisplayMaterial) {
    guard let source = backdrop, !isMask, transform.isInvertible else { return paint(fragment, offset: offset) }
    guard let seenMaterial = SeenMaterial(fragment, offset, material, at: source.path, source, self),
      case let seen = seenMaterial.region.intersection(clip),
      let shape = layer(seen, seesBackdrop: false, { $0.paint(fragment, offset: offset) })
    else { return }
    let shown = renderer.backdrop(of: seenMaterial, source)
    if isVector {
      // A file has it as a picture of its own shape.
      let picture = shown.copied(to: seen)
      picture.keep(where: shape.buffer.surface)
      return place(picture, alpha: alpha)
    }
    saving {
      cairo_new_path(context)
      addRectangle(seen)
      cairo_clip(context)
      setSource(shown)
      cairo_mask_surface(context, shape.buffer.surface, Double(seen.x0), Double(seen.y0))
    }
  }

  // MARK: Where painting can begin

  /// A material, and the item with which painting goes on where the picture of what lies below the material is there.
  typealias Beginning = (seenMaterial: SeenMaterial, item: [Int])

  /// The topmost material that shows in the clip; above what it shows, a part of the picture is painted.
  func beginning(in list: DisplayFragment) -> Beginning? {
    backdrop.flatMap { beginning(in: list, at: [], whole: nil, $0) }
  }

  /// `whole` is the outermost group on the way that is painted as a whole.
  private func beginning(
    in fragment: DisplayFragment, at path: [Int], whole: [Int]?, _ source: BackdropSource
  ) -> Beginning? {
    guard fragment.hasMaterial, touches(fragment.bounds) else { return nil }
    for (index, item) in fragment.items.enumerated().reversed() where item.hasMaterial {
      // Below the material there must be nothing of the group.
      if whole != nil, !fragment.items[..<index].allSatisfy(\.isEmpty) { continue }
      if let found = beginning(at: item, path + [index], whole: whole, source) { return found }
    }
    return nil
  }

  private func beginning(
    at item: DisplayItem, _ path: [Int], whole: [Int]?, _ source: BackdropSource
  ) -> Beginning? {
    let outer = (transform, clip)
    defer { (transform, clip) = outer }
    switch item {
    case .fill, .stroke, .text, .image: return nil
    case .fragment(let inner, let offset):
      transform = transform.movedBy(x: offset.x, y: offset.y)
      return beginning(in: inner, at: path, whole: whole, source)
    case .group(.material(let material), let inner, let offset):
      return SeenMaterial(inner, offset, material, at: path, source, self).map { ($0, whole ?? path) }
    case .group(.scroll(let viewport, let move), let inner, let offset):
      guard let (pixels, moved) = scrolled(viewport, offset, move) else { return nil }
      (transform, clip) = (moved, clip.intersection(pixels))
      return beginning(in: inner, at: path, whole: whole, source)
    case .group(let effect, let inner, let offset):
      guard let change = effect.changeOfPosition else { return nil }
      transform = change.concatenating(transform).movedBy(x: offset.x, y: offset.y)
      return beginning(in: inner, at: path, whole: whole ?? path, source)
    }
  }
}

extension DisplayEffect {
  /// How the effect moves materials inside; `nil` where these are plain colours.
  fileprivate var changeOfPosition: CGAffineTransform? {
    switch self {
    case .opacity, .compositingGroup, .blendMode, .xor, .adjoining, .clip, .mask, .shadow, .colorFilter: .identity
    case .transform(let transform): transform.isAffine ? transform.affine : nil
    case .blur, .scroll, .material: nil
    }
  }
}

extension DisplayItem {
  /// Whether the item surely paints nothing.
  fileprivate var isEmpty: Bool {
    switch self {
    case .fill, .stroke, .text, .image: false
    case .fragment(let inner, _), .group(_, let inner, _): inner.isEmpty
    }
  }
}
