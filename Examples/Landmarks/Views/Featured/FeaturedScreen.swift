import SwiftUI

/// The app's front page.
struct FeaturedScreen: View {
  var body: some View {
    NavigationStack {
      FeaturedView()
    }
  }
}

/// A picture book of the featured places, and below it a shelf for each category.
struct FeaturedView: View {
  @Environment(ModelData.self) private var modelData
  @State private var showsProfile = false
  /// What was chosen among the pictures at the head.
  @State private var chosen: Landmark?
  /// Whether the pictures have gone under the bar, which shows itself from then on.
  @State private var isPastPages = false

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 28) {
        FeaturedPages(landmarks: modelData.featured) { chosen = $0 }
        ForEach(Landmark.Category.allCases) { category in
          CategoryRow(category: category, landmarks: modelData.landmarks(in: category))
        }
      }
      .padding(.bottom, 28)
    }
    .ignoresSafeArea(edges: .top)
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y > FeaturedPages.height - 110
    } action: { _, isPast in
      withAnimation(.easeInOut(duration: 0.2)) { isPastPages = isPast }
    }
    .navigationTitle("Featured")
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(isPastPages ? .visible : .hidden, for: .navigationBar)
    .toolbar {
      ToolbarItem(placement: .principal) {
        Text("Featured")
          .font(.headline)
          .opacity(isPastPages ? 1 : 0)
          .accessibilityHidden(!isPastPages)
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button {
          showsProfile = true
        } label: {
          Image(systemName: "person.crop.circle.fill")
            .font(.title2)
            .dynamicTypeSize(.large)
            .foregroundStyle(isPastPages ? AnyShapeStyle(.tint) : AnyShapeStyle(.white))
            .shadow(color: .black.opacity(isPastPages ? 0 : 0.4), radius: 3)
            .accessibilityLabel("Profile")
        }
      }
    }
    .landmarkDestination()
    .navigationDestination(item: $chosen) { LandmarkDetail(landmark: $0) }
    .sheet(isPresented: $showsProfile) {
      ProfileHost()
        .environment(modelData)
    }
  }
}

#Preview {
  FeaturedScreen()
    .environment(ModelData())
}
