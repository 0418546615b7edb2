import SwiftUI

struct SettingsView: View {
  @EnvironmentObject private var settings: AppSettings
  @State private var query = ""

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            ProfileView(name: $settings.name)
          } label: {
            HStack(spacing: 12) {
              Image(systemName: "person.crop.circle.fill")
                .font(.system(size: 44))
                .foregroundStyle(.gray)
              VStack(alignment: .leading) {
                Text(settings.name).font(.title3)
                Text("Account and security").font(.footnote).foregroundStyle(.secondary)
              }
            }
          }
        }

        Section {
          Toggle(isOn: $settings.isFlightMode) {
            SettingsLabel("Flight Mode", symbol: "airplane", color: .orange)
          }
          NavigationLink {
            NetworkList()
          } label: {
            SettingsLabel("Wi-Fi", symbol: "wifi", color: .blue, value: settings.usesWiFi ? settings.network : "Off")
          }
          .disabled(settings.isFlightMode)
        }

        Section("Display") {
          HStack {
            Image(systemName: "sun.min")
            Slider(value: $settings.brightness)
            Image(systemName: "sun.max")
          }
          .foregroundStyle(.secondary)
          Slider(value: $settings.textSize, in: 1...7, step: 1) {
            Text("Text Size")
          } minimumValueLabel: {
            Text("A").font(.caption)
          } maximumValueLabel: {
            Text("A").font(.title2)
          }
          NavigationLink("Appearance") { AppearanceList(selection: $settings.appearance) }
        }

        Section {
          Toggle("Notifications", isOn: $settings.notificationsEnabled.animation())
          if settings.notificationsEnabled {
            NavigationLink("Sounds") { SoundsList(selected: $settings.sounds) }
              .badge(settings.sounds.count)
          }
        } header: {
          Text("Notifications")
        } footer: {
          Text("You can choose which apps make a sound.")
        }

        Section {
          Button("Reset All Settings", role: .destructive) {
            withAnimation { settings.reset() }
          }
        }
      }
      .navigationTitle("Settings")
      .searchable(text: $query)
    }
  }
}

struct SettingsLabel: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color
  var value: String?

  init(_ title: LocalizedStringKey, symbol: String, color: Color, value: String? = nil) {
    self.title = title
    self.symbol = symbol
    self.color = color
    self.value = value
  }

  var body: some View {
    HStack {
      Label {
        Text(title)
      } icon: {
        Image(systemName: symbol)
          .font(.footnote)
          .foregroundColor(.white)
          .frame(width: 29, height: 29)
          .background(color, in: RoundedRectangle(cornerRadius: 6))
      }
      if let value {
        Spacer()
        Text(value).foregroundStyle(.secondary)
      }
    }
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView().environmentObject(AppSettings())
  }
}
