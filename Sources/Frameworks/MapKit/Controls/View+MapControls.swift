public import SwiftUI
import SwiftUICore

extension EnvironmentValues {
  /// What stands on the maps inside.
  @Entry var mapControls: AnyView?
  /// The map that a control without a scope is for.
  @Entry var mapInFront: MapController?
}

extension View {
  /// Puts controls on the maps inside.
  public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    environment(\.mapControls, AnyView(content()))
  }
}

/// Finds the map that a control is for.
struct MapControl<Content: View>: View {
  let scope: Namespace.ID?
  let content: (MapController) -> Content
  @Environment(\.mapInFront) private var mapInFront
  @Environment(\.mapControlVisibility) private var visibility
  @Environment(\.mapScopes) private var scopes

  var body: some View {
    if visibility != .hidden, let map { content(map) }
  }

  private var map: MapController? { scope.flatMap { scopes?.map(in: $0) } ?? mapInFront }
}
