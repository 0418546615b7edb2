import CoreGraphicsTypes
import Foundation
import SwiftUI

/// Lines and areas through points.
enum CurveBuilder {
  /// One step of a line.
  enum Segment: Equatable {
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)

    var end: CGPoint {
      switch self {
      case .line(let end): end
      case .curve(_, _, let end): end
      }
    }
  }

  /// The line through points.
  static func path(through points: [CGPoint], _ method: InterpolationMethod) -> Path {
    guard let first = points.first else { return Path() }
    return Path(CGPath(elements: [.move(first)] + segments(points, method).map(\.element)))
  }

  /// The area between two lines; those of an area that reaches across run down.
  static func area(top: [CGPoint], bottom: [CGPoint], isHorizontal: Bool, _ method: InterpolationMethod) -> Path {
    guard let first = top.first, let start = bottom.first, let last = bottom.last else { return Path() }
    let flip = { (points: [CGPoint]) in isHorizontal ? points.map { CGPoint(x: $0.y, y: $0.x) } : points }
    let back = reversed(segments(flip(bottom), method), from: isHorizontal ? CGPoint(x: start.y, y: start.x) : start)
    var elements: [PathElement] = [.move(first)]
    elements += segments(flip(top), method).map { isHorizontal ? $0.flipped.element : $0.element }
    elements.append(.line(last))
    elements += back.map { isHorizontal ? $0.flipped.element : $0.element }
    elements.append(.close)
    return Path(CGPath(elements: elements))
  }

  /// The same way back.
  private static func reversed(_ segments: [Segment], from start: CGPoint) -> [Segment] {
    var result: [Segment] = []
    for index in segments.indices.reversed() {
      let end = index == 0 ? start : segments[index - 1].end
      switch segments[index] {
      case .line: result.append(.line(end))
      case .curve(let first, let second, _): result.append(.curve(second, first, end))
      }
    }
    return result
  }

  /// The steps from the first point to the others.
  static func segments(_ points: [CGPoint], _ method: InterpolationMethod) -> [Segment] {
    guard points.count > 1 else { return [] }
    switch method.storage {
    case .linear: return points.dropFirst().map { .line($0) }
    case .stepStart: return steps(points) { _, next in next.x }
    case .stepCenter: return steps(points) { ($0.x + $1.x) / 2 }
    case .stepEnd: return steps(points) { point, _ in point.x }
    case .monotone: return monotone(points)
    case .cardinal(let tension): return cardinal(points, tension: min(max(tension.isFinite ? tension : 0, 0), 1))
    case .catmullRom(let alpha): return catmullRom(points, alpha: min(max(alpha.isFinite ? alpha : 0.5, 0), 1))
    }
  }

  /// Level to a place between two points, up or down there, and level on.
  ///
  /// A step that begins at a point keeps its height until the next one.
  private static func steps(_ points: [CGPoint], at place: (CGPoint, CGPoint) -> CGFloat) -> [Segment] {
    var result: [Segment] = []
    for (from, to) in zip(points, points.dropFirst()) {
      let x = place(from, to)
      if x != from.x { result.append(.line(CGPoint(x: x, y: from.y))) }
      result.append(.line(CGPoint(x: x, y: to.y)))
      if x != to.x { result.append(.line(to)) }
    }
    return result
  }

  private static func cardinal(_ points: [CGPoint], tension: CGFloat) -> [Segment] {
    let factor = (1 - tension) / 6
    return points.indices.dropLast().map { index in
      let (before, from, to) = (points[max(index - 1, 0)], points[index], points[index + 1])
      let after = points[min(index + 2, points.count - 1)]
      return .curve(
        CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
        CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor), to)
    }
  }

  private static func catmullRom(_ points: [CGPoint], alpha: CGFloat) -> [Segment] {
    let distance = { (a: CGPoint, b: CGPoint) in pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    return points.indices.dropLast().map { index in
      let (before, from, to) = (points[max(index - 1, 0)], points[index], points[index + 1])
      let after = points[min(index + 2, points.count - 1)]
      let (d1, d2, d3) = (distance(before, from), distance(from, to), distance(to, after))
      guard d2 > 1e-9 else { return .line(to) }
      var (first, second) = (from, to)
      if d1 > 1e-9 {
        let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, n = 3 * d1 * (d1 + d2)
        first.x = (from.x * a - before.x * d2 * d2 + to.x * d1 * d1) / n
        first.y = (from.y * a - before.y * d2 * d2 + to.y * d1 * d1) / n
      }
      if d3 > 1e-9 {
        let b = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, m = 3 * d3 * (d3 + d2)
        second.x = (to.x * b + from.x * d3 * d3 - after.x * d2 * d2) / m
        second.y = (to.y * b + from.y * d3 * d3 - after.y * d2 * d2) / m
      }
      return .curve(first, second, to)
    }
  }

  /// Curves without a hill or a valley that the points do not have.
  private static func monotone(_ points: [CGPoint]) -> [Segment] {
    let count = points.count
    let slopes = (0..<count - 1).map { index -> CGFloat in
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    let tangents = (0..<count).map { index -> CGFloat in
      guard index > 0 else { return slopes[0] }
      guard index < count - 1 else { return slopes[count - 2] }
      let (a, b) = (slopes[index - 1], slopes[index])
      guard a * b > 0 else { return 0 }
      return (a < 0 ? -1 : 1) * min(abs(a + b) / 2, 2 * abs(a), 2 * abs(b))
    }
    return (0..<count - 1).map { index in
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      return .curve(
        CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
        CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]), to)
    }
  }
}

extension CurveBuilder.Segment {
  fileprivate var element: PathElement {
    switch self {
    case .line(let end): .line(end)
    case .curve(let first, let second, let end): .curve(end, control1: first, control2: second)
    }
  }

  fileprivate var flipped: Self {
    func flip(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    switch self {
    case .line(let end): return .line(flip(end))
    case .curve(let first, let second, let end): return .curve(flip(first), flip(second), flip(end))
    }
  }
}
