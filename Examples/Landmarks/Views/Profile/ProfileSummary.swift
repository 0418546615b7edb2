import SwiftUI

/// What the profile says, with badges and the last hike.
struct ProfileSummary: View {
  @Environment(ModelData.self) private var modelData
  let profile: Profile

  var body: some View {
    List {
      Section {
        VStack(spacing: 10) {
          Badge()
            .frame(width: 96, height: 96)
          Text(verbatim: profile.username)
            .font(.title.bold())
          HStack(spacing: 6) {
            Image(systemName: profile.season.symbol)
              .foregroundStyle(.tint)
            Text(profile.season.title)
              .foregroundStyle(.secondary)
          }
          .font(.subheadline)
        }
        .frame(maxWidth: .infinity)
        .listRowBackground(Color.clear)
      }
      Section {
        LabeledContent("Notifications") {
          Text(profile.prefersNotifications ? "On" : "Off")
        }
        LabeledContent("Goal date") {
          Text(profile.goalDate, style: .date)
        }
        LabeledContent("Favorites") {
          Text("\(modelData.landmarks.filter(\.isFavorite).count)")
        }
      }
      if let hike = modelData.hikes.first {
        Section("Last hike") {
          HikeView(hike: hike)
            .listRowInsets(EdgeInsets())
        }
      }
      Section {
        NavigationLink("Classic list") {
          ClassicLandmarkList()
            .environmentObject(ClassicModelData(modelData))
        }
      }
    }
  }
}
