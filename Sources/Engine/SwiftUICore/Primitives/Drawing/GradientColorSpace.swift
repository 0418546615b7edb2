import Foundation

extension Gradient {
  /// In which terms colours go over into each other.
  public struct ColorSpace: Hashable, Sendable {
    private enum Kind { case device, perceptual }
    private let kind: Kind
    /// By the components as screens have them.
    public static let device = ColorSpace(kind: .device)
    /// By lightness and hue as eyes see them (Oklab): the middle is as light as both ends are on average.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }
}

extension Gradient.ColorSpace {
  /// The components of a colour to be mixed, times its opacity, and the opacity.
  func components(of color: DisplayColor) -> SIMD4<Float> {
    guard self == .perceptual else { return SIMD4(color.red, color.green, color.blue, 1) * color.alpha }
    let (r, g, b) = (DisplayColor.decode(color.red), DisplayColor.decode(color.green), DisplayColor.decode(color.blue))
    let l = cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
    let m = cbrt(0.211_903_50 * r + 0.680_699_55 * g + 0.107_396_96 * b)
    let s = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_70 * b)
    let lightness = 0.210_454_26 * l + 0.793_617_79 * m - 0.004_072_05 * s
    let greenRed = 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_71 * s
    let blueYellow = 0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s
    return SIMD4(lightness, greenRed, blueYellow, 1) * color.alpha
  }

  /// The colour of components that were mixed.
  func color(of components: SIMD4<Float>) -> DisplayColor {
    guard components.w > 0 else { return .clear }
    let parts = components / components.w
    guard self == .perceptual else {
      return DisplayColor(red: parts.x, green: parts.y, blue: parts.z, alpha: components.w)
    }
    func cubed(_ value: Float) -> Float { value * value * value }
    let l = cubed(parts.x + 0.396_337_78 * parts.y + 0.215_803_76 * parts.z)
    let m = cubed(parts.x - 0.105_561_35 * parts.y - 0.063_854_17 * parts.z)
    let s = cubed(parts.x - 0.089_484_18 * parts.y - 1.291_485_5 * parts.z)
    return DisplayColor(
      red: DisplayColor.encode(4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s),
      green: DisplayColor.encode(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s),
      blue: DisplayColor.encode(-0.004_196_09 * l - 0.703_418_6 * m + 1.707_614_7 * s), alpha: components.w)
  }
}
