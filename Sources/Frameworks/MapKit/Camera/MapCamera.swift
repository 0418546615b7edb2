public import CoreLocation
import Foundation
import SwiftUICore

/// From where a map is looked at.
///
/// Maps here are drawn flat, with north up: heading and pitch are kept, and not shown.
public struct MapCamera: Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away the camera is from that place, in meters.
  public var distance: Double
  /// Which direction is up: degrees from north by east.
  public var heading: Double
  /// How far the camera is tilted, in degrees; 0 looks straight down.
  public var pitch: Double

  /// Creates a camera above a place.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

extension MapCamera: Equatable {
  /// Whether two cameras show the same.
  public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
    lhs.centerCoordinate.latitude == rhs.centerCoordinate.latitude
      && lhs.centerCoordinate.longitude == rhs.centerCoordinate.longitude && lhs.distance == rhs.distance
      && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
  }
}

/// How far a person can move a map's camera.
public struct MapCameraBounds: Sendable {
  let centers: MKMapRect?
  let minimumDistance: Double?
  let maximumDistance: Double?

  /// Keeps the middle in a part of the world, and the camera's distance between two, in meters.
  ///
  /// A part with numbers that are not finite is reported, and as if nobody had said it.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    centers = centerCoordinateBounds.isFinite ? centerCoordinateBounds : nil
    if centers == nil, !centerCoordinateBounds.isNull {
      Diagnostics.report("invalid bounds of a map's center (non-finite) are ignored")
    }
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }

  /// Keeps the middle in a region, and the camera's distance between two, in meters.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: centerCoordinateBounds.mapRect, minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }

  /// Keeps the camera's distance between two, in meters.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    centers = nil
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
}
