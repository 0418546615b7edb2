import CCairo
import DisplayModel

extension BlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    // Pixels are mixed by `plusDarker`; a file of vectors gets the nearest that Cairo has.
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    }
  }
}

/// Two premultiplied pixels mixed by adding what each lacks of white.
func plusDarker(_ above: UInt32, _ below: UInt32) -> UInt32 {
  let (aboveAlpha, belowAlpha) = (Int32(above >> 24), Int32(below >> 24))
  let alpha = min(aboveAlpha + belowAlpha, 255)
  var result = UInt32(alpha) << 24
  for shift in [UInt32(0), 8, 16] {
    let lack = aboveAlpha - Int32(above >> shift & 255) + belowAlpha - Int32(below >> shift & 255)
    result |= UInt32(max(alpha - lack, 0)) << shift
  }
  return result
}
