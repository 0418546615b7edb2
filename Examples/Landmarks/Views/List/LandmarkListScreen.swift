import SwiftUI

/// All places, or the favourites among them.
struct LandmarkListScreen: View {
  @Environment(ModelData.self) private var modelData
  @State private var showsFavoritesOnly = false

  var body: some View {
    NavigationStack {
      List {
        Toggle("Favorites only", isOn: $showsFavoritesOnly)
        LandmarkSections(showsFavoritesOnly: showsFavoritesOnly) { landmark in
          NavigationLink(value: landmark.id) {
            LandmarkRow(landmark: landmark)
          }
        }
      }
      .animation(.default, value: showsFavoritesOnly)
      .navigationTitle("Landmarks")
      .landmarkDestination()
    }
  }
}

extension View {
  /// Shows a place's screen for links that have its number.
  func landmarkDestination() -> some View {
    navigationDestination(for: Landmark.ID.self) { LandmarkDestination(id: $0) }
  }
}

private struct LandmarkDestination: View {
  @Environment(ModelData.self) private var modelData
  let id: Landmark.ID

  var body: some View {
    if let landmark = modelData.landmarks.first(where: { $0.id == id }) {
      LandmarkDetail(landmark: landmark)
    }
  }
}

#Preview {
  LandmarkListScreen()
    .environment(ModelData())
}
