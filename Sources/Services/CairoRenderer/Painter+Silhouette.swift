import CoreGraphicsTypes
import Foundation
import DisplayModel

/// An opaque rounded rectangle on whole pixels.
struct RoundedShape {
  let rect: PixelRect
  /// Radii in device pixels; zero for a plain rectangle.
  let corner: CGSize
  let style: RoundedCornerStyle

  var path: Path { Path(roundedRect: rect.cgRect, cornerSize: corner, style: style) }
  /// Pixels that it covers for sure.
  var inside: PixelRect? { path.wholePixelsInside(.identity) }
}

extension Painter {
  /// The shape of everything opaque in a fragment at the present origin, if that is one rounded rectangle: a card's
  /// background with all else inside it, or content clipped to such a shape.
  func silhouette(of fragment: DisplayFragment) -> RoundedShape? { silhouette(of: fragment, depth: 0) }

  private func silhouette(of fragment: DisplayFragment, depth: Int) -> RoundedShape? {
    guard depth < 12, fragment.items.count <= 64, transform.keepsDirections else { return nil }
    let items = fragment.items.drop { item in
      if case .fragment(let child, _) = item { child.isEmpty } else { false }
    }
    guard let first = items.first, let shape = silhouette(of: first, depth: depth) else { return nil }
    let rest = items.dropFirst()
    guard !rest.isEmpty else { return shape }
    guard let inside = shape.inside else { return nil }
    return rest.allSatisfy { inside.contains(allPixels(of: $0.bounds)) } ? shape : nil
  }

  private func silhouette(of item: DisplayItem, depth: Int) -> RoundedShape? {
    switch item {
    case .fill(let fill):
      return fill.paint.isOpaque && fill.isAntialiased ? shape(of: fill.path, snapFrame: fill.snapFrame) : nil
    case .fragment(let fragment, let offset): return at(offset) { silhouette(of: fragment, depth: depth + 1) }
    case .group(let effect, let fragment, let offset):
      switch effect {
      case .compositingGroup: return at(offset) { silhouette(of: fragment, depth: depth + 1) }
      case .clip(let path, _, let isAntialiased, let snapFrame):
        guard isAntialiased, let shape = shape(of: path, snapFrame: snapFrame) else { return nil }
        return at(offset) { fills(fragment, shape.rect, depth: depth + 1) } ? shape : nil
      case .opacity, .blendMode, .xor, .adjoining, .mask, .transform, .shadow, .blur, .colorFilter, .scroll, .material: return nil
      }
    case .stroke, .text, .image: return nil
    }
  }

  private func shape(of path: Path, snapFrame: CGRect?) -> RoundedShape? {
    let t = snapped(to: snapFrame)
    let (rect, corner, style): (CGRect, CGSize, RoundedCornerStyle)
    switch path.storage {
    case .rect(let r): (rect, corner, style) = (r, .zero, .circular)
    case .roundedRect(let r, let size, let s): (rect, corner, style) = (r, size, s)
    default: return nil
    }
    let device = rect.standardized.mapped(by: t)
    let pixels = PixelRect(covering: device.insetBy(dx: 1e-3, dy: 1e-3))
    let isWhole = [device.minX, device.minY, device.maxX, device.maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
    guard isWhole, !pixels.isEmpty else { return nil }
    // Radii in sixteenths make equal cards alike.
    let size = CGSize(width: (corner.width * t.a * 16).rounded() / 16, height: (corner.height * t.d * 16).rounded() / 16)
    return RoundedShape(rect: pixels, corner: size, style: style)
  }

  /// Whether the lowest thing in a fragment fills a rectangle with opaque colours.
  private func fills(_ fragment: DisplayFragment, _ rect: PixelRect, depth: Int) -> Bool {
    guard depth < 12, transform.keepsDirections else { return false }
    for item in fragment.items {
      switch item {
      case .fill(let fill):
        let t = snapped(to: fill.snapFrame)
        return fill.paint.isOpaque && (fill.path.wholePixelsInside(t)?.contains(rect) ?? false)
      case .fragment(let child, let offset):
        if child.isEmpty { continue }
        return at(offset) { fills(child, rect, depth: depth + 1) }
      case .stroke, .text, .image, .group: return false
      }
    }
    return false
  }

  private func at<Result>(_ offset: CGPoint, _ body: () -> Result) -> Result {
    let outer = transform
    defer { transform = outer }
    transform = outer.movedBy(x: offset.x, y: offset.y)
    return body()
  }
}

extension DisplayPaint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 }
    case .imageTile: false
    }
  }
}
