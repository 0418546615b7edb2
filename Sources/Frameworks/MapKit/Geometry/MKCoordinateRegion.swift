public import CoreLocation
import Foundation

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches.
  public var span: MKCoordinateSpan

  /// Creates an empty region where the equator and the meridian of Greenwich cross.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// Creates a region that reaches as many degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// Creates a region that reaches as many meters on the ground.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = MetersPerDegree(at: centerCoordinate.latitude)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(max(latitudinalMeters / degree.ofLatitude, 0), 180),
        longitudeDelta: min(max(longitudinalMeters / degree.ofLongitude, 0), 360)))
  }

  /// Creates the region that a part of the flat map shows.
  public init(_ rect: MKMapRect) {
    let world = MKMapSize.world
    let (north, south) = (Mercator.latitude(rect.minY / world.height), Mercator.latitude(rect.maxY / world.height))
    let middle = WorldPoint(x: rect.midX / world.width, y: rect.midY / world.height).coordinate
    self.init(
      center: middle,
      span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: rect.width / world.width * 360))
  }
}

/// Creates a region that reaches as many meters on the ground.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Creates a region that reaches as many degrees.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// How long a degree is on the ellipsoid of WGS 84, in meters: the first terms of its series.
struct MetersPerDegree {
  let ofLatitude: Double
  let ofLongitude: Double

  init(at latitude: CLLocationDegrees) {
    let angle = min(max(latitude, -89.9), 89.9) * .pi / 180
    ofLatitude = 111_132.954 - 559.822 * cos(2 * angle) + 1.175 * cos(4 * angle)
    ofLongitude = 111_412.84 * cos(angle) - 93.5 * cos(3 * angle) + 0.118 * cos(5 * angle)
  }
}

extension MKCoordinateRegion {
  /// What shows of a place that is to be seen with what lies around it: a kilometer, which is a choice.
  static func context(of location: CLLocationCoordinate2D) -> MKCoordinateRegion {
    MKCoordinateRegion(center: location, latitudinalMeters: 1000, longitudinalMeters: 1000)
  }

  /// Whether all numbers are finite and it has a size.
  var isUsable: Bool {
    center.isFinite && span.latitudeDelta.isFinite && span.longitudeDelta.isFinite && span.latitudeDelta >= 0
      && span.longitudeDelta >= 0
  }

  /// The part of the flat map that the region covers; latitudes end where the map does.
  var mapRect: MKMapRect {
    let world = MKMapSize.world
    let (top, bottom) = (
      Mercator.y(min(center.latitude + span.latitudeDelta / 2, 90)),
      Mercator.y(max(center.latitude - span.latitudeDelta / 2, -90))
    )
    let width = min(span.longitudeDelta / 360, 1)
    return MKMapRect(
      x: (Mercator.x(center.longitude) - width / 2) * world.width, y: top * world.height, width: width * world.width,
      height: (bottom - top) * world.height)
  }
}
