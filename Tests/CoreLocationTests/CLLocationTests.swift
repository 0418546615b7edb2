import CoreLocation
import Foundation
import Testing

@Suite("Places on the earth")
struct CLLocationTests {
  private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
  }

  /// From the literature on geodesics: a degree at the equator and along a meridian, Kennedy to Heathrow, Flinders Peak to Buninyong, and
  /// two places that are nearly antipodes.
  @Test(
    "distances are those along the ellipsoid",
    arguments: [
      ((0.0, 0.0), (0.0, 1.0), 111_319.491, 0.01),
      ((0.0, 0.0), (1.0, 0.0), 110_574.389, 0.5),
      ((40.6, -73.8), (51.6, -0.5), 5_551_759.4, 50),
      ((-37.951033417, 144.424867889), (-37.652821139, 143.926495528), 54_972.271, 0.1),
      ((0.0, 0.0), (0.5, 179.5), 19_936_288.579, 10_000),
      ((90.0, 0.0), (-90.0, 50.0), 20_003_931.459, 20),
    ])
  func distances(a: (Double, Double), b: (Double, Double), wanted: Double, tolerance: Double) {
    #expect(abs(distance(a, b) - wanted) < tolerance, "\(distance(a, b))")
    #expect(distance(a, b) == distance(b, a))
    #expect(abs(distance(a, b) - wanted) < wanted / 1000)
  }

  @Test("a place is nowhere away from itself, a meter is a meter, and no way is longer than half of a meridian")
  func ends() {
    #expect(distance((35.68, 139.77), (35.68, 139.77)) == 0)
    #expect(distance((10, 180), (10, -180)) < 1e-6)
    let near = distance((35.68, 139.77), (35.68 + 1 / 110_950.0, 139.77))
    #expect(abs(near - 1) < 0.001, "\(near)")
    #expect(distance((0, 0), (0, 180)) == 20_003_931.459)
    #expect(distance((91, 0), (0, 0)).isNaN && distance((.nan, 0), (0, 0)).isNaN)
  }

  @Test("coordinates count within their bounds")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D()))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 0, longitude: 180.1)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    #expect(kCLLocationAccuracyBest < 0 && kCLDistanceFilterNone == -1 && CLLocationDistanceMax > 1e300)
    #expect(
      kCLLocationAccuracyNearestTenMeters < kCLLocationAccuracyHundredMeters
        && kCLLocationAccuracyKilometer < kCLLocationAccuracyThreeKilometers && kCLLocationAccuracyBestForNavigation == -2)
  }

  @Test("what is not said is not known")
  func parts() {
    let position = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let time = Date(timeIntervalSince1970: 0)
    let location = CLLocation(coordinate: position, altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, timestamp: time)
    #expect(location.coordinate.latitude == 1 && location.altitude == 3 && location.ellipsoidalAltitude == 3)
    #expect(location.speed == -1 && location.course == -1 && location.speedAccuracy == -1 && location.courseAccuracy == -1)
    #expect(location.timestamp == time && location.copy() as? CLLocation === location)
    let moving = CLLocation(
      coordinate: position, altitude: 0, horizontalAccuracy: 4, verticalAccuracy: 5, course: 90, speed: 2, timestamp: time)
    #expect(moving.course == 90 && moving.speed == 2 && moving.verticalAccuracy == 5)
    #expect(location.description.hasPrefix("<1.0,2.0> +/- 4.0m"))
    #expect(CLLocation(latitude: 1, longitude: 2).verticalAccuracy < 0)
  }
}
