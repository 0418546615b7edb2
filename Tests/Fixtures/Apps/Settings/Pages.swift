import SwiftUI

struct ProfileView: View {
  @Binding var name: String
  @State private var draft = ""
  @FocusState private var isEditing: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $draft)
        .textContentType(.name)
        .focused($isEditing)
        .onSubmit(save)
      SecureField("Password", text: .constant("secret"))
    }
    .navigationTitle("Account")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", action: save).disabled(draft.isEmpty || draft == name)
      }
    }
    .onAppear { draft = name }
  }

  private func save() {
    name = draft
    isEditing = false
    dismiss()
  }
}

struct NetworkList: View {
  @EnvironmentObject private var settings: AppSettings
  private let networks = ["Home", "Neighbour", "Café"]

  var body: some View {
    List {
      Section {
        Toggle("Wi-Fi", isOn: $settings.usesWiFi.animation())
      }
      if settings.usesWiFi {
        Section("Networks") {
          ForEach(networks, id: \.self) { network in
            Button {
              settings.network = network
            } label: {
              HStack {
                Text(network).foregroundStyle(.primary)
                Spacer()
                if settings.network == network {
                  Image(systemName: "checkmark").foregroundStyle(.tint)
                }
              }
            }
          }
        }
      }
    }
    .navigationTitle("Wi-Fi")
  }
}

struct AppearanceList: View {
  @Binding var selection: Appearance

  var body: some View {
    List(Appearance.allCases) { appearance in
      HStack {
        Text(appearance.rawValue.capitalized)
        Spacer()
        if selection == appearance { Image(systemName: "checkmark").foregroundColor(.accentColor) }
      }
      .contentShape(Rectangle())
      .onTapGesture { selection = appearance }
    }
    .navigationTitle("Appearance")
  }
}

struct SoundsList: View {
  @Binding var selected: Set<String>

  var body: some View {
    List(["Calendar", "Mail", "Messages"], id: \.self) { app in
      Toggle(
        app,
        isOn: Binding(
          get: { selected.contains(app) },
          set: { isOn in if isOn { selected.insert(app) } else { selected.remove(app) } }))
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Sounds")
  }
}
