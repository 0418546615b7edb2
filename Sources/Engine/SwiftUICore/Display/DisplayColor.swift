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
