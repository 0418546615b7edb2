public import CoreGraphicsTypes
public import Foundation
import SwiftUICore

/// Lines and curves, as UIKit names them; `Path(bezier.cgPath)` draws them.
///
/// Points count to the right and down, and arcs with `clockwise` go as the hands of a clock.
public final class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath
  /// How wide lines are, in points.
  public var lineWidth: CGFloat = 1
  /// How the ends of lines look.
  public var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far a pointed corner may reach, in widths of the line.
  public var miterLimit: CGFloat = 10
  /// How far curves may be from what is drawn, in points.
  public var flatness: CGFloat = 0.6
  /// Whether what is inside is counted by crossings instead of windings.
  public var usesEvenOddFillRule = false
  private(set) var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  private init(elements: [PathElement]) {
    path = CGMutablePath(elements: elements)
    super.init()
  }

  /// An empty path.
  public override convenience init() { self.init(elements: []) }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(elements: PathGeometry.rectangle(rect)) }
  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(elements: PathGeometry.ellipse(in: rect)) }
  /// A rectangle with round corners, continuous where there is room for them.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous).cgPath)
  }
  /// A rectangle with some corners round; the width of the radii counts, and at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = min(cornerRadii.width, abs(rect.width) / 2, abs(rect.height) / 2)
    func radiusOf(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radiusOf(.topLeft), bottomLeading: radiusOf(.bottomLeft), bottomTrailing: radiusOf(.bottomRight),
      topTrailing: radiusOf(.topRight))
    self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii, style: .continuous).cgPath)
  }
  /// A part of a circle; angles in radians, from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(elements: [])
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// The steps of a path.
  public convenience init(cgPath: CGPath) { self.init(elements: cgPath.elements) }

  /// The path's steps; a copy, which later steps do not change.
  public var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  // MARK: Drawing

  /// Begins a new part at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
  /// Draws a line to where a part of a circle begins, and that part; angles in radians, from the right.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics counts with y pointing up.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Draws a line back to where the part began.
  public func close() { path.closeSubpath() }
  /// Takes all steps away.
  public func removeAllPoints() { path = CGMutablePath() }
  /// Adds the steps of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Moves, scales or turns the steps.
  public func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
  }

  /// The pattern of dashes and gaps, in points, and where in it lines begin.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }
  /// Tells the pattern of dashes and gaps; each pointer may be `nil`.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  // MARK: Asking

  /// Whether there are no steps.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around what is drawn.
  public var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the last step ended.
  public var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside, with parts that are open taken as closed.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// The same lines in the other direction, the last part first.
  public func reversing() -> UIBezierPath {
    let result = copied(elements: ReversedPath.elements(of: path.elements))
    return result
  }

  private func copied(elements: [PathElement]) -> UIBezierPath {
    let copy = UIBezierPath(elements: elements)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  /// A path with the same steps and the same numbers.
  package var duplicate: UIBezierPath { copied(elements: path.elements) }
  public override func copy() -> Any { duplicate }
  /// A path with the same steps and the same numbers.
  public func copy(with zone: NSZone? = nil) -> Any { copy() }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }
  public override var hash: Int { path.hashValue }
}

/// A path's steps from its end to its beginning.
private enum ReversedPath {
  static func elements(of elements: [PathElement]) -> [PathElement] {
    var parts: [(start: CGPoint, steps: [PathElement], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append((point, [], false))
      case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      default:
        // After a closed part the next one begins where that began.
        if parts.isEmpty || parts[parts.count - 1].isClosed { parts.append((parts.last?.start ?? .zero, [], false)) }
        parts[parts.count - 1].steps.append(element)
      }
    }
    return parts.reversed().flatMap { reversed($0) }
  }

  private static func reversed(_ part: (start: CGPoint, steps: [PathElement], isClosed: Bool)) -> [PathElement] {
    let points = [part.start] + part.steps.compactMap(\.end)
    var result: [PathElement] = [.move(points[points.count - 1])]
    for (step, before) in zip(part.steps, points).reversed() {
      switch step {
      case .quadCurve(_, let control): result.append(.quadCurve(before, control: control))
      case .curve(_, let control1, let control2): result.append(.curve(before, control1: control2, control2: control1))
      case .line, .move, .close: result.append(.line(before))
      }
    }
    return part.isClosed ? result + [.close] : result
  }
}
