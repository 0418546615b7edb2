public import SwiftUI
import SwiftUICore

/// Which maps have which scope, inside of a view with `mapScope(_:)`.
@Observable final class MapScopes {
  private var maps: [Namespace.ID: Weak] = [:]

  func add(_ map: MapController, for scope: Namespace.ID) { maps[scope] = Weak(map: map) }
  func remove(_ map: MapController, for scope: Namespace.ID) {
    if maps[scope]?.map === map { maps[scope] = nil }
  }
  func map(in scope: Namespace.ID) -> MapController? { maps[scope]?.map }

  private struct Weak {
    weak var map: MapController?
  }
}

extension EnvironmentValues {
  @Entry var mapScopes: MapScopes?
}

/// Holds the maps inside.
nonisolated private struct MapScopeModifier: ViewModifier {
  let scope: Namespace.ID
  @State private var scopes = MapScopes()
  @MainActor func body(content: Content) -> some View { content.environment(\.mapScopes, scopes) }
}

extension View {
  /// Lets controls inside be for the map inside that has the same scope.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier(scope: scope)) }
}
