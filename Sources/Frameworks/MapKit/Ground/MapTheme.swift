import SwiftUI
import SwiftUICore

/// The colours and lengths of maps that are drawn here.
struct MapTheme: Equatable {
  var water: DisplayColor
  var land: DisplayColor
  /// Lines of whole steps, and those between.
  var line: DisplayColor
  var fineLine: DisplayColor
  var lineLabel: DisplayColor
  var city: DisplayColor
  /// What names stand out with from what is below them.
  var halo: DisplayColor
  var showsNames = true

  init(style: MapStyle, isDark: Bool) {
    let gray = { (white: Float, alpha: Float) in DisplayColor(red: white, green: white, blue: white, alpha: alpha) }
    switch (style.kind, isDark) {
    case (.standard, false):
      (water, land) = (Self.rgb(0xA9D3EE), Self.rgb(0xF5F2EA))
      (line, fineLine, lineLabel) = (Self.rgb(0x5B6B7A, 0.20), Self.rgb(0x5B6B7A, 0.09), Self.rgb(0x5B6B7A, 0.85))
      (city, halo) = (Self.rgb(0x4A4A4F), gray(1, 0.8))
    case (.standard, true):
      (water, land) = (Self.rgb(0x1B2B3C), Self.rgb(0x38393C))
      (line, fineLine, lineLabel) = (Self.rgb(0xC8D6E5, 0.16), Self.rgb(0xC8D6E5, 0.07), Self.rgb(0xC8D6E5, 0.70))
      (city, halo) = (Self.rgb(0xD9DADC), gray(0, 0.55))
    case (.imagery, _), (.hybrid, _):
      (water, land) = (Self.rgb(0x173450), Self.rgb(0x5F6B4A))
      (line, fineLine, lineLabel) = (gray(1, 0.14), gray(1, 0.06), gray(1, 0.75))
      (city, halo) = (gray(1, 1), gray(0, 0.55))
    }
    if case .imagery = style.kind { showsNames = false }
    if style.isMuted { (water, land) = (Self.muted(water), Self.muted(land)) }
  }

  private static func rgb(_ value: Int, _ alpha: Float = 1) -> DisplayColor {
    DisplayColor(
      red: Float(value >> 16 & 255) / 255, green: Float(value >> 8 & 255) / 255, blue: Float(value & 255) / 255, alpha: alpha)
  }

  /// Halfway to gray.
  private static func muted(_ color: DisplayColor) -> DisplayColor {
    let gray = 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue
    return DisplayColor.mix(color, DisplayColor(red: gray, green: gray, blue: gray, alpha: color.alpha), by: 0.5)
  }

  /// A marker's balloon: its head, how much lower its tip lies, and the glyph in it; in points.
  static let head: CGFloat = 30
  static let tip: CGFloat = 8
  static let glyph: CGFloat = 15
  /// How much larger the balloon of what is selected is.
  static let selectedScale: CGFloat = 1.6
  /// From a marker or an annotation to its title, in points.
  static let titleDistance: CGFloat = 3
  /// The widest title, in points.
  static let titleWidth: CGFloat = 140
  /// The dot that stands for the person, with its ring and without, in points.
  static let person: CGFloat = 22
  static let personDot: CGFloat = 15
  /// From the edges of the map to what stands on it, in points.
  static let inset: CGFloat = 8
}
