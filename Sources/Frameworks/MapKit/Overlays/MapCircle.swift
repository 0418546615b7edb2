public import CoreLocation
import SwiftUI

/// A disc around a place.
///
///     Map { MapCircle(center: kyoto, radius: 500).foregroundStyle(.blue.opacity(0.2)) }
public struct MapCircle: MapContent {
  /// The map shows it itself.
  public typealias Body = Never
  let shape: MapShape

  /// Creates a disc with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    shape = MapShape(kind: .area, parts: [MapShape.disc(center, radius: radius)])
  }

  /// Creates the disc that touches the longer sides of a part of the flat map.
  public init(mapRect: MKMapRect) { self.init(MKCircle(mapRect: mapRect)) }

  /// Creates the disc that MapKit's other interface has.
  public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

  /// Adds the disc.
  public static func _collect(_ circle: Self, into collector: inout _MapContentCollector) {
    collector.add(.overlay(circle.shape))
  }
}
