import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// The names of large cities, as many as have room.
final class NamesLayer {
  struct City: Equatable {
    let name: String
    let location: WorldPoint
  }

  /// The cities that come with the framework.
  static let cities: [City] = {
    let url = Bundle.module.url(forResource: "Earth/cities", withExtension: "tsv")
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t")
      guard parts.count == 3, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return nil }
      return City(
        name: String(parts[2]), location: WorldPoint(x: Mercator.x(longitude), y: Mercator.y(latitude)))
    }
  }()

  /// Where names show; choices.
  private static let zooms = 2.2...11.0
  private static let dot: CGFloat = 4

  private var names = CoveredFragment()
  private let texts = MapTexts()

  func forget() { names.forget() }

  func draw(_ surface: MapSurface, into content: inout FragmentCollector) {
    guard Self.zooms.contains(surface.zoom) else { return }
    content.append(names.fragment(surface) { draw(surface, in: $0, into: &$1) }, at: .zero)
  }

  private func draw(_ surface: MapSurface, in covered: CGRect, into collector: inout FragmentCollector) {
    var taken: [CGRect] = []
    let left = surface.place(covered.origin).x, right = surface.place(CGPoint(x: covered.maxX, y: 0)).x
    let pixel = surface.panZoom.services.displayScale
    let snap = { (value: CGFloat) in (value * pixel).rounded() / pixel }
    // The source lists the largest last.
    for city in Self.cities.reversed() {
      // The world may show more than once, side by side.
      let first = Int(clamping: (left - city.location.x).rounded(.up))
      for shift in first...max(Int(clamping: (right - city.location.x).rounded(.down)), first) {
        let point = surface.point(WorldPoint(x: city.location.x + Double(shift), y: city.location.y))
        guard covered.covers(point) else { continue }
        let text = texts.layout(city.name, .city, on: surface.panZoom)
        let dot = CGRect(x: snap(point.x - Self.dot / 2), y: snap(point.y - Self.dot / 2), width: Self.dot, height: Self.dot)
        let origin = CGPoint(x: dot.maxX + 3, y: snap(dot.midY - text.size.height / 2))
        let room = dot.union(CGRect(origin: origin, size: text.size)).insetBy(dx: -6, dy: -4)
        if taken.contains(where: { $0.meets(room) }) { continue }
        taken.append(room)
        let rim = Path(ellipseIn: dot.insetBy(dx: -1, dy: -1))
        collector.append(.fill(DisplayFill(path: rim, paint: .color(surface.theme.halo))))
        collector.append(.fill(DisplayFill(path: Path(ellipseIn: dot), paint: .color(surface.theme.city))))
        texts.add(text, at: origin, surface.theme.city, halo: surface.theme.halo, to: &collector)
      }
    }
  }
}
