import Foundation
import SwiftUICore

/// Gaussian blurs of pixels, as three passes of a box of varying width in each direction (the approximation of the W3C's filter
/// effects, within 3 % of the true kernel).
enum Blur {
  /// Fills the shape of a picture's alpha with one colour.
  static func silhouette(_ buffer: PixelBuffer, color: DisplayColor) {
    let bytes = buffer.bytes
    let alpha = Float(color.alpha)
    let channels = [color.blue, color.green, color.red].map { min(max($0, 0), 1) * alpha }
    for offset in stride(from: 0, to: buffer.stride * buffer.height, by: 4) {
      let coverage = Float(bytes[offset + 3])
      bytes[offset] = UInt8(channels[0] * coverage + 0.5)
      bytes[offset + 1] = UInt8(channels[1] * coverage + 0.5)
      bytes[offset + 2] = UInt8(channels[2] * coverage + 0.5)
      bytes[offset + 3] = UInt8(alpha * coverage + 0.5)
    }
    buffer.markDirty()
  }

  static func gaussian(_ buffer: PixelBuffer, sigma: CGFloat) {
    guard sigma > 0.1 else { return }
    let widths = boxes(sigma: sigma)
    let bytes = buffer.bytes
    let count = max(buffer.width, buffer.height)
    withUnsafeTemporaryAllocation(byteCount: count * 4, alignment: 4) { scratch in
      for width in widths {
        for y in 0..<buffer.height {
          box(bytes.baseAddress! + y * buffer.stride, count: buffer.width, step: 4, width: width, scratch)
        }
      }
      for width in widths {
        for x in 0..<buffer.width {
          box(bytes.baseAddress! + x * 4, count: buffer.height, step: buffer.stride, width: width, scratch)
        }
      }
    }
    buffer.markDirty()
  }

  /// Three odd widths whose variances add up to that of the Gaussian.
  private static func boxes(sigma: CGFloat) -> [Int] {
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var low = Int(ideal.rounded(.down))
    if low % 2 == 0 { low -= 1 }
    let m = (12 * sigma * sigma - CGFloat(3 * low * low + 12 * low + 9)) / CGFloat(-4 * low - 4)
    let narrow = Int(m.rounded())
    return (0..<3).map { $0 < narrow ? low : low + 2 }
  }

  private static func box(
    _ line: UnsafeMutableRawPointer, count: Int, step: Int, width: Int, _ scratch: UnsafeMutableRawBufferPointer
  ) {
    let half = width / 2
    guard width > 1 else { return }
    var sums = SIMD4<Int32>.zero
    let load = { (index: Int) -> SIMD4<Int32> in
      guard index >= 0 && index < count else { return .zero }
      let pixel = line.load(fromByteOffset: index * step, as: UInt32.self)
      return SIMD4(Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), Int32(pixel >> 24))
    }
    for index in -half...half { sums &+= load(index) }
    let reciprocal = SIMD4<Float>(repeating: 1 / Float(width))
    for index in 0..<count {
      let mean = SIMD4<Float>(sums) * reciprocal + 0.5
      let value = SIMD4<UInt32>(mean)
      scratch.storeBytes(
        of: value.x | value.y << 8 | value.z << 16 | value.w << 24, toByteOffset: index * 4, as: UInt32.self)
      sums &+= load(index + half + 1) &- load(index - half)
    }
    for index in 0..<count {
      line.storeBytes(of: scratch.load(fromByteOffset: index * 4, as: UInt32.self), toByteOffset: index * step, as: UInt32.self)
    }
  }
}

/// Shadows that were drawn, by what casts them. The least recently used go first.
final class ShadowCache {
  struct Key: Hashable {
    let fragment: ObjectIdentifier
    let sigma: CGFloat
    let color: DisplayColor
    let scale: CGFloat
    let fraction: CGPoint
    static func == (a: Key, b: Key) -> Bool {
      a.fragment == b.fragment && a.sigma == b.sigma && a.color == b.color && a.scale == b.scale && a.fraction == b.fraction
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(fragment)
      hasher.combine(sigma)
    }
  }
  /// Holds the fragment, so that its identity is not given to another one.
  struct Entry {
    let fragment: DisplayFragment
    let buffer: PixelBuffer
    /// From the fragment's device origin to the picture's.
    let relative: CGPoint
  }
  private static let byteLimit = 48 << 20
  private var entries: [Key: (entry: Entry, use: Int)] = [:]
  private var bytes = 0
  private var clock = 0

  subscript(key: Key) -> Entry? {
    clock += 1
    entries[key]?.use = clock
    return entries[key]?.entry
  }

  func insert(_ entry: Entry, for key: Key) {
    clock += 1
    entries[key] = (entry, clock)
    bytes += entry.buffer.stride * entry.buffer.height
    while bytes > Self.byteLimit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      bytes -= oldest.value.entry.buffer.stride * oldest.value.entry.buffer.height
      entries[oldest.key] = nil
    }
  }
}

/// A linear change of colours: four rows of factors for red, green, blue and alpha, and a constant (W3C filter effects).
struct ColorMatrix {
  private var rows: [SIMD4<Float>]
  private var constants: SIMD4<Float> = .zero

  init(_ filter: DisplayColorFilter) {
    let identity: [SIMD4<Float>] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    rows = identity
    switch filter {
    case .brightness(let amount): constants = [Float(amount), Float(amount), Float(amount), 0]
    case .contrast(let amount):
      let a = Float(amount)
      rows = [[a, 0, 0, 0], [0, a, 0, 0], [0, 0, a, 0], [0, 0, 0, 1]]
      constants = SIMD4((1 - a) / 2, (1 - a) / 2, (1 - a) / 2, 0)
    case .saturation(let amount): rows = Self.saturation(Float(amount))
    case .grayscale(let amount): rows = Self.saturation(1 - Float(min(max(amount, 0), 1)))
    case .hueRotation(let angle):
      let (c, s) = (Float(cos(angle)), Float(sin(angle)))
      rows = [
        [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
        [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0],
        [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0],
        [0, 0, 0, 1],
      ]
    case .invert:
      rows = [[-1, 0, 0, 0], [0, -1, 0, 0], [0, 0, -1, 0], [0, 0, 0, 1]]
      constants = [1, 1, 1, 0]
    case .multiply(let color):
      rows = [[color.red, 0, 0, 0], [0, color.green, 0, 0], [0, 0, color.blue, 0], [0, 0, 0, color.alpha]]
    case .luminanceToAlpha:
      rows = [.zero, .zero, .zero, [0.2126, 0.7152, 0.0722, 0]]
    }
  }

  private static func saturation(_ s: Float) -> [SIMD4<Float>] {
    [
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0], [0, 0, 0, 1],
    ]
  }

  /// Changes straight colours of premultiplied pixels.
  func apply(to buffer: PixelBuffer) {
    let bytes = buffer.bytes
    for offset in stride(from: 0, to: buffer.stride * buffer.height, by: 4) where bytes[offset + 3] > 0 {
      let alpha = Float(bytes[offset + 3]) / 255
      let color = SIMD4<Float>(
        Float(bytes[offset + 2]) / 255 / alpha, Float(bytes[offset + 1]) / 255 / alpha, Float(bytes[offset]) / 255 / alpha,
        alpha)
      let mapped =
        SIMD4<Float>(
          (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum()) + constants
      let result = mapped.clamped(lowerBound: .zero, upperBound: .one)
      bytes[offset] = UInt8(result.z * result.w * 255 + 0.5)
      bytes[offset + 1] = UInt8(result.y * result.w * 255 + 0.5)
      bytes[offset + 2] = UInt8(result.x * result.w * 255 + 0.5)
      bytes[offset + 3] = UInt8(result.w * 255 + 0.5)
    }
    buffer.markDirty()
  }
}
