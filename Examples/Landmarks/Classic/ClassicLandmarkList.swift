import SwiftUI

/// The list of places in the older form: an object in the environment, links with their destination, a computed binding.
struct ClassicLandmarkList: View {
  @EnvironmentObject private var modelData: ClassicModelData
  @State private var showsFavoritesOnly = false

  var body: some View {
    List {
      Toggle("Favorites only", isOn: $showsFavoritesOnly)
      ForEach(modelData.landmarks.filter { $0.isFavorite || !showsFavoritesOnly }) { landmark in
        NavigationLink(destination: ClassicLandmarkDetail(landmark: landmark)) {
          LandmarkRow(landmark: landmark)
        }
      }
    }
    .navigationBarTitle("Classic list", displayMode: .inline)
  }
}

/// A place by a copy of its value.
///
/// The copy grows old when the row that made this screen has gone from the list, so the star asks the model.
struct ClassicLandmarkDetail: View {
  @EnvironmentObject private var modelData: ClassicModelData
  let landmark: Landmark

  var body: some View {
    let isFavorite = Binding(
      get: { modelData.isFavorite(landmark) ?? false },
      set: { modelData.setFavorite($0, to: landmark) })
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        landmark.image
          .resizable()
          .scaledToFit()
        HStack {
          landmark.name
            .font(.title2.bold())
          StarButton(isSet: isFavorite)
        }
        .padding(.horizontal)
        landmark.about
          .padding(.horizontal)
      }
    }
    .navigationBarTitle(landmark.name, displayMode: .inline)
  }
}
