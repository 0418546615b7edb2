import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
  case light, dark, automatic
  var id: Self { self }
}

struct FormOfSettings: View {
  @AppStorage("theme") private var theme = Theme.automatic
  @AppStorage("size") private var size = 14.0
  @AppStorage("alerts") private var hasAlerts = true
  @State private var birthday = Date.now
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name)
          DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
        } header: {
          Text("You")
        } footer: {
          Text(name.isEmpty ? "Nobody sees an empty name." : "Others see \(name).")
        }
        Section("Metrics") {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { theme in
              Text(theme.rawValue.capitalized).tag(theme)
            }
          }
          .pickerStyle(.segmented)
          HStack {
            Text("Size")
            Slider(value: $size, in: 10...24, step: 1)
            Text("\(size, specifier: "%.0f")").monospacedDigit()
          }
        }
        Section("Alerts") {
          Toggle("Alerts", isOn: $hasAlerts.animation())
          if hasAlerts {
            Stepper("Every \(Int(size)) minutes", value: $size, in: 5...60, step: 5)
          }
        }
        Button("Reset", role: .destructive) {
          theme = .automatic
          size = 14
        }
        .disabled(theme == .automatic && size == 14)
      }
      .navigationTitle("Settings")
    }
  }
}
