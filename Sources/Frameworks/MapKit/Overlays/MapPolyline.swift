public import CoreLocation
import SwiftUI

/// A line from place to place, in the order of the coordinates.
///
///     let towns = [
///       CLLocationCoordinate2D(latitude: 35.01, longitude: 135.77), CLLocationCoordinate2D(latitude: 34.69, longitude: 135.5),
///     ]
///     _ = Map { MapPolyline(coordinates: towns).stroke(.blue, lineWidth: 3) }
public struct MapPolyline: MapContent {
  /// The map shows it itself.
  public typealias Body = Never

  /// Which way a line takes between two places.
  public struct ContourStyle: Equatable, Sendable {
    let isGeodesic: Bool
    /// A straight line on the flat map.
    public static let straight = ContourStyle(isGeodesic: false)
    /// The shortest way over the globe.
    public static let geodesic = ContourStyle(isGeodesic: true)
  }
  let shape: MapShape

  /// Creates a line from the first of some coordinates to each of the others.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    let locations = contourStyle.isGeodesic ? MapShape.geodesic(coordinates) : coordinates
    shape = MapShape(kind: .line, parts: [MapShape.locations(locations)])
  }

  /// Creates a line from the first of some points of the flat map to each of the others.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    let locations =
      contourStyle.isGeodesic
      ? MapShape.locations(MapShape.geodesic(points.map(\.coordinate))) : MapShape.locations(points)
    shape = MapShape(kind: .line, parts: [locations])
  }

  /// Creates the line that MapKit's other interface has.
  public init(_ polyline: MKPolyline) { self.init(points: polyline.mapPoints) }

  /// Adds the line.
  public static func _collect(_ line: Self, into collector: inout _MapContentCollector) {
    collector.add(.overlay(line.shape))
  }
}
