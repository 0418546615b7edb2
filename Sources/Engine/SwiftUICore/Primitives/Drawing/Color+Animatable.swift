import DisplayModel
import Foundation

extension Color.Resolved: Animatable {
  /// Premultiplied linear components and opacity, so that a colour that fades does not change its hue.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { LinearColorVector(red: linearRed, green: linearGreen, blue: linearBlue, opacity: opacity).data }
    set {
      let color = LinearColorVector(newValue)
      (linearRed, linearGreen, linearBlue) = (color.red, color.green, color.blue)
      opacity = color.opacity
    }
  }
}
