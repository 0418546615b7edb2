/// How colours mix with those below.
public enum CGBlendMode: Int32, Sendable {
  /// Over, and the modes of components.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// Exclusion, the modes of whole colours, and those of coverage.
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  /// More modes of coverage, and the sums.
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
