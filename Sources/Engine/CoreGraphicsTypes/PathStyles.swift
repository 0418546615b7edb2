/// How the ends of lines look: cut off at the end, or longer by half of the width, round or square.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet: in a point, round, or with the point cut off.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// What is inside of a path that crosses itself: what it winds around, or what it surrounds an odd number of times.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// How colours mix with those below.
public enum CGBlendMode: Int32, Sendable {
  /// Over, and the modes of components.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// Exclusion, the modes of whole colours, and those of coverage.
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  /// More modes of coverage, and the sums.
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
