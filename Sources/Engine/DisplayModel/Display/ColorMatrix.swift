/// A linear change of straight colours.
///
/// Each row says how much red, green, blue and alpha add to one part of the result, and what is added besides.
public struct ColorMatrix: Equatable, Sendable {
  /// What makes the red of the result.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// What makes the green of the result.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// What makes the blue of the result.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// What makes the alpha of the result.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the matrix that changes nothing.
  public init() {}

  /// Draws each part of a colour towards its opposite: 0 changes nothing, 1 reaches it.
  package static func inverting(_ amount: Float) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (1 - 2 * amount, 1 - 2 * amount, 1 - 2 * amount)
    (matrix.r5, matrix.g5, matrix.b5) = (amount, amount, amount)
    return matrix
  }

  /// One colour, as opaque as what was there.
  package static func silhouette(in color: DisplayColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (0, 0, 0, color.alpha)
    (matrix.r5, matrix.g5, matrix.b5) = (color.red, color.green, color.blue)
    return matrix
  }
}
