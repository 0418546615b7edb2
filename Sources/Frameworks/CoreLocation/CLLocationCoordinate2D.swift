/// An angle on the earth, in degrees.
public typealias CLLocationDegrees = Double
/// A length on the earth, in meters.
public typealias CLLocationDistance = Double
/// How far a place may be from the true one, in meters; negative: nobody knows the place.
public typealias CLLocationAccuracy = Double
/// A speed, in meters a second; negative: nobody knows it.
public typealias CLLocationSpeed = Double
/// How far a speed may be from the true one, in meters a second; negative: nobody knows it.
public typealias CLLocationSpeedAccuracy = Double
/// A direction, in degrees from north by east; negative: nobody knows it.
public typealias CLLocationDirection = Double
/// How far a direction may be from the true one, in degrees; negative: nobody knows it.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the earth, by WGS 84.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator, -90…90.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich, -180…180.
  public var longitude: CLLocationDegrees

  /// Creates the place where the equator and the meridian of Greenwich cross.
  public init() { (latitude, longitude) = (0, 0) }

  /// Creates a place, in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a place, in degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether latitude and longitude are within their bounds; numbers that are none are not.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// A length that stands for the greatest one.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// That every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As exact as navigation needs it.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be had.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Exact to ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Exact to a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Exact to a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Exact to three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
