public import SwiftUI

/// Says where north is on a map that is turned; while north is up, as on all maps here, it does not show.
///
///     Map { Marker("Kyoto", coordinate: kyoto) }.mapControls { MapCompass() }
public struct MapCompass: View {
  /// Creates a compass for the map of a scope or that on which it stands.
  public init(scope: Namespace.ID? = nil) {}

  /// What the view shows: nothing, since no map is turned.
  public var body: some View { EmptyView() }
}
