public import SwiftUI
import SwiftUICore

extension EnvironmentValues {
  @Entry var mapControlVisibility = Visibility.automatic
}

extension View {
  /// Whether the controls inside show.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
}
