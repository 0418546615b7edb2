import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// The blurred silhouette of a rounded rectangle.
///
/// Its middle row and column stand for all that lie between the corners, so one patch serves cards of all sizes.
struct ShadowPatch: RasterCacheable {
  struct Key: Hashable {
    /// Device pixels.
    let corner: CGSize
    let style: RoundedCornerStyle
    let sigma: CGFloat
    /// The size of the rectangle that is blurred.
    let width: Int
    let height: Int
    /// From a side inwards, after which nothing changes; the middle comes behind it.
    let end: Int

    init(_ shape: RoundedShape, sigma: CGFloat) {
      corner = shape.corner
      style = shape.style
      self.sigma = sigma
      let curve = max(shape.corner.width, shape.corner.height) * 1.6
      end = Int(curve.rounded(.up)) + Blur.outset(sigma) + 1
      width = min(shape.rect.width, 2 * end + 1)
      height = min(shape.rect.height, 2 * end + 1)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(corner.width)
      hasher.combine(corner.height)
      hasher.combine(sigma)
      hasher.combine(width)
      hasher.combine(height)
    }
  }

  private let coverage: CoverageBuffer
  private let outset: Int
  private let end: Int

  var byteCount: Int { coverage.stride * coverage.height + 200 }

  /// `nil` when the patch would be too large.
  init?(_ key: Key, renderer: CairoRenderer) {
    outset = Blur.visibleOutset(key.sigma)
    end = key.end
    let shape = PixelRect(x: 0, y: 0, width: key.width, height: key.height)
    let area = shape.grown(by: Blur.outset(key.sigma))
    guard area.area <= 32 << 20, let mask = CoverageBuffer(width: area.width, height: area.height) else { return nil }
    let context = notNull(cairo_create(mask.surface))
    let painter = Painter(
      context: context, surface: mask.surface, origin: (area.x0, area.y0), clip: area, scale: 1, renderer: renderer)
    painter.paint(
      DisplayFill(
        path: Path(roundedRect: shape.cgRect, cornerSize: key.corner, style: key.style), paint: .color(.black)))
    cairo_destroy(context)
    Blur.blur(mask, sigma: key.sigma)
    guard let cut = mask.cut(shape.grown(by: outset).offset(x: -area.x0, y: -area.y0)) else { return nil }
    coverage = cut
  }

  /// The shadow of a shape of another size, margins included, as far as it lies in a part of the place.
  func stretched(over frame: PixelRect, part: PixelRect) -> CoverageBuffer? {
    guard let result = CoverageBuffer(width: part.width, height: part.height) else { return nil }
    let columns = Stretch(from: coverage.width, to: frame.width, end: outset + end)
    let rows = Stretch(from: coverage.height, to: frame.height, end: outset + end)
    coverage.flush()
    for y in 0..<part.height {
      let from = coverage.bytes + rows.source(part.y0 - frame.y0 + y) * coverage.stride
      let to = result.bytes + y * result.stride
      columns.copy(from, to, part.x0 - frame.x0, part.width)
    }
    result.markDirty()
    return result
  }
}

/// How pixels along one axis come from a patch: its ends as they are, its middle repeated.
private struct Stretch {
  let from: Int
  let to: Int
  let end: Int

  /// A patch of the same length is whole.
  private var head: Int { from == to ? to : end }

  func source(_ position: Int) -> Int {
    if position < head { return position }
    return position >= to - end ? from - (to - position) : end
  }

  func copy(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ start: Int, _ count: Int) {
    let stop = start + count
    let headStop = min(max(head, start), stop)
    if headStop > start { memcpy(target, source + start, headStop - start) }
    let tailStart = max(min(max(to - end, headStop), stop), headStop)
    if tailStart > headStop { memset(target + headStop - start, Int32(source[end]), tailStart - headStop) }
    if stop > tailStart { memcpy(target + tailStart - start, source + from - (to - tailStart), stop - tailStart) }
  }
}
