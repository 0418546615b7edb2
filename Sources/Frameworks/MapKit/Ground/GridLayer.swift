import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// The grid of latitudes and longitudes: lines at round numbers of degrees, fine ones between where a map is near, and their
/// numbers at the map's edges.
final class GridLayer {
  private var lines = CoveredFragment()
  private let texts = MapTexts()

  func forget() { lines.forget() }

  /// The distance between two lines that have numbers, in points, at least; a choice.
  private static let leastDistance = 96.0
  /// Beyond this step nothing is numbered: a map of a country has names instead.
  private static let greatestNumbered = 2.0

  struct Steps: Equatable {
    /// In degrees.
    var step: Double
    /// How many fine lines' distances a step has; 1: there are none.
    var parts: Int
    /// How many digits after the point the numbers of lines have.
    var digits: Int
  }

  /// The steps for a scale.
  static func steps(scale: Double) -> Steps {
    let least = leastDistance * 360 / scale
    if least > 1 { return Steps(step: [2.0, 5, 10, 15, 30, 45].first { $0 >= least } ?? 90, parts: 1, digits: 0) }
    var (step, digits) = (1.0, 0)
    var leading = 1
    while digits < 7 {
      let next: (step: Double, leading: Int, digits: Int) =
        switch leading {
        case 1: (step / 2, 5, digits + 1)
        case 5: (step / 2.5, 2, digits)
        default: (step / 2, 1, digits)
        }
      if next.step < least { break }
      (step, leading, digits) = next
    }
    return Steps(step: step, parts: leading == 2 ? 4 : 5, digits: digits)
  }

  func draw(_ surface: MapSurface, into content: inout FragmentCollector) {
    let fragment = lines.fragment(surface) { covered, collector in
      let steps = Self.steps(scale: surface.scale), pixel = 1 / surface.panZoom.services.displayScale
      if steps.parts > 1 {
        add(steps.step / Double(steps.parts), pixel, surface.theme.fineLine, surface, covered, &collector)
      }
      add(steps.step, max(pixel, 0.5), surface.theme.line, surface, covered, &collector)
    }
    content.append(fragment, at: .zero)
  }

  private func add(
    _ step: Double, _ width: CGFloat, _ color: DisplayColor, _ surface: MapSurface, _ covered: CGRect,
    _ collector: inout FragmentCollector
  ) {
    var elements: [PathElement] = []
    let add = { (rect: CGRect) in
      let (a, b) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
      elements += [.move(a), .line(CGPoint(x: b.x, y: a.y)), .line(b), .line(CGPoint(x: a.x, y: b.y)), .close]
    }
    for (_, x) in Self.longitudes(step, surface, covered) {
      add(CGRect(x: x, y: covered.minY, width: width, height: covered.height))
    }
    for (_, y) in Self.latitudes(step, surface, covered) {
      add(CGRect(x: covered.minX, y: y, width: covered.width, height: width))
    }
    guard !elements.isEmpty else { return }
    collector.append(.fill(DisplayFill(path: Path(CGPath(elements: elements)), paint: .color(color), isAntialiased: false)))
  }

  private static func snap(_ value: Double, _ surface: MapSurface) -> Double {
    let pixel = surface.panZoom.services.displayScale
    return (value * pixel).rounded() / pixel
  }

  /// Multiples of a step between two numbers; not more than anybody could see.
  private static func multiples(_ step: Double, from: Double, to: Double) -> [Int] {
    let (first, last) = ((from / step).rounded(.up), (to / step).rounded(.down))
    guard first <= last, last - first < 400 else { return [] }
    return Array(Int(clamping: first)...Int(clamping: last))
  }

  /// The longitudes of lines and where they lie in the content.
  private static func longitudes(_ step: Double, _ surface: MapSurface, _ covered: CGRect) -> [(Double, CGFloat)] {
    let west = Mercator.longitude(surface.place(covered.origin).x)
    let east = Mercator.longitude(surface.place(CGPoint(x: covered.maxX, y: 0)).x)
    return multiples(step, from: west, to: east).map { index in
      let longitude = Double(index) * step
      return (longitude, snap((Mercator.x(longitude) - surface.reference.x) * surface.scale, surface))
    }
  }

  private static func latitudes(_ step: Double, _ surface: MapSurface, _ covered: CGRect) -> [(Double, CGFloat)] {
    let north = Mercator.latitude(max(surface.place(covered.origin).y, 0))
    let south = Mercator.latitude(min(surface.place(CGPoint(x: 0, y: covered.maxY)).y, 1))
    return multiples(step, from: south, to: north).map { index in
      let latitude = Double(index) * step
      return (latitude, snap((Mercator.y(latitude) - surface.reference.y) * surface.scale, surface))
    }
  }

  // MARK: Numbers

  /// The numbers of lines, at the edges of the view; they stay there while the map moves.
  func labels(_ surface: MapSurface, origin: CGPoint, in bounds: CGRect) -> DisplayFragment {
    let steps = Self.steps(scale: surface.scale)
    guard steps.step <= Self.greatestNumbered, bounds.width > 160, bounds.height > 160 else { return .empty }
    var collector = FragmentCollector()
    let inset: CGFloat = 3, shown = bounds.offsetBy(dx: origin.x, dy: origin.y)
    for (latitude, y) in Self.latitudes(steps.step, surface, shown) {
      let text = texts.layout(Self.text(latitude, digits: steps.digits, signs: ("N", "S")), .line, on: surface.panZoom)
      let location = CGPoint(x: bounds.minX + inset + 1, y: y - origin.y - text.size.height)
      if location.y > bounds.minY + inset, location.y < bounds.maxY - 2 * text.size.height {
        texts.add(text, at: location, surface.theme.lineLabel, halo: nil, to: &collector)
      }
    }
    for (longitude, x) in Self.longitudes(steps.step, surface, shown) {
      let wrapped = Mercator.wrapped(longitude: longitude)
      let text = texts.layout(Self.text(wrapped, digits: steps.digits, signs: ("E", "W")), .line, on: surface.panZoom)
      let location = CGPoint(x: x - origin.x + inset, y: bounds.maxY - text.size.height - inset)
      if location.x > bounds.minX + inset, location.x < bounds.maxX - text.size.width - inset {
        texts.add(text, at: location, surface.theme.lineLabel, halo: nil, to: &collector)
      }
    }
    return collector.fragment(id: texts.id(on: surface.panZoom))
  }

  static func text(_ degrees: Double, digits: Int, signs: (String, String)) -> String {
    // What rounds to nothing has no side.
    let isZero = abs(degrees) * pow(10, Double(digits)) < 0.5
    let number = String(format: "%.\(digits)f°", isZero ? 0 : abs(degrees))
    return isZero ? number : "\(number) \(degrees > 0 ? signs.0 : signs.1)"
  }
}
