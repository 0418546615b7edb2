import SwiftUI

/// Tabs on a phone, and a list beside what is chosen in it where there is room.
struct ContentView: View {
  @Environment(\.horizontalSizeClass) private var widthClass

  var body: some View {
    if widthClass == .regular {
      WideView()
    } else {
      PhoneView()
    }
  }
}

private struct PhoneView: View {
  enum Tab {
    case featured
    case list
    case hikes
  }
  @State private var selection = Tab.featured

  var body: some View {
    TabView(selection: $selection) {
      FeaturedScreen()
        .tabItem { Label("Featured", systemImage: "star") }
        .tag(Tab.featured)
      LandmarkListScreen()
        .tabItem { Label("List", systemImage: "list.bullet") }
        .tag(Tab.list)
      HikesScreen()
        .tabItem { Label("Hikes", systemImage: "chart.bar.fill") }
        .tag(Tab.hikes)
    }
  }
}

/// The list of places at the side, and the one that is chosen.
private struct WideView: View {
  enum Choice: Hashable {
    case featured
    case hikes
    case landmark(Int)
  }
  @Environment(ModelData.self) private var modelData
  @State private var choice: Choice? = .featured
  @State private var showsFavoritesOnly = false

  var body: some View {
    NavigationSplitView {
      List(selection: $choice) {
        Section {
          Label("Featured", systemImage: "star").tag(Choice.featured)
          Label("Hikes", systemImage: "chart.bar.fill").tag(Choice.hikes)
          Toggle("Favorites only", isOn: $showsFavoritesOnly.animation())
        }
        LandmarkSections(showsFavoritesOnly: showsFavoritesOnly) { landmark in
          LandmarkRow(landmark: landmark).tag(Choice.landmark(landmark.id))
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Landmarks")
    } detail: {
      NavigationStack {
        switch choice {
        case .landmark(let id):
          if let landmark = modelData.landmarks.first(where: { $0.id == id }) {
            LandmarkDetail(landmark: landmark).id(id)
          }
        case .hikes: HikesView()
        case .featured, nil: FeaturedView()
        }
      }
    }
  }
}

#Preview {
  ContentView()
    .environment(ModelData())
}
