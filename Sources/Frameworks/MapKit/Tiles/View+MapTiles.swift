public import SwiftUI
import SwiftUICore

extension EnvironmentValues {
  /// `nil` where nobody said; inside, `nil` for none.
  @Entry var mapTiles: MapTileSource?? = .none
}

extension View {
  /// Says where the tiles of the maps inside are to be had; `nil`: nowhere, whatever the environment says.
  public nonisolated func mapTiles(_ source: MapTileSource?) -> some View { environment(\.mapTiles, .some(source)) }
}
