public import CoreLocation

/// Where a map knows the person to be, for views that stand there.
public struct UserLocation: Sendable {
  /// The place.
  public let location: CLLocation?
}
