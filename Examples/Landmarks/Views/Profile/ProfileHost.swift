import SwiftUI

/// The profile, and its editor with a draft of it: only Done makes the draft the profile.
struct ProfileHost: View {
  @Environment(ModelData.self) private var modelData
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false
  @State private var draft = Profile()

  var body: some View {
    NavigationStack {
      Group {
        if isEditing {
          ProfileEditor(profile: $draft)
        } else {
          ProfileSummary(profile: modelData.profile)
        }
      }
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          if isEditing {
            Button("Cancel", role: .cancel) { isEditing = false }
          } else {
            Button("Close") { dismiss() }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          if isEditing {
            Button("Done") {
              modelData.profile = draft
              isEditing = false
            }
          } else {
            Button("Edit") {
              draft = modelData.profile
              isEditing = true
            }
          }
        }
      }
    }
  }
}

#Preview {
  ProfileHost()
    .environment(ModelData())
}
