public import SwiftUI
import SwiftUICore

/// Somebody who wants to hear of the cameras of the maps inside.
struct MapCameraObserver {
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void
}

extension EnvironmentValues {
  @Entry var mapCameraObservers: [MapCameraObserver] = []
}

extension View {
  /// Calls a closure when the camera of a map inside has moved.
  ///
  /// By default it is called when the camera has come to rest, with `.continuous` in each frame in which it moved.
  ///
  ///     Map().onMapCameraChange { place = $0.camera.centerCoordinate }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraObservers) {
      $0.append(MapCameraObserver(frequency: frequency, action: action))
    }
  }

  /// Calls a closure when the camera of a map inside has moved.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }
}
