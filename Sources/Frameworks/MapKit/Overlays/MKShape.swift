public import CoreLocation
public import Foundation
import Synchronization

// Safe: a mutex guards what changes.
/// Something that has a place on a map, by points of the flat map.
open class MKMultiPoint: NSObject, @unchecked Sendable {
  let mapPoints: [MKMapPoint]
  /// What it is called.
  open var title: String? {
    get { words.withLock { $0.title } }
    set { words.withLock { $0.title = newValue } }
  }
  /// What else is said of it.
  open var subtitle: String? {
    get { words.withLock { $0.subtitle } }
    set { words.withLock { $0.subtitle = newValue } }
  }

  private let words = Mutex<(title: String?, subtitle: String?)>((nil, nil))

  init(points: [MKMapPoint]) { mapPoints = points }

  /// How many points there are.
  open var pointCount: Int { mapPoints.count }
  /// The smallest part of the flat map around the points.
  open var boundingMapRect: MKMapRect { MKMapRect(around: mapPoints) }
  /// The middle of what it covers.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

// Safe: as `MKMultiPoint`; it adds nothing that changes.
/// A line from point to point.
open class MKPolyline: MKMultiPoint, @unchecked Sendable {
  /// Creates a line from the first of some coordinates to each of the others.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    super.init(points: coordinates.prefix(max(count, 0)).map { MKMapPoint($0) })
  }
  /// Creates a line from the first of some points to each of the others.
  public init(points: [MKMapPoint], count: Int) { super.init(points: Array(points.prefix(max(count, 0)))) }
}

// Safe: as `MKMultiPoint`; what it adds is never changed.
/// An area inside of points.
open class MKPolygon: MKMultiPoint, @unchecked Sendable {
  /// The areas that are left out; `nil` where all of it counts.
  public let interiorPolygons: [MKPolygon]?
  /// Creates the area inside of some coordinates, without areas that are left out.
  public init(coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.interiorPolygons = interiorPolygons
    super.init(points: coordinates.prefix(max(count, 0)).map { MKMapPoint($0) })
  }
  /// Creates the area inside of some points, without areas that are left out.
  public init(points: [MKMapPoint], count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.interiorPolygons = interiorPolygons
    super.init(points: Array(points.prefix(max(count, 0))))
  }
}

// Safe: a mutex guards what changes.
/// A disc around a place.
open class MKCircle: NSObject, @unchecked Sendable {
  /// Its middle.
  public let coordinate: CLLocationCoordinate2D
  /// In meters.
  public let radius: CLLocationDistance
  /// What it is called.
  open var title: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  private let name = Mutex<String?>(nil)

  /// Creates a disc with a radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }

  /// Creates the disc that touches the longer sides of a part of the flat map.
  public init(mapRect: MKMapRect) {
    coordinate = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    radius = max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(coordinate.latitude)
  }

  /// The smallest part of the flat map around the disc.
  open var boundingMapRect: MKMapRect {
    let extent = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude), middle = MKMapPoint(coordinate)
    return MKMapRect(x: middle.x - extent, y: middle.y - extent, width: 2 * extent, height: 2 * extent)
  }
}

extension MKMapRect {
  /// The smallest part around some points.
  init(around points: [MKMapPoint]) {
    self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}
