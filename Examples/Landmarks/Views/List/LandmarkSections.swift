import SwiftUI

/// The places of each category under its name; categories of which nothing is to show are left out.
struct LandmarkSections<Row: View>: View {
  @Environment(ModelData.self) private var modelData
  let showsFavoritesOnly: Bool
  @ViewBuilder let row: (Landmark) -> Row

  var body: some View {
    ForEach(Landmark.Category.allCases) { category in
      let landmarks = modelData.landmarks(in: category).filter { $0.isFavorite || !showsFavoritesOnly }
      if !landmarks.isEmpty {
        Section {
          ForEach(landmarks, content: row)
        } header: {
          category.name
        }
      }
    }
  }
}
