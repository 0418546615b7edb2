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

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        FeaturedPages(landmarks: modelData.featured)
        ForEach(Landmark.Category.allCases) { category in
          CategoryRow(category: category, landmarks: modelData.landmarks(in: category))
        }
      }
      .padding(.bottom, 28)
    }
    .ignoresSafeArea(edges: .top)
    .navigationTitle("Featured")
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.hidden, for: .navigationBar)
    .toolbar {
      ToolbarItem(placement: .principal) { EmptyView() }
      ToolbarItem(placement: .topBarTrailing) {
        Button {
          showsProfile = true
        } label: {
          Image(systemName: "person.crop.circle.fill")
            .font(.title2)
            .foregroundStyle(.white)
            .shadow(color: .black.opacity(0.4), radius: 3)
            .accessibilityLabel("Profile")
        }
      }
    }
    .landmarkDestination()
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
