import Foundation

/// Shortest ways along the ellipsoid of WGS 84.
enum Geodesic {
  /// The ellipsoid's greater radius in meters, its flattening, and half of a meridian, than which no way is longer.
  static let radius = 6_378_137.0
  static let flattening = 1 / 298.257223563
  static let longest = 20_003_931.459

  /// The length of the shortest way, in meters, by Lambert's formula for long lines: the way on a sphere of the places' reduced
  /// latitudes, with terms of the first order of the flattening.
  static func distance(from a: CLLocationCoordinate2D, to b: CLLocationCoordinate2D) -> Double {
    guard CLLocationCoordinate2DIsValid(a), CLLocationCoordinate2DIsValid(b) else { return .nan }
    let (first, second) = (reduced(a.latitude), reduced(b.latitude))
    let turn = (b.longitude - a.longitude) * .pi / 180
    let (middle, half) = ((first + second) / 2, (second - first) / 2)
    // The square of the sine of half of the angle between the places, as exact for near places as for far ones.
    let sine = min(square(sin(half)) + cos(first) * cos(second) * square(sin(turn / 2)), 1)
    guard sine > 0 else { return 0 }
    let angle = 2 * asin(sine.squareRoot())
    let cosine = 1 - sine
    let across = square(sin(middle) * cos(half)), along = square(cos(middle) * sin(half))
    let x = cosine > 0 ? (angle - sin(angle)) * across / cosine : 0
    let y = (angle + sin(angle)) * along / sine
    return min(radius * (angle - flattening / 2 * (x + y)), longest)
  }

  /// The latitude on a sphere of a latitude on the ellipsoid, in radians.
  private static func reduced(_ latitude: Double) -> Double { atan((1 - flattening) * tan(latitude * .pi / 180)) }

  private static func square(_ x: Double) -> Double { x * x }
}
