/// How colours mix with those below them; see `View.blendMode(_:)`.
public enum BlendMode: Hashable, Sendable {
  /// The source covers the backdrop by its alpha.
  case normal
  /// Component by component, each by its formula.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// By how far components are apart, hard or soft.
  case difference, exclusion
  /// The named property of the source with the others of the backdrop.
  case hue, saturation, color, luminosity
  /// By coverage: the source where there is a backdrop, the backdrop over the source, the backdrop where there is no source.
  case sourceAtop, destinationOver, destinationOut
  /// The sum of components, drawn towards black or cut off at white.
  case plusDarker, plusLighter
}
