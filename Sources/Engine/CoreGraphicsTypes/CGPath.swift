public import Foundation

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// The number of something in a font.
public typealias CGFontIndex = UInt16

/// One step of a path.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  package func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quadCurve(let p, let c): .quadCurve(p.applying(t), control: c.applying(t))
    case .curve(let p, let c1, let c2):
      .curve(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
    case .close: .close
    }
  }

  /// Where the step ends.
  package var end: CGPoint? {
    switch self {
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): p
    case .close: nil
    }
  }
}

// Safe: never changed once made; who adds to a `CGMutablePath` keeps it on one thread.
/// Lines and curves that do not change.
public class CGPath: @unchecked Sendable {
  /// The steps.
  ///
  /// Only `CGMutablePath`, which is not shared between threads, changes them.
  package fileprivate(set) var elements: [PathElement]

  package init(elements: [PathElement]) { self.elements = elements }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }
  /// An ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Whether there are no steps.
  public var isEmpty: Bool { elements.isEmpty }
  /// Where the last step ended.
  public var currentPoint: CGPoint { PathGeometry.currentPoint(of: elements) ?? .zero }
  /// A rectangle around all points, control points of curves too.
  public var boundingBox: CGRect { PathGeometry.controlBounds(of: elements) }
  /// The smallest rectangle around what is drawn.
  public var boundingBoxOfPath: CGRect { PathGeometry.bounds(of: elements) }
  /// Whether a point is inside, with parts that are open taken as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let elements = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    return PathGeometry.contains(point, in: elements, evenOdd: rule == .evenOdd)
  }
  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(elements: elements) }
  /// A copy that can change.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
}

extension CGPath: Hashable {
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

// Safe: inherited from `CGPath`; who adds to the path keeps it on one thread, as in Core Graphics.
/// Lines and curves that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// No steps yet.
  public convenience init() { self.init(elements: []) }
  package override init(elements: [PathElement]) { super.init(elements: elements) }

  private func append(_ element: PathElement, _ t: CGAffineTransform) {
    elements.append(t.isIdentity ? element : element.applying(t))
  }
  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { append(.move(point), transform) }
  /// Draws a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { append(.line(point), transform) }
  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quadCurve(end, control: control), transform)
  }
  /// Draws a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.curve(end, control1: control1, control2: control2), transform)
  }
  /// Draws a line back to where the part began.
  public func closeSubpath() {
    if !elements.isEmpty, elements.last != .close { elements.append(.close) }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    for element in PathGeometry.rectangle(rect) { append(element, transform) }
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    for element in PathGeometry.ellipse(in: rect) { append(element, transform) }
  }
  /// Adds a rectangle with elliptical corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    for element in PathGeometry.roundedRectangle(rect, topLeft: size, topRight: size, bottomRight: size, bottomLeft: size) {
      append(element, transform)
    }
  }
  /// Draws lines from point to point, as a new part.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() { append(index == 0 ? .move(point) : .line(point), transform) }
  }
  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element, transform) }
  }
  /// Draws a part of a circle; angles in radians.
  ///
  /// `clockwise` is as seen with y pointing up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathGeometry.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, decreasing: clockwise)
    if case .move(let start)? = arc.first, !elements.isEmpty, elements.last != .close { arc[0] = .line(start) }
    for element in arc { append(element, transform) }
  }
  /// Draws a part of a circle by the angle it covers, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }
  /// Draws a line and a part of a circle that rounds the corner between it and the line that follows.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint
    for element in PathGeometry.tangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius) {
      append(element, transform)
    }
  }
}

/// What is inside of a path that crosses itself: what it winds around, or what it surrounds an odd number of times.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
