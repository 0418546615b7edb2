import Foundation

/// A colour as light: premultiplied linear components, and opacity, each × 128 so that a small step of a colour counts as much as
/// a small step of a length.
package struct LinearColorVector {
  package typealias Data = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  private static let unit: Float = 128

  /// Linear light, not premultiplied.
  package var red: Float
  package var green: Float
  package var blue: Float
  package var opacity: Float

  package init(red: Float, green: Float, blue: Float, opacity: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Where nothing is left of the opacity, the colour is black.
  package init(_ data: Data) {
    let opacity = data.second.second.second / Self.unit
    let scale = opacity > 0 ? 1 / (opacity * Self.unit) : 0
    self.init(
      red: data.first * scale, green: data.second.first * scale, blue: data.second.second.first * scale,
      opacity: opacity)
  }

  package var data: Data {
    let scale = opacity * Self.unit
    return Data(red * scale, .init(green * scale, .init(blue * scale, scale)))
  }
}

extension DisplayColor: Animatable {
  /// As of the colour in linear light.
  package var animatableData: LinearColorVector.Data {
    get {
      LinearColorVector(
        red: Self.decode(red), green: Self.decode(green), blue: Self.decode(blue), opacity: alpha
      ).data
    }
    set {
      let color = LinearColorVector(newValue)
      self = DisplayColor(
        red: Self.encode(color.red), green: Self.encode(color.green), blue: Self.encode(color.blue),
        alpha: color.opacity)
    }
  }
}
