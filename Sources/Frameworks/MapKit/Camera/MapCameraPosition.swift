import CoreLocation

/// What a map is to show.
///
/// Once a person has moved the map, its position says so (`positionedByUser`) and nothing else: `region`, `camera` and the
/// like are `nil` then, and also where the position is of another kind.
///
///     Map(initialPosition: .automatic)
public struct MapCameraPosition: Sendable {
  indirect enum Kind {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem, allowsAutomaticPitch: Bool)
    case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
    case byUser
  }
  let kind: Kind

  /// All of the map's content; the world where it has none.
  public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }
  /// All of a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(kind: .region(region)) }
  /// All of a part of the flat map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }
  /// The surroundings of a place.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(kind: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }
  /// The surroundings of the person; another position where nobody knows where that is.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }
  static var byUser: MapCameraPosition { MapCameraPosition(kind: .byUser) }

  /// The region, if the position is one.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The part of the flat map, if the position is one.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The camera, if the position is one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The place, if the position is one.
  public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
  /// Whether a place may be shown at an angle.
  public var allowsAutomaticPitch: Bool { if case .item(_, let allows) = kind { allows } else { false } }
  /// Whether it is the person's surroundings.
  public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
  /// Whether the map turns as the person does.
  public var followsUserHeading: Bool { if case .userLocation(let follows, _) = kind { follows } else { false } }
  /// What shows instead of the person's surroundings.
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = kind { fallback } else { nil }
  }
  /// Whether a person has moved the map there.
  public var positionedByUser: Bool { if case .byUser = kind { true } else { false } }
}

extension MapCameraPosition: Equatable {
  /// Whether two positions are the same.
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    switch (a.kind, b.kind) {
    case (.automatic, .automatic), (.byUser, .byUser): true
    case (.region(let a), .region(let b)):
      a.center.latitude == b.center.latitude && a.center.longitude == b.center.longitude
        && a.span.latitudeDelta == b.span.latitudeDelta && a.span.longitudeDelta == b.span.longitudeDelta
    case (.rect(let a), .rect(let b)): MKMapRectEqualToRect(a, b)
    case (.camera(let a), .camera(let b)): a == b
    case (.item(let a, let aPitch), .item(let b, let bPitch)): a === b && aPitch == bPitch
    case (.userLocation(let aHeading, let a), .userLocation(let bHeading, let b)): aHeading == bHeading && a == b
    default: false
    }
  }
}
