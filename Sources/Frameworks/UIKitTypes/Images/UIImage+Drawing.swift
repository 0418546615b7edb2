public import CoreGraphicsTypes
public import Foundation
import SwiftUICore

/// Into the context that is painted into by UIKit's names; where there is none, nothing happens. Symbols and stencils are black
/// where no tint says another colour.
extension UIImage {
  /// Draws the picture with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  /// Draws the picture with its top left corner at a point, mixed in some way with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture stretched to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture stretched to a rectangle, mixed in some way with what is there.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paintUpright(in: rect) { context in
      context.painting(blendMode, alpha: alpha) { $0.drawUpright(parts.drawn, in: rect) }
    }
  }
  /// Fills a rectangle with copies of the picture side by side.
  public func drawAsPattern(in rect: CGRect) {
    paintUpright(in: rect) { $0.drawUpright(parts.drawn.resizable(resizingMode: .tile), in: rect) }
  }
}
