package import Foundation

/// What is set on a context, and comes back with `restoreGState()`.
package struct CGContextState {
  /// How the coordinates of what is painted map to those of the painter.
  package var ctm = CGAffineTransform.identity
  /// Where painting leaves something, as the painter keeps it; `nil` for everywhere.
  package var clip: AnyObject?
  package var fillColor = CGColor.black
  package var strokeColor = CGColor.black
  package var lineWidth: CGFloat = 1
  package var lineCap = CGLineCap.butt
  package var lineJoin = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: Shadow?
  package var isAntialiased = true
  package var interpolationQuality = CGInterpolationQuality.default

  /// A shadow, in the painter's coordinates.
  package struct Shadow {
    package var offset: CGSize
    /// Twice the standard deviation of its blur.
    package var blur: CGFloat
    package var color: CGColor
  }
}

/// How an image looks that is drawn at another size than its own.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes; without steps between pixels; from quickest to smoothest.
  case `default` = 0, none, low, high, medium
}

/// What paints the steps of a context.
package protocol CGContextPainter: AnyObject {
  /// A clip that holds what another one holds inside a path, in the painter's coordinates.
  func clip(_ clip: AnyObject?, to path: CGPath, isEvenOdd: Bool) -> AnyObject
  /// A rectangle around all that can be painted, in the painter's coordinates.
  func bounds(of clip: AnyObject?) -> CGRect
  func paint(_ step: CGContextStep, _ state: CGContextState)
  /// What follows is painted as one picture, until the layer ends.
  func beginLayer()
  /// Says something that the app's developer should know.
  func report(_ message: String)
  /// Paints the layer, with the state in which it began.
  func endLayer(_ state: CGContextState)
}

/// What the pages of a context belong to.
package protocol CGContextDocument: AnyObject {
  /// What is painted from now on is a page; `nil` for one of the document's own size.
  func beginPage(_ mediaBox: CGRect?)
  /// Ends the page, if one has begun.
  func endPage()
  /// Writes the document, the first time.
  func close()
}

/// One step of painting.
package enum CGContextStep {
  /// A path in the painter's coordinates.
  case fill(CGPath, isEvenOdd: Bool)
  /// A path in the coordinates of what is painted, to which the pen belongs.
  case stroke(CGPath)
  /// A path in the painter's coordinates is made transparent.
  case clear(CGPath)
  /// An image stretched to a rectangle; its first row lies at the greater y, as Core Graphics has it.
  case image(CGImage, CGRect)
  /// A path in the coordinates of what is painted, in the colours of a gradient.
  case gradient(CGGradient, CGGradientLine, CGPath)
}

/// Along what the colours of a gradient lie, in the coordinates of what is painted.
package enum CGGradientLine {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, CGFloat, CGFloat)
}
