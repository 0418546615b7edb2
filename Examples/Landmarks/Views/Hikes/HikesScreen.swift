import SwiftUI

/// The hikes, and the badge for having done them.
struct HikesScreen: View {
  var body: some View {
    NavigationStack {
      HikesView()
    }
  }
}

struct HikesView: View {
  @Environment(ModelData.self) private var modelData

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HikeBadge()
        ForEach(modelData.hikes) { hike in
          HikeView(hike: hike, isOpen: hike.id == modelData.hikes.first?.id)
        }
      }
      .frame(maxWidth: 640)
      .padding()
      .frame(maxWidth: .infinity)
    }
    .background(Color(uiColor: .systemGroupedBackground))
    .navigationTitle("Hikes")
  }
}

/// The badge with what it is given for.
struct HikeBadge: View {
  var body: some View {
    VStack(spacing: 8) {
      Badge()
        .frame(width: 150, height: 150)
      Text("Three hikes this year")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("badge")
  }
}

#Preview {
  HikesScreen()
    .environment(ModelData())
}
