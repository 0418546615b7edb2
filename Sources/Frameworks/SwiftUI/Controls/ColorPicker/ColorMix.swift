import Foundation
import SwiftUICore

/// A colour while it is being chosen: it keeps its hue where gray has none.
nonisolated struct ColorMix: Equatable {
  /// 0…1 each.
  var hue: Double
  var saturation: Double
  var brightness: Double
  var opacity: Double

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    (self.hue, self.saturation, self.brightness, self.opacity) = (hue, saturation, brightness, opacity)
  }

  init(_ color: Color.Resolved) {
    self.init(hue: 0, saturation: 0, brightness: 0, opacity: Double(color.opacity).asFraction)
    rgb = [color.red, color.green, color.blue].map { Double($0).asFraction }
  }

  /// Red, green and blue, 0…1.
  var rgb: [Double] {
    get {
      // Each part is full over a third of the circle and goes down to nothing over the next sixth.
      [5.0, 3.0, 1.0].map { offset in
        let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
        return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
      }
    }
    set {
      let most = newValue.max() ?? 0, least = newValue.min() ?? 0, spread = most - least
      brightness = most
      saturation = most > 0 ? spread / most : saturation
      guard spread > 0 else { return }
      let (red, green, blue) = (newValue[0], newValue[1], newValue[2])
      let sixths =
        most == red ? (green - blue) / spread : most == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
      hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }
  }

  /// The colour.
  var resolved: Color.Resolved {
    let rgb = rgb.map { Float($0) }
    return Color.Resolved(red: rgb[0], green: rgb[1], blue: rgb[2], opacity: Float(opacity))
  }

  /// The colour without its opacity.
  var opaque: Color {
    let rgb = rgb
    return Color(red: rgb[0], green: rgb[1], blue: rgb[2])
  }

  /// The colour of a cell of the grid: grays above, below them each hue from dark to pale.
  static func cell(column: Int, row: Int, of columns: Int, by rows: Int) -> ColorMix {
    let across = Double(column) / Double(max(columns - 1, 1))
    guard row > 0 else { return ColorMix(hue: 0, saturation: 0, brightness: 1 - across) }
    // From blue by red to green, as iOS has them.
    let hue = (0.54 + Double(column) / Double(columns)).truncatingRemainder(dividingBy: 1)
    let down = Double(row - 1) / Double(max(rows - 2, 1))
    return down < 0.5
      ? ColorMix(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * down)
      : ColorMix(hue: hue, saturation: 1 - 1.6 * (down - 0.5), brightness: 1)
  }
}
