public import SwiftUI

/// Changes between a flat map and one that is tilted; it shows while a map can be tilted, which none here can.
///
///     Map { Marker("Kyoto", coordinate: kyoto) }.mapControls { MapPitchToggle() }
public struct MapPitchToggle: View {
  /// Creates a toggle for the map of a scope or that on which it stands.
  public init(scope: Namespace.ID? = nil) {}

  /// What the view shows: nothing, since maps are flat.
  public var body: some View { EmptyView() }
}
