import CoreGraphicsTypes
import Foundation

/// In the context that is painted into by UIKit's names; where there is none, nothing happens.
extension UIColor {
  /// Fills and draws lines with the colour from now on.
  public func set() {
    setFill()
    setStroke()
  }
  /// Fills with the colour from now on.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Draws lines with the colour from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
