import CoreLocation
import Foundation

/// The projection of maps: Mercator's, of a sphere, as all tiled maps have it.
///
/// The world is a square of side 1 with the date line at its left edge and 85.05° north at its top.
enum Mercator {
  /// The latitude at which the world ends, so that it is a square: atan(sinh(π)), in degrees.
  static let greatestLatitude = 85.051_128_779_806_59
  /// The earth's greater radius by WGS 84, in meters, which Mercator's maps take for a sphere's.
  static let radius = 6_378_137.0

  /// Where a longitude lies; beyond 0…1 where it is beyond the date line, and within it where that is more than ten turns away.
  static func x(_ longitude: Double) -> Double {
    ((abs(longitude) > 3600 ? remainder(longitude, 360) : longitude) + 180) / 360
  }

  /// Where a latitude lies, within the world.
  static func y(_ latitude: Double) -> Double {
    let bounded = min(max(latitude, -greatestLatitude), greatestLatitude)
    let sine = sin(bounded * .pi / 180)
    return 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
  }

  static func longitude(_ x: Double) -> Double { x * 360 - 180 }
  static func latitude(_ y: Double) -> Double { atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi }

  /// Meters on the ground for the world's side at a latitude.
  static func metersPerWorld(at latitude: Double) -> Double { 2 * .pi * radius * cos(latitude * .pi / 180) }

  /// The longitude that lies in -180…180 and is the same place.
  static func wrapped(longitude: Double) -> Double {
    (-180...180).contains(longitude) ? longitude : remainder(longitude, 360)
  }
}

/// A place of the world's square; x may be beyond it, where a map shows the world again.
struct WorldPoint: Equatable {
  var x: Double
  var y: Double

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: Mercator.x(coordinate.longitude), y: Mercator.y(coordinate.latitude))
  }

  /// Whether something can show there: its numbers are some, and it is no farther than a hundred worlds away.
  var isUsual: Bool { abs(x) <= 100 && abs(y) <= 100 }

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: Mercator.latitude(y), longitude: Mercator.wrapped(longitude: Mercator.longitude(x)))
  }
}

extension CLLocationCoordinate2D {
  /// Whether both numbers are finite.
  var isFinite: Bool { latitude.isFinite && longitude.isFinite }
}
