import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// A picture seen under a projective transform, each pixel mixed from the four samples around its place.
struct PlaneMap {
  /// What lies beyond the picture.
  enum Edge { case transparent, extended, repeating }

  private let source: PixelBuffer
  private let transform: ProjectionTransform
  private let edge: Edge

  /// A picture under a transform from its pixels to those of the device.
  init(_ source: PixelBuffer, _ transform: ProjectionTransform, edge: Edge) {
    self.source = source
    self.transform = transform
    self.edge = edge
  }

  /// A picture that repeats, under a transform from points to device pixels.
  init(tile: DisplayPaint.ImageTile, _ t: CGAffineTransform) {
    let image = tile.image
    let width = min(max(Int((tile.tileSize.width * hypot(t.a, t.b)).rounded()), 1), 4096)
    let height = min(max(Int((tile.tileSize.height * hypot(t.c, t.d)).rounded()), 1), 4096)
    let buffer = PixelBuffer(width: width, height: height)
    let map = { (source: Int, target: Int) in
      AxisMap(
        source: source, target: target, sourceEnds: (0, 0), targetEnds: (0, 0), tileScale: nil, interpolation: .medium,
        range: 0..<target)
    }
    ImageScaler(x: map(image.width, width), y: map(image.height, height)).draw(image, into: buffer, alpha: 1)
    let points = t.movedBy(x: tile.origin.x, y: tile.origin.y)
      .scaledBy(x: tile.tileSize.width / CGFloat(width), y: tile.tileSize.height / CGFloat(height))
    self.init(buffer, ProjectionTransform(points), edge: .repeating)
  }

  /// The device's pixels in a region; transparent behind the viewer and where the transform cannot be undone.
  func draw(_ region: PixelRect, alpha: Float = 1) -> Layer {
    let layer = Layer(region: region)
    // Pixels count from the transform's origin, so that a picture that moves by whole pixels stays the same.
    var local = transform
    let origin = CGPoint.zero.applying(transform)
    var (originX, originY) = (0, 0)
    if local.isAffine, abs(origin.x) < 1e9, abs(origin.y) < 1e9 {
      (originX, originY) = (Int(origin.x.rounded(.down)), Int(origin.y.rounded(.down)))
      local.m31 -= CGFloat(originX)
      local.m32 -= CGFloat(originY)
    }
    guard local.invert() else { return layer }
    cairo_surface_flush(source.surface)
    let opacity = UInt32(max(min(alpha, 1), 0) * 256)
    for row in 0..<region.height {
      let target = layer.buffer.row(row)
      let y = CGFloat(region.y0 + row - originY) + 0.5
      for column in 0..<region.width {
        let x = CGFloat(region.x0 + column - originX) + 0.5
        let w = local.m13 * x + local.m23 * y + local.m33
        guard w > 1e-9 else { continue }
        let pixel = sample((local.m11 * x + local.m21 * y + local.m31) / w, (local.m12 * x + local.m22 * y + local.m32) / w)
        target[column] = opacity == 256 ? pixel : Self.scaled(pixel, opacity)
      }
    }
    layer.buffer.markDirty()
    return layer
  }

  private func sample(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
    let (px, py) = (x - 0.5, y - 0.5)
    let (left, top) = (px.rounded(.down), py.rounded(.down))
    guard abs(left) < 1e9, abs(top) < 1e9 else { return 0 }
    let (ix, iy) = (Int(left), Int(top))
    if edge == .transparent, ix < -1 || iy < -1 || ix >= source.width || iy >= source.height { return 0 }
    let (fx, fy) = (UInt32((px - left) * 256), UInt32((py - top) * 256))
    let upper = Self.mix(pixel(ix, iy), pixel(ix + 1, iy), fx)
    let lower = Self.mix(pixel(ix, iy + 1), pixel(ix + 1, iy + 1), fx)
    return Self.mix(upper, lower, fy)
  }

  @inline(__always) private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    var (x, y) = (x, y)
    if x < 0 || y < 0 || x >= source.width || y >= source.height {
      switch edge {
      case .transparent: return 0
      case .extended: (x, y) = (min(max(x, 0), source.width - 1), min(max(y, 0), source.height - 1))
      case .repeating:
        x %= source.width
        y %= source.height
        if x < 0 { x += source.width }
        if y < 0 { y += source.height }
      }
    }
    return source.row(y)[x]
  }

  /// Two pixels mixed, a fraction of 256 of the second.
  @inline(__always) private static func mix(_ a: UInt32, _ b: UInt32, _ fraction: UInt32) -> UInt32 {
    if a == b { return a }
    let rest = 256 - fraction
    let even = ((a & 0xFF00FF) &* rest &+ (b & 0xFF00FF) &* fraction &+ 0x800080) >> 8 & 0xFF00FF
    let odd = ((a >> 8 & 0xFF00FF) &* rest &+ (b >> 8 & 0xFF00FF) &* fraction &+ 0x800080) & 0xFF00_FF00
    return even | odd
  }

  @inline(__always) private static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 { mix(0, pixel, factor) }
}
