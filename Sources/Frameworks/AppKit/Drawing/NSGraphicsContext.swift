public import CoreGraphicsTypes
public import Foundation
import UIKitTypes

/// What AppKit's names paint into.
public final class NSGraphicsContext: NSObject {
  /// The context as Core Graphics has it.
  public let cgContext: CGContext
  /// Whether y points down in it.
  public let isFlipped: Bool

  /// What paints into a context of Core Graphics, in which y points down where it is flipped.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
  }

  /// What is painted into now; `nil` where nothing is, and on other threads than the main one.
  public class var current: NSGraphicsContext? {
    get { UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: !currentContextPointsUp()) } }
    set {
      UIGraphicsPopContext()
      guard let newValue else { return }
      if newValue.isFlipped { UIGraphicsPushContext(newValue.cgContext) } else { pushContextPointingUp(newValue.cgContext) }
    }
  }

  /// Keeps how is painted, and into what, until ``restoreGraphicsState()``.
  public class func saveGraphicsState() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if currentContextPointsUp() { pushContextPointingUp(context) } else { UIGraphicsPushContext(context) }
  }
  /// Paints again as, and into what, it did before.
  public class func restoreGraphicsState() {
    UIGraphicsPopContext()
    UIGraphicsGetCurrentContext()?.restoreGState()
  }
  /// Keeps how is painted until ``restoreGraphicsState()``.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Paints again as before.
  public func restoreGraphicsState() { cgContext.restoreGState() }
}

extension NSRect {
  /// Fills the rectangle of the context that is painted into.
  public func fill(using operation: NSCompositingOperation = .sourceOver) { UIRectFillUsingBlendMode(self, operation.blendMode) }
  /// Draws a line of a point's width just inside of the rectangle, in the colour that is filled with.
  public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {
    let path = UIBezierPath(rect: self)
    path.append(UIBezierPath(rect: insetBy(dx: width, dy: width)))
    path.usesEvenOddFillRule = true
    path.fill(with: operation.blendMode, alpha: 1)
  }
  /// Leaves of what is painted from now on what lies inside.
  public func clip() { UIRectClip(self) }
}
