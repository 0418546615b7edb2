public import CoreGraphicsTypes
public import Foundation
import SwiftUICore
import UIKitTypes

/// Lines and curves, as AppKit names them.
public final class NSBezierPath: NSObject, NSCopying {
  private let path: UIBezierPath

  /// How the ends of lines look.
  public enum LineCapStyle: UInt, Sendable {
    /// Cut off, round, or with half a square.
    case butt = 0, round, square
  }
  /// How lines meet.
  public enum LineJoinStyle: UInt, Sendable {
    /// Pointed, round, or cut off.
    case miter = 0, round, bevel
  }
  /// What of a path counts as inside.
  public enum WindingRule: UInt, Sendable {
    /// What it winds around, or what is crossed an odd number of times.
    case nonZero = 0, evenOdd
  }

  private init(_ path: UIBezierPath) { self.path = path }

  /// An empty path.
  public override convenience init() { self.init(UIBezierPath()) }
  /// A rectangle.
  public convenience init(rect: NSRect) { self.init(UIBezierPath(rect: rect)) }
  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: NSRect) { self.init(UIBezierPath(ovalIn: rect)) }
  /// A rectangle whose corners are quarters of an ellipse.
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    let corner = CGSize(width: min(max(xRadius, 0), rect.width / 2), height: min(max(yRadius, 0), rect.height / 2))
    self.init(UIBezierPath(cgPath: Path(roundedRect: rect, cornerSize: corner, style: .circular).cgPath))
  }
  /// The steps of a path.
  public convenience init(cgPath: CGPath) { self.init(UIBezierPath(cgPath: cgPath)) }

  /// The path's steps; a copy, which later steps do not change.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path.cgPath = newValue }
  }

  // MARK: Drawing

  /// Begins a new part at a point.
  public func move(to point: NSPoint) { path.move(to: point) }
  /// Draws a line to a point.
  public func line(to point: NSPoint) { path.addLine(to: point) }
  /// Draws a curve with two control points.
  public func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    path.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Draws a curve with one control point.
  public func curve(to endPoint: NSPoint, controlPoint: NSPoint) { path.addQuadCurve(to: endPoint, controlPoint: controlPoint) }
  /// Draws a line to the beginning of the present part, and ends it.
  public func close() { path.close() }
  /// Takes all steps away.
  public func removeAllPoints() { path.removeAllPoints() }
  /// Adds a rectangle.
  public func appendRect(_ rect: NSRect) { path.append(UIBezierPath(rect: rect)) }
  /// Adds an ellipse in a rectangle.
  public func appendOval(in rect: NSRect) { path.append(UIBezierPath(ovalIn: rect)) }
  /// Adds a rectangle with round corners.
  public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }
  /// Adds another path.
  public func append(_ path: NSBezierPath) { self.path.append(path.path) }
  /// Draws a line to where a part of a circle begins, and that part; angles in degrees from the right, to where y points.
  public func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
      clockwise: !clockwise)
  }
  /// Moves, scales or turns the steps.
  public func transform(using transform: AffineTransform) {
    path.apply(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY))
  }

  /// How wide lines are, in points.
  public var lineWidth: CGFloat {
    get { path.lineWidth }
    set { path.lineWidth = newValue }
  }
  /// How the ends of lines look.
  public var lineCapStyle: LineCapStyle {
    get { LineCapStyle(rawValue: UInt(path.lineCapStyle.rawValue)) ?? .butt }
    set { path.lineCapStyle = CGLineCap(rawValue: Int32(newValue.rawValue)) ?? .butt }
  }
  /// How lines meet.
  public var lineJoinStyle: LineJoinStyle {
    get { LineJoinStyle(rawValue: UInt(path.lineJoinStyle.rawValue)) ?? .miter }
    set { path.lineJoinStyle = CGLineJoin(rawValue: Int32(newValue.rawValue)) ?? .miter }
  }
  /// How far a pointed corner may reach, in widths of the line.
  public var miterLimit: CGFloat {
    get { path.miterLimit }
    set { path.miterLimit = newValue }
  }
  /// What of the path counts as inside.
  public var windingRule: WindingRule {
    get { path.usesEvenOddFillRule ? .evenOdd : .nonZero }
    set { path.usesEvenOddFillRule = newValue == .evenOdd }
  }
  /// The pattern of dashes and gaps, in points, and where in it lines begin.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    path.setLineDash(pattern, count: count, phase: phase)
  }

  // MARK: Painting

  /// Fills what is inside, in the colour that is filled with.
  public func fill() { path.fill() }
  /// Draws its lines, in the colour that lines have.
  public func stroke() { path.stroke() }
  /// Leaves of what is painted from now on what lies inside.
  public func addClip() { path.addClip() }
  /// Fills a rectangle.
  public class func fill(_ rect: NSRect) { UIRectFill(rect) }
  /// Draws the lines of a rectangle.
  public class func stroke(_ rect: NSRect) { UIBezierPath(rect: rect).stroke() }
  /// Leaves of what is painted from now on what lies inside a rectangle.
  public class func clip(_ rect: NSRect) { UIRectClip(rect) }
  /// Draws a line between two points.
  public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = UIBezierPath()
    path.move(to: point1)
    path.addLine(to: point2)
    path.stroke()
  }

  // MARK: Asking

  /// Whether there are no steps.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around what is drawn.
  public var bounds: NSRect { path.bounds }
  /// Where the last step ended.
  public var currentPoint: NSPoint { path.currentPoint }
  /// Whether a point is inside, with parts that are open taken as closed.
  public func contains(_ point: NSPoint) -> Bool { path.contains(point) }
  /// The same lines in the other direction.
  public var reversed: NSBezierPath { NSBezierPath(path.reversing()) }

  public override func copy() -> Any { NSBezierPath(path.duplicate) }
  /// A path with the same steps and the same numbers.
  public func copy(with zone: NSZone? = nil) -> Any { copy() }
}
