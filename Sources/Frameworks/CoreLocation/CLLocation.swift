public import Foundation

// Safe: never changed once made.
/// A place where something was, and when, with how it moved.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// Meters above the sea.
  public let altitude: CLLocationDistance
  /// Meters above the ellipsoid of WGS 84; the same as `altitude`, since no geoid is known here.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// How far the place may be from the true one, in meters; negative: the place does not count.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the altitude may be from the true one, in meters; 0 and less: the altitude does not count.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north by east; negative: nobody knows.
  public let course: CLLocationDirection
  /// How far the course may be from the true one, in degrees; negative: nobody knows.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Meters a second; negative: nobody knows.
  public let speed: CLLocationSpeed
  /// How far the speed may be from the true one, in meters a second; negative: nobody knows.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When.
  public let timestamp: Date

  /// Creates a location with all that is known.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
  }

  /// Creates a location with how it moved.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location of which nobody knows how it moved.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location of now by its place alone.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// The length of the shortest way between two places along the ellipsoid of WGS 84, in meters; altitudes do not count.
  ///
  /// It is right to a ten-thousandth of the way, and near the antipodes to a thousandth; of places that are none it is `.nan`.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(from: location.coordinate, to: coordinate)
  }

  /// The location itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Where, how exactly, and when.
  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course)) @ \(timestamp)"
  }
}
