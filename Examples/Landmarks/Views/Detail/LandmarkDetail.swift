import SwiftUI

/// A place: where it is, what it looks like, and what there is to say of it.
struct LandmarkDetail: View {
  @Environment(ModelData.self) private var modelData
  @Environment(\.horizontalSizeClass) private var widthClass
  let landmark: Landmark

  var body: some View {
    @Bindable var modelData = modelData
    ScrollView {
      PlaceMap(landmark: landmark)
        .frame(height: widthClass == .regular ? 380 : 300)

      CircleImage(image: landmark.image)
        .offset(y: -130)
        .padding(.bottom, -130)

      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) {
          landmark.name
            .font(.title.bold())
            .accessibilityAddTraits(.isHeader)
          if let index = modelData.index(of: landmark) {
            StarButton(isSet: $modelData.landmarks[index].isFavorite)
          }
        }
        PlaceLine(landmark: landmark)
          .font(.subheadline)
          .foregroundStyle(.secondary)

        Divider()
          .padding(.vertical, 12)

        Text("About this place")
          .font(.title2.bold())
          .padding(.bottom, 4)
        landmark.about
          .lineSpacing(4)
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding()
    }
    .ignoresSafeArea(edges: .top)
    .navigationTitle(landmark.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.visible, for: .navigationBar)
  }
}

/// A place's region and category, beside each other where both fit.
private struct PlaceLine: View {
  let landmark: Landmark

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        landmark.region
        Spacer(minLength: 16)
        landmark.category.name
      }
      VStack(alignment: .leading) {
        landmark.region
        landmark.category.name
      }
    }
  }
}

#Preview {
  let modelData = ModelData()
  NavigationStack {
    LandmarkDetail(landmark: modelData.landmarks[0])
  }
  .environment(modelData)
}
