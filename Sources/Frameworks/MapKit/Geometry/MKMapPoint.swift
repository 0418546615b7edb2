public import CoreLocation
import Foundation

/// A place on the flat map of the world, which is 268,435,456 points wide and high.
public struct MKMapPoint: Sendable {
  /// From the date line to the east.
  public var x: Double
  /// From 85.05° north to the south.
  public var y: Double

  /// Creates the place in the north-west corner.
  public init() { (x, y) = (0, 0) }
  /// Creates a place by its numbers.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the place of a coordinate.
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard coordinate.isFinite, CLLocationCoordinate2DIsValid(coordinate) else {
      self.init(x: -1, y: -1)
      return
    }
    let point = WorldPoint(coordinate)
    self.init(x: point.x * MKMapSize.world.width, y: point.y * MKMapSize.world.height)
  }

  /// The coordinate of the place.
  public var coordinate: CLLocationCoordinate2D {
    WorldPoint(x: x / MKMapSize.world.width, y: y / MKMapSize.world.height).coordinate
  }

  /// The length of the way to another place on the ground, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, point.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// Creates a place by its numbers.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Whether two places are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

/// How many meters on the ground a map point is at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  Mercator.metersPerWorld(at: latitude) / MKMapSize.world.width
}

/// How many map points a meter on the ground is at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
