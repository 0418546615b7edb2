public import Foundation

/// What becomes of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by winding or by crossings, drawn as a line, or first one and then the other.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  // MARK: Making a path

  /// Forgets the path.
  public func beginPath() { current = CGMutablePath() }
  /// Begins a new part at a point.
  public func move(to point: CGPoint) { current.move(to: point, transform: state.ctm) }
  /// Draws a line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: state.ctm) }
  /// Draws lines from point to point, as a new part.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: state.ctm) }
  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: state.ctm)
  }
  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
  }
  /// Draws a part of a circle; angles in radians, `clockwise` as seen with y pointing up.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: state.ctm)
  }
  /// Draws a line and a part of a circle that rounds the corner between it and the line that follows.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addPath(
      CGPath(
        elements: PathGeometry.tangentArc(from: currentPointOfPath, corner: tangent1End, to: tangent2End, radius: radius)))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: state.ctm) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: state.ctm) }
  /// Adds another path.
  public func addPath(_ path: CGPath) { current.addPath(path, transform: state.ctm) }
  /// Draws a line back to where the part began.
  public func closePath() { current.closeSubpath() }

  // MARK: Asking it

  /// The path as it is now; `nil` where there is none.
  public var path: CGPath? { current.isEmpty ? nil : pathAsDrawn }
  /// Whether there is no path.
  public var isPathEmpty: Bool { current.isEmpty }
  /// Where the next step begins.
  public var currentPointOfPath: CGPoint { current.isEmpty ? .zero : current.currentPoint.applying(state.ctm.inverted()) }
  /// The smallest rectangle around all points of the path; the null rectangle where there is none.
  public var boundingBoxOfPath: CGRect { pathAsDrawn.boundingBox }
  /// Whether a point is inside of what would be painted; of lines, whether it is inside of what they surround.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    PathGeometry.contains(
      point.applying(state.ctm), in: current.elements, evenOdd: mode == .eoFill || mode == .eoFillStroke)
  }

  /// The path in the coordinates of what is painted.
  private var pathAsDrawn: CGPath {
    if state.ctm.isIdentity { return CGPath(elements: current.elements) }
    let inverse = state.ctm.inverted()
    return CGPath(elements: current.elements.map { $0.applying(inverse) })
  }

  // MARK: Painting it

  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
  /// Draws the path as a line, and forgets it.
  public func strokePath() { drawPath(using: .stroke) }
  /// Paints the path, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard !current.isEmpty else { return }
    if mode != .stroke {
      painter.paint(.fill(current, isEvenOdd: mode == .eoFill || mode == .eoFillStroke), state)
    }
    if mode != .fill, mode != .eoFill { painter.paint(.stroke(pathAsDrawn), state) }
  }
  /// Leaves of what is painted from now on what lies inside the path, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip = painter.clip(state.clip, to: current, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
}
