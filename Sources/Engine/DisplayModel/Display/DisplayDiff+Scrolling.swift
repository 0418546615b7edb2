import CoreGraphicsTypes
import Foundation

/// Where a comparison is: each fragment on the way from the root, before and now, its place and which items are looked at.
struct DisplayPath {
  private struct Step {
    let old: DisplayFragment
    let new: DisplayFragment
    let origin: CGPoint
    let oldIndex: Int
    let newIndex: Int
  }
  private var steps: [Step] = []

  mutating func enter(
    _ old: DisplayFragment, _ new: DisplayFragment, at origin: CGPoint, oldItem oldIndex: Int, newItem newIndex: Int
  ) {
    steps.append(Step(old: old, new: new, origin: origin, oldIndex: oldIndex, newIndex: newIndex))
  }
  mutating func leave() { steps.removeLast() }

  /// Whether what lies below the present item looks the same all over a rectangle, so that its pixels may move too.
  func isUniformBelow(in rect: CGRect) -> Bool {
    steps.allSatisfy { step in
      step.old.items[..<step.oldIndex].allSatisfy { $0.isUniform(in: rect, at: step.origin) }
        && step.new.items[..<step.newIndex].allSatisfy { $0.isUniform(in: rect, at: step.origin) }
    }
  }

  /// The extents of what lies above the present item, or did, and meets a rectangle.
  func extentsAbove(in rect: CGRect) -> [CGRect] {
    steps.flatMap { step in
      (step.old.items[(step.oldIndex + 1)...] + step.new.items[(step.newIndex + 1)...])
        .flatMap { $0.extents(at: step.origin) }
        .filter { $0.overlaps(rect) }
    }
  }
}

extension DisplayItem {
  /// What the item may paint, edges that are rounded to device pixels included, in the coordinates of its fragment.
  var extent: CGRect {
    switch self {
    case .fill, .stroke, .text, .image: bounds.insetBy(dx: -1, dy: -1)
    // A fragment's bounds hold what is in it.
    case .fragment, .group: bounds
    }
  }

  /// The extents of its parts: a few labels along two edges take up little of the rectangle around them.
  fileprivate func extents(at origin: CGPoint, depth: Int = 0) -> [CGRect] {
    guard case .fragment(let fragment, let offset) = self, fragment.items.count <= 16, depth < 4 else {
      return [extent.offsetBy(dx: origin.x, dy: origin.y)]
    }
    let position = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    return fragment.items.flatMap { $0.extents(at: position, depth: depth + 1) }
  }

  /// Whether the item looks the same all over a rectangle: it does not reach it, or covers it with one colour.
  fileprivate func isUniform(in rect: CGRect, at origin: CGPoint) -> Bool {
    if !extent.offsetBy(dx: origin.x, dy: origin.y).overlaps(rect) { return true }
    if case .fill(let fill) = self, fill.path.isRectangle {
      // A rectangle on whole points has no soft edges that could reach further.
      let bounds = fill.path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)
      let isWhole = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { $0 == $0.rounded() }
      if isWhole, !bounds.overlaps(rect) { return true }
    }
    switch self {
    case .fill(let fill):
      guard case .color = fill.paint, fill.path.isRectangle else { return false }
      return fill.path.boundingRect.offsetBy(dx: origin.x, dy: origin.y).contains(rect)
    case .fragment(let fragment, let offset):
      let position = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
      return fragment.items.count <= 16 && fragment.items.allSatisfy { $0.isUniform(in: rect, at: position) }
    case .stroke, .text, .image, .group: return false
    }
  }
}

extension Path {
  /// Whether the path is one rectangle along the axes.
  fileprivate var isRectangle: Bool {
    let bounds = boundingRect
    var corners = 0
    var isPlain = true
    forEach { element in
      switch element {
      case .move(let point), .line(let point):
        corners += 1
        let isCorner = (point.x == bounds.minX || point.x == bounds.maxX) && (point.y == bounds.minY || point.y == bounds.maxY)
        if !isCorner { isPlain = false }
      case .quadCurve, .curve: isPlain = false
      case .closeSubpath: break
      }
    }
    return isPlain && (corners == 4 || corners == 5)
  }
}

extension CGRect {
  /// Whether both have an area in common; rectangles that only touch have none.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
