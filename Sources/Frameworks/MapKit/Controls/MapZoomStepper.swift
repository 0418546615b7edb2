public import SwiftUI
import SwiftUICore

/// Two buttons that show the map larger and smaller.
///
///     Map { Marker("Kyoto", coordinate: kyoto) }.mapControls { MapZoomStepper() }
public struct MapZoomStepper: View {
  let scope: Namespace.ID?

  /// Creates the buttons for the map of a scope or that on which they stand.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View {
    MapControl(scope: scope) { map in ZoomButtons(map: map, readout: map.readout) }
  }
}

private struct ZoomButtons: View {
  let map: MapController
  let readout: MapReadout

  var body: some View {
    VStack(spacing: 0) {
      button("plus", "Zoom In", isEnabled: readout.canZoomIn) { map.zoom(by: 1, about: nil) }
      Divider().frame(width: 44)
      button("minus", "Zoom Out", isEnabled: readout.canZoomOut) { map.zoom(by: -1, about: nil) }
    }
    .modifier(MapControlPlate())
  }

  private func button(
    _ symbol: String, _ name: LocalizedStringKey, isEnabled: Bool, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 17, weight: .medium)).frame(width: 44, height: 40)
        .contentShape(.rect)
    }
    .disabled(!isEnabled)
    .accessibilityLabel(Text(name))
  }
}
