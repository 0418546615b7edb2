import CoreLocation
import Foundation
import SwiftUICore

/// A line or an area of a map, by places of the world's square that are not cut at the date line.
struct MapShape {
  enum Kind: Equatable { case line, area }
  let kind: Kind
  /// One line, or the outlines of an area; by the even-odd rule inner ones are left out.
  let parts: [[WorldPoint]]

  init(kind: Kind, parts: [[WorldPoint]]) {
    self.kind = kind
    self.parts = parts.map { $0.filter(\.isUsual) }.filter { $0.count > 1 }
  }

  /// Of coordinates; each point lies on the side of the date line that is nearer to the one before.
  static func locations(_ coordinates: [CLLocationCoordinate2D], closes: Bool = false) -> [WorldPoint] {
    var points: [WorldPoint] = []
    for coordinate in coordinates where coordinate.isFinite {
      var point = WorldPoint(coordinate)
      if let last = points.last { point.x -= (point.x - last.x).rounded() }
      points.append(point)
    }
    if closes, let first = points.first { points.append(first) }
    return points
  }

  static func locations(_ points: [MKMapPoint], closes: Bool = false) -> [WorldPoint] {
    let world = MKMapSize.world
    let locations = points.map { WorldPoint(x: $0.x / world.width, y: $0.y / world.height) }
    return closes ? locations + locations.prefix(1) : locations
  }

  /// The shortest ways over the globe between coordinates, as many small steps.
  static func geodesic(_ coordinates: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    var result = Array(coordinates.prefix(1))
    for (a, b) in zip(coordinates, coordinates.dropFirst()) {
      let (p, q) = (direction(of: a), direction(of: b))
      let cosine = min(max(p.x * q.x + p.y * q.y + p.z * q.z, -1), 1)
      let angle = acos(cosine)
      guard angle.isFinite, angle > 1e-9, sin(angle) > 1e-9 else {
        result.append(b)
        continue
      }
      // A step for each degree, or so.
      let steps = min(max(Int(clamping: (angle * 180 / .pi).rounded(.up)), 1), 360)
      for step in 1...steps {
        let t = Double(step) / Double(steps)
        let (f, g) = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
        let (x, y, z) = (f * p.x + g * q.x, f * p.y + g * q.y, f * p.z + g * q.z)
        result.append(
          CLLocationCoordinate2D(latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi))
      }
    }
    return result
  }

  private static func direction(of location: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
    let (latitude, longitude) = (location.latitude * .pi / 180, location.longitude * .pi / 180)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }

  /// A disc with a radius in meters; as the map is true to shapes, it is one there, too.
  static func disc(_ center: CLLocationCoordinate2D, radius: CLLocationDistance) -> [WorldPoint] {
    guard center.isFinite, radius.isFinite, radius > 0 else { return [] }
    let middle = WorldPoint(center)
    let extent = min(radius / Mercator.metersPerWorld(at: min(max(center.latitude, -85), 85)), 0.5)
    // Enough corners that nobody sees them.
    let corners = 120
    return (0...corners).map { index in
      let angle = Double(index % corners) / Double(corners) * 2 * .pi
      return WorldPoint(x: middle.x + extent * cos(angle), y: middle.y + extent * sin(angle))
    }
  }
}
