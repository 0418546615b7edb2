import CCairo
import Foundation
import DisplayModel

/// A linear change of straight colours, as the W3C's filter effects define them.
struct PixelFilter {
  /// What red, green, blue and alpha add to the result.
  private var red: SIMD4<Float> = [1, 0, 0, 0]
  private var green: SIMD4<Float> = [0, 1, 0, 0]
  private var blue: SIMD4<Float> = [0, 0, 1, 0]
  private var alpha: SIMD4<Float> = [0, 0, 0, 1]
  private var constant: SIMD4<Float> = .zero
  /// Whether the resulting alpha is to be multiplied with the one before.
  private var keepsCoverage = false
  /// Which alphas show, in place of all, and as which premultiplied pixel.
  private var threshold: (alphas: ClosedRange<Float>, pixel: UInt32)?

  init(_ filter: DisplayColorFilter) {
    switch filter {
    case .brightness(let amount): constant = SIMD4(Float(amount), Float(amount), Float(amount), 0)
    case .contrast(let amount):
      let a = Float(amount)
      (red, green, blue) = ([a, 0, 0, 0], [0, a, 0, 0], [0, 0, a, 0])
      constant = SIMD4((1 - a) / 2, (1 - a) / 2, (1 - a) / 2, 0)
    case .saturation(let amount): setSaturation(Float(amount))
    case .grayscale(let amount): setSaturation(1 - Float(min(max(amount, 0), 1)))
    case .hueRotation(let angle): setRotation(Float(cos(angle)), Float(sin(angle)))
    case .invert:
      (red, green, blue) = ([-1, 0, 0, 0], [0, -1, 0, 0], [0, 0, -1, 0])
      constant = [1, 1, 1, 0]
    case .multiply(let color):
      (red, green, blue) = ([color.red, 0, 0, 0], [0, color.green, 0, 0], [0, 0, color.blue, 0])
      alpha = [0, 0, 0, color.alpha]
    case .luminanceToAlpha:
      // The colour is black; `apply` multiplies with the alpha there was.
      (red, green, blue) = ([0, 0, 0, 0.2126], [0, 0, 0, 0.7152], [0, 0, 0, 0.0722])
      alpha = .zero
      keepsCoverage = true
    case .matrix(let m):
      (red, green) = ([m.r1, m.g1, m.b1, m.a1], [m.r2, m.g2, m.b2, m.a2])
      (blue, alpha) = ([m.r3, m.g3, m.b3, m.a3], [m.r4, m.g4, m.b4, m.a4])
      constant = [m.r5, m.g5, m.b5, m.a5]
    case .alphaThreshold(let least, let most, let color):
      let straight = SIMD4(color.red, color.green, color.blue, color.alpha).clamped(lowerBound: .zero, upperBound: .one)
      threshold = (most >= least ? least...most : 2...2, Self.pixel(straight))
    }
  }

  private mutating func setSaturation(_ s: Float) {
    red = [0.213 + 0.787 * s, 0.213 - 0.213 * s, 0.213 - 0.213 * s, 0]
    green = [0.715 - 0.715 * s, 0.715 + 0.285 * s, 0.715 - 0.715 * s, 0]
    blue = [0.072 - 0.072 * s, 0.072 - 0.072 * s, 0.072 + 0.928 * s, 0]
  }

  private mutating func setRotation(_ c: Float, _ s: Float) {
    red = [0.213 + c * 0.787 - s * 0.213, 0.213 - c * 0.213 + s * 0.143, 0.213 - c * 0.213 - s * 0.787, 0]
    green = [0.715 - c * 0.715 - s * 0.715, 0.715 + c * 0.285 + s * 0.140, 0.715 - c * 0.715 + s * 0.715, 0]
    blue = [0.072 - c * 0.072 + s * 0.928, 0.072 - c * 0.072 - s * 0.283, 0.072 + c * 0.928 + s * 0.072, 0]
  }

  /// Changes the colours of premultiplied pixels.
  func apply(to buffer: PixelBuffer) {
    cairo_surface_flush(buffer.surface)
    for y in 0..<buffer.height {
      let row = buffer.row(y)
      var (before, after): (UInt32, UInt32) = (0, 0)
      for x in 0..<buffer.width where row[x] != 0 {
        // Neighbours are often alike.
        if row[x] != before {
          before = row[x]
          after = apply(to: before)
        }
        row[x] = after
      }
    }
    buffer.markDirty()
  }

  /// One premultiplied pixel, changed.
  func apply(to pixel: UInt32) -> UInt32 {
    let a = Float(pixel >> 24)
    guard a > 0 else { return 0 }
    if let threshold { return threshold.alphas.contains(a / 255) ? threshold.pixel : 0 }
    let (r, g, b) = (Float(pixel >> 16 & 255) / a, Float(pixel >> 8 & 255) / a, Float(pixel & 255) / a)
    var color = red * r + green * g + blue * b + alpha * (a / 255) + constant
    if keepsCoverage { color.w *= a / 255 }
    color.replace(with: 0, where: color .!= color)  // not a number
    color.clamp(lowerBound: .zero, upperBound: .one)
    return Self.pixel(color)
  }

  /// A straight colour of parts 0…1 as a premultiplied pixel.
  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let scale = color.w * 255
    // Vectors are converted number by number, and by a function that is not inlined.
    let bytes = SIMD4(color.x * scale, color.y * scale, color.z * scale, scale) + 0.5
    return UInt32(bytes.z) | UInt32(bytes.y) << 8 | UInt32(bytes.x) << 16 | UInt32(bytes.w) << 24
  }
}
