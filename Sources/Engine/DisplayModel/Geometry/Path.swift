public import CoreGraphicsTypes
public import Foundation

/// The outline of a shape.
///
/// Points count to the right and down from the top left corner. A closure that draws into it begins with `move(to:)`. A path is a
/// value, and a shape: shown as a view it fills its outline where it was drawn, whatever its frame is.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 40))
///       path.addLine(to: CGPoint(x: 20, y: 0))
///       path.addLine(to: CGPoint(x: 40, y: 40))
///       path.closeSubpath()
///     }
///     .fill(.orange)
///
/// - Complexity: A step is appended in constant time on average. Rectangles, ellipses and rounded rectangles are kept as what
///   they are, which is cheaper to compare and to paint than their steps, until another step follows.
public struct Path: Equatable, Sendable, LosslessStringConvertible {
  /// Common shapes are kept as what they are, which is cheap to compare and to draw.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, CGSize, RoundedCornerStyle)
    case elements([PathElement])
  }
  package private(set) var storage: Storage

  /// An empty path.
  public init() { storage = .empty }
  /// A path with the steps of a Core Graphics path.
  public init(_ path: CGPath) { storage = path.isEmpty ? .empty : .elements(path.elements) }
  /// A rectangle.
  public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect) }
  /// An ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect) }
  /// A rectangle whose corners are as wide and high as a size, in points; square where one of them is not above 0.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    if rect.isNull {
      storage = .empty
    } else if !(cornerSize.width > 0 && cornerSize.height > 0) {
      storage = .rect(rect)
    } else {
      storage = .roundedRect(rect, cornerSize, style)
    }
  }
  /// A rectangle with round corners of a radius in points; square where it is not above 0.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with corners of different radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let r = cornerRadii
    if r.topLeading == r.topTrailing, r.topLeading == r.bottomLeading, r.topLeading == r.bottomTrailing {
      self.init(roundedRect: rect, cornerRadius: r.topLeading, style: style)
    } else {
      let radii = [r.topLeading, r.topTrailing, r.bottomTrailing, r.bottomLeading]
      self.init(
        elements: RoundedCorners.elements(
          rect, radii: radii.map { CGSize(width: $0, height: $0) }, style: style))
    }
  }
  /// A path drawn by a closure, which begins with an empty one.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
  package init(elements: [PathElement]) { storage = elements.isEmpty ? .empty : .elements(elements) }

  /// The steps of the path.
  package var elements: [PathElement] {
    switch storage {
    case .empty: []
    case .rect(let rect): PathGeometry.rectangle(rect)
    case .ellipse(let rect): PathGeometry.ellipse(in: rect)
    case .roundedRect(let rect, let size, let style):
      RoundedCorners.elements(rect, radii: Array(repeating: size, count: 4), style: style)
    case .elements(let elements): elements
    }
  }

  /// Adds one step; the first makes room for those of a small shape.
  private mutating func append(_ step: PathElement) {
    guard case .elements(var all) = storage else { return append([step]) }
    storage = .empty
    all.append(step)
    storage = .elements(all)
  }

  private mutating func append(_ new: some Sequence<PathElement>, _ transform: CGAffineTransform = .identity) {
    var all = elements
    // Nobody else holds the steps now, so that they are not copied for one more.
    storage = .empty
    if all.isEmpty { all.reserveCapacity(Self.usualCount) }
    all.append(contentsOf: transform.isIdentity ? Array(new) : new.map { $0.applying(transform) })
    storage = all.isEmpty ? .empty : .elements(all)
  }

  /// Steps for which a path has room from the beginning.
  private static let usualCount = 6

  // MARK: Asking

  /// Whether the path has no steps.
  public var isEmpty: Bool { storage == .empty }
  /// The smallest rectangle around the outline; a path without steps has the null rectangle.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.standardized
    case .elements(let elements): PathGeometry.bounds(of: elements)
    }
  }
  /// Whether a point is inside, with parts that are open taken as closed.
  ///
  /// `eoFill` counts by the even-odd rule where the outline crosses itself, else by winding.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    // A rectangle of numbers that are none traps when it is asked.
    guard boundingRect.isFinite else { return false }
    return switch storage {
    case .empty: false
    case .rect(let rect): rect.contains(p)
    default: boundingRect.contains(p) && PathGeometry.contains(p, in: elements, evenOdd: eoFill)
    }
  }
  /// Where the last step ended; `nil` for an empty path.
  public var currentPoint: CGPoint? { PathGeometry.currentPoint(of: elements) }
  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(elements: elements) }

  /// A step.
  public enum Element: Equatable, Sendable {
    /// Begins a new part at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }
  /// Calls a closure with each step, in order; shapes given as a whole are told in their steps.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements {
      switch element {
      case .move(let p): body(.move(to: p))
      case .line(let p): body(.line(to: p))
      case .quadCurve(let p, let c): body(.quadCurve(to: p, control: c))
      case .curve(let p, let c1, let c2): body(.curve(to: p, control1: c1, control2: c2))
      case .close: body(.closeSubpath)
      }
    }
  }

  // MARK: Drawing

  /// Begins a new part at a point, whose coordinates are points; the one before stays open.
  ///
  ///     Path { path in
  ///       path.move(to: CGPoint(x: 0, y: 20))
  ///       path.addLine(to: CGPoint(x: 40, y: 20))
  ///     }.stroke(.gray, lineWidth: 2)
  public mutating func move(to end: CGPoint) { append(.move(end)) }
  /// Draws a straight line from the current point to another one, whose coordinates are points.
  ///
  ///     Path { path in
  ///       path.move(to: CGPoint(x: 20, y: 0))
  ///       path.addLine(to: CGPoint(x: 20, y: 40))
  ///     }.stroke(.gray)
  public mutating func addLine(to end: CGPoint) { append(.line(end)) }
  /// Draws a curve with one control point from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { append(.quadCurve(end, control: control)) }
  /// Draws a cubic curve with two control points from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(end, control1: control1, control2: control2))
  }
  /// Draws a line back to where the part began; twice in a row counts once.
  public mutating func closeSubpath() {
    // What is kept as a shape is closed.
    let isOpen = if case .elements(let all) = storage { all.last != .close } else { false }
    if isOpen { append(.close) }
  }
  /// Adds a rectangle as a part of its own.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathGeometry.rectangle(rect), transform)
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(Path(roundedRect: rect, cornerSize: cornerSize, style: style).elements, transform)
  }
  /// Adds a rectangle with corners of different radii, in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).elements, transform)
  }
  /// Adds an ellipse that touches all sides of a rectangle, as a part of its own.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathGeometry.ellipse(in: rect), transform)
  }
  /// Adds rectangles, each as a part of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Draws lines from point to point as a new part.
  public mutating func addLines(_ lines: [CGPoint]) {
    append(lines.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }
  /// Draws a part of a circle by the angle it covers: clockwise on the screen where `delta` is above zero.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta.radians < 0,
      transform: transform)
  }
  /// Draws a part of a circle, with a line to it from the current point.
  ///
  /// `clockwise` is meant with y pointing up, as in Core Graphics: on the screen `true` goes counterclockwise. Angles count
  /// clockwise on the screen from the right; the radius is in points.
  ///
  ///     Path { $0.addArc(center: .zero, radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false) }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathGeometry.arc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, decreasing: clockwise)
    if case .move(let start)? = arc.first, let last = elements.last, last != .close { arc[0] = .line(start) }
    append(arc, transform)
  }
  /// Draws a line and an arc that rounds the corner between it and the next line.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(
      PathGeometry.tangentArc(from: currentPoint ?? .zero, corner: tangent1End, to: tangent2End, radius: radius), transform)
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty && transform.isIdentity { self = path } else { append(path.elements, transform) }
  }

  // MARK: Deriving

  /// The path under a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0 {
      switch storage {
      case .empty: return self
      case .rect(let rect): return Path(rect.applying(transform))
      case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
      case .roundedRect(let rect, let size, let style):
        return Path(roundedRect: rect.applying(transform), cornerSize: size.applying(transform), style: style)
      case .elements: break
      }
    }
    return Path(elements: elements.map { $0.applying(transform) })
  }
  /// The path moved, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  /// A part of the path, between two fractions of its length; empty where the first is not below the second.
  ///
  /// Fractions below 0 count as 0, above 1 as 1. The length of every curve is measured, so keep the result where it does not
  /// change.
  ///
  ///     Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).trimmedPath(from: 0, to: 0.25)
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0 && to >= 1 { return self }
    guard from < to else { return Path() }
    return Path(elements: PathTrimming.trim(elements, from: max(from, 0), to: min(to, 1)))
  }
  /// The outline of the area that a stroke of the path covers.
  ///
  /// To draw a line use `stroke(_:style:)`, which makes no outline; this is for clipping, hits and shapes made of lines.
  ///
  ///     Path(CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4, dash: [6, 2]))
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(elements: PathStroking.outline(of: elements, style: style)) }

  /// The steps as text: numbers before the letter of what they do.
  public var description: String {
    elements.map { element in
      let text = { (p: CGPoint) in "\(p.x) \(p.y)" }
      return switch element {
      case .move(let p): "\(text(p)) m"
      case .line(let p): "\(text(p)) l"
      case .quadCurve(let p, let c): "\(text(c)) \(text(p)) q"
      case .curve(let p, let c1, let c2): "\(text(c1)) \(text(c2)) \(text(p)) c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }
  /// Reads steps from text as `description` writes them; `nil` when the text is something else.
  public init?(_ string: String) {
    var elements: [PathElement] = []
    var numbers: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(points[0]))
      case ("l", 2): elements.append(.line(points[0]))
      case ("q", 4): elements.append(.quadCurve(points[1], control: points[0]))
      case ("c", 6): elements.append(.curve(points[2], control1: points[0], control2: points[1]))
      case ("h", 0): elements.append(.close)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }
}
