public import CoreLocation
import SwiftUI

/// The area inside of places.
///
///     Map { MapPolygon(coordinates: [kyoto, nara, osaka]).stroke(.red, lineWidth: 2) }
public struct MapPolygon: MapContent {
  /// The map shows it itself.
  public typealias Body = Never
  let shape: MapShape

  /// Creates the area inside of some coordinates.
  public init(coordinates: [CLLocationCoordinate2D]) {
    shape = MapShape(kind: .area, parts: [MapShape.locations(coordinates, closes: true)])
  }

  /// Creates the area inside of some points of the flat map.
  public init(points: [MKMapPoint]) {
    shape = MapShape(kind: .area, parts: [MapShape.locations(points, closes: true)])
  }

  /// Creates the area that MapKit's other interface has, without its interior polygons.
  public init(_ polygon: MKPolygon) {
    let inner = (polygon.interiorPolygons ?? []).map { MapShape.locations($0.mapPoints, closes: true) }
    shape = MapShape(kind: .area, parts: [MapShape.locations(polygon.mapPoints, closes: true)] + inner)
  }

  /// Adds the area.
  public static func _collect(_ polygon: Self, into collector: inout _MapContentCollector) {
    collector.add(.overlay(polygon.shape))
  }
}
