public import SwiftUICore

extension View {
  /// Says whether what the system shows above the app at all times, such as the bar at a phone's lower edge, may go.
  ///
  /// Windows of a desktop and pictures have nothing of the kind: nothing changes on them.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
