extension DisplayColor {
  /// How the components of a colour are meant, all with the white point D65.
  package enum Space: Sendable {
    /// The web's primaries, gamma-encoded.
    case sRGB
    /// The web's primaries as light.
    case sRGBLinear
    /// The primaries of wide-gamut screens, gamma-encoded as sRGB is.
    case displayP3
  }

  /// Converts components of a colour space to gamma-encoded sRGB.
  package init(space: Space, red: Float, green: Float, blue: Float, alpha: Float) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear:
      self.init(red: Self.encode(red), green: Self.encode(green), blue: Self.encode(blue), alpha: alpha)
    case .displayP3:
      let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
      // P3 and sRGB share the D65 white point; the matrix is the product of their standard RGB–XYZ matrices.
      self.init(
        red: Self.encode(1.224_940_2 * r - 0.224_940_2 * g), green: Self.encode(-0.042_056_9 * r + 1.042_056_9 * g),
        blue: Self.encode(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b), alpha: alpha)
    }
  }
}
