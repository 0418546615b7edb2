import Foundation

/// A colour as renderers take it: gamma-encoded sRGB components with straight alpha.
///
/// Components may lie outside 0…1 for colours of a wider gamut; a renderer that cannot show them clamps.
package struct DisplayColor: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = DisplayColor(red: 0, green: 0, blue: 0)
  package static let white = DisplayColor(red: 1, green: 1, blue: 1)
  package static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied.
  package func multiplyingAlpha(by factor: Float) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension DisplayColor {
  /// The sRGB transfer function (IEC 61966-2-1), odd around zero.
  ///
  /// Both ways are computed in double precision, so that nearly all components come back as they were given, to the last bit.
  package static func encode(_ linear: Float) -> Float {
    let magnitude = Double(abs(linear))
    let encoded = Float(magnitude <= 0.003_130_8 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055)
    return linear < 0 ? -encoded : encoded
  }

  /// The inverse of `encode`.
  package static func decode(_ encoded: Float) -> Float {
    let magnitude = Double(abs(encoded))
    let linear = Float(magnitude <= 0.040_45 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4))
    return encoded < 0 ? -linear : linear
  }

  /// Straight interpolation of encoded components.
  package static func mix(_ a: DisplayColor, _ b: DisplayColor, by t: Float) -> DisplayColor {
    DisplayColor(
      red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t, blue: a.blue + (b.blue - a.blue) * t,
      alpha: a.alpha + (b.alpha - a.alpha) * t)
  }
}
