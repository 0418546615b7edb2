import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// The lines and areas that an app puts on a map.
final class ShapesLayer {
  private var fragments: [MKOverlayLevel: CoveredFragment] = [:]

  func forget() {
    for level in Array(fragments.keys) { fragments[level]?.forget() }
  }

  func draw(_ items: [MapItem], _ level: MKOverlayLevel, _ surface: MapSurface, into content: inout FragmentCollector) {
    guard !items.isEmpty else { return }
    var layer = fragments[level] ?? CoveredFragment()
    let fragment = layer.fragment(surface) { covered, collector in
      for item in items {
        guard case .overlay(let shape) = item.kind else { continue }
        add(shape, item.style, surface, covered, &collector)
      }
    }
    fragments[level] = layer
    content.append(fragment, at: .zero)
  }

  private func add(
    _ shape: MapShape, _ style: MapItemStyle, _ surface: MapSurface, _ covered: CGRect, _ collector: inout FragmentCollector
  ) {
    let xs = shape.parts.flatMap { $0.map(\.x) }
    guard let least = xs.min(), let greatest = xs.max() else { return }
    // Where it is nearest to what shows.
    let shift = (surface.middle - (least + greatest) / 2).rounded()
    let parts = shape.parts.map { part in
      part.map { surface.point(WorldPoint(x: $0.x + shift, y: $0.y)) }
    }
    let environment = surface.panZoom.environment
    let lineWidth = style.strokeStyle?.lineWidth ?? 1
    let clip = covered.insetBy(dx: -lineWidth * 2 - 8, dy: -lineWidth * 2 - 8)
    let area = PointClip.area(parts, in: clip), line = PointClip.lines(parts, in: clip)
    let bounds = area.boundingRect
    let paint = { (style: AnyShapeStyle) in
      style._paint(_ShapeStyleRequest(environment: environment, frame: bounds.isNull ? .zero : bounds)).paint
    }
    if shape.kind == .area, !area.isEmpty, style.foreground != nil || style.stroke == nil && style.strokeStyle == nil {
      let foreground = style.foreground ?? AnyShapeStyle(TintShapeStyle())
      collector.append(.fill(DisplayFill(path: area, paint: paint(foreground), isEvenOdd: true)))
    }
    guard shape.kind == .line || style.stroke != nil || style.strokeStyle != nil, !line.isEmpty else { return }
    let stroke = style.stroke ?? style.foreground ?? AnyShapeStyle(TintShapeStyle())
    // A line is three points wide where nobody says how wide it is; a choice.
    let lineStyle = style.strokeStyle ?? StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    collector.append(.stroke(DisplayStroke(path: line, style: lineStyle, paint: paint(stroke))))
  }
}

/// Cuts lines and areas to a rectangle: renderers take no numbers without bounds.
enum PointClip {
  static func area(_ parts: [[CGPoint]], in rect: CGRect) -> Path {
    var elements: [PathElement] = []
    for part in parts {
      var points = part
      for (isX, limit, keepsBelow) in [
        (true, rect.minX, false), (true, rect.maxX, true), (false, rect.minY, false), (false, rect.maxY, true),
      ] {
        points = cut(points, isX: isX, limit: limit, keepsBelow: keepsBelow)
      }
      guard points.count > 2 else { continue }
      elements.append(.move(points[0]))
      elements += points.dropFirst().map { .line($0) }
      elements.append(.close)
    }
    return Path(CGPath(elements: elements))
  }

  private static func cut(_ points: [CGPoint], isX: Bool, limit: CGFloat, keepsBelow: Bool) -> [CGPoint] {
    guard var before = points.last else { return [] }
    let value = { (point: CGPoint) in isX ? point.x : point.y }
    let isIn = { (point: CGPoint) in keepsBelow ? value(point) <= limit : value(point) >= limit }
    var result: [CGPoint] = []
    for point in points {
      if isIn(point) != isIn(before) {
        let part = (limit - value(before)) / (value(point) - value(before))
        result.append(CGPoint(x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part))
      }
      if isIn(point) { result.append(point) }
      before = point
    }
    return result
  }

  /// The pieces of lines that meet a rectangle (Liang and Barsky).
  static func lines(_ parts: [[CGPoint]], in rect: CGRect) -> Path {
    var elements: [PathElement] = []
    for part in parts {
      var end: CGPoint?
      for (a, b) in zip(part, part.dropFirst()) {
        guard let (from, to) = cut(a, b, in: rect) else {
          end = nil
          continue
        }
        if end != from { elements.append(.move(from)) }
        elements.append(.line(to))
        end = to
      }
    }
    return Path(CGPath(elements: elements))
  }

  private static func cut(_ a: CGPoint, _ b: CGPoint, in rect: CGRect) -> (CGPoint, CGPoint)? {
    var (enters, leaves) = (0.0, 1.0)
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    for (p, q) in [(-dx, a.x - rect.minX), (dx, rect.maxX - a.x), (-dy, a.y - rect.minY), (dy, rect.maxY - a.y)] {
      if p == 0 {
        if q < 0 { return nil }
      } else if p < 0 {
        enters = max(enters, q / p)
      } else {
        leaves = min(leaves, q / p)
      }
    }
    guard enters <= leaves else { return nil }
    let point = { (t: Double) in t == 0 ? a : t == 1 ? b : CGPoint(x: a.x + dx * t, y: a.y + dy * t) }
    return (point(enters), point(leaves))
  }
}
