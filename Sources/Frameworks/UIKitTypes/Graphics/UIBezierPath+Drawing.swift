public import CoreGraphicsTypes
public import Foundation

/// Into the context that is painted into by UIKit's names; where there is none, nothing happens.
extension UIBezierPath {
  /// Fills what is inside, in the colour that is filled with.
  public func fill() { fill(with: .normal, alpha: 1) }
  /// Fills what is inside, mixed in some way with what is there.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.painting(blendMode, alpha: alpha) { context in
      add(to: context)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  /// Draws its lines, in the colour that lines have.
  public func stroke() { stroke(with: .normal, alpha: 1) }
  /// Draws its lines, mixed in some way with what is there.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.painting(blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.pattern)
      add(to: context)
      context.strokePath()
    }
  }
  /// Leaves of what is painted from now on what lies inside.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    add(to: context)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func add(to context: CGContext) {
    context.beginPath()
    context.addPath(cgPath)
  }
}
