import SwiftUI

/// What an app says of a map, as its body has it now.
struct MapConfiguration {
  /// Where the camera is, or was to be at first.
  enum Source {
    case initial(MapCameraPosition)
    case binding(Binding<MapCameraPosition>)
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)
  }
  var source: Source
  var bounds: MapCameraBounds?
  var modes: MapInteractionModes = .all
  /// The places of everything on the map that may be a view.
  var places: [WorldPoint] = []
  /// What has a view now, since it is near what shows, in order.
  var locations: [MapViewPosition] = []
  var overlays: [MapItem] = []
  var theme: MapTheme
  /// Where tiles are to be had, and what asks for them.
  var tiles: MapTileSource?
  /// `nil`: the services of the app do.
  var request: TileRequest?
  /// Where the person is; `nil` where nobody knows.
  var person: PersonLocation?
  var reference: MapReference?
  var label = "Map"
  /// The value that is selected; `nil` around it where nothing can be.
  var selection: MapSelection?
  /// Has the app's body choose anew what has a view.
  var surroundingsChanged: () -> Void = {}
}

/// What is selected on a map.
struct MapSelection {
  var selected: AnyHashable?
  var select: (AnyHashable?) -> Void
}

/// Where a view of a map stands.
struct MapViewPosition {
  var location: WorldPoint
  /// The point of the view that lies there.
  var anchor: UnitPoint
  var tag: AnyHashable?
  /// Which views are above others at the same height.
  var isSelected: Bool
  /// Where its title's room is told; `nil` for one that shows always, or never.
  var titleRoom: MapTitleRoom?
}

/// What a person can do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: Int
  /// Creates a value from the one stored.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Show it larger and smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turn it; maps here stay with north up.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Tilt it; maps here stay flat.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// Everything.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
