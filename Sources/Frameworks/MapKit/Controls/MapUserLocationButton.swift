public import SwiftUI
import SwiftUICore

/// A button that shows the surroundings of the person; it can be pressed where it is known where the person is.
///
///     Map { Marker("Kyoto", coordinate: kyoto) }.mapControls { MapUserLocationButton() }
public struct MapUserLocationButton: View {
  let scope: Namespace.ID?

  /// Creates a button for the map of a scope or that on which it stands.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View {
    MapControl(scope: scope) { map in LocationButton(map: map, readout: map.readout) }
  }
}

private struct LocationButton: View {
  let map: MapController
  let readout: MapReadout
  @Environment(\.personLocation) private var location

  var body: some View {
    Button {
      map.showPerson()
    } label: {
      Image(systemName: readout.followsPerson ? "location.fill" : "location")
        .font(.system(size: 18)).frame(width: 44, height: 44).contentShape(.rect)
    }
    .disabled(location == nil)
    .modifier(MapControlPlate())
    .accessibilityLabel(Text("My Location"))
  }
}
