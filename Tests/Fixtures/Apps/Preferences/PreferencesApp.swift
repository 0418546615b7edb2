import SwiftUI

@main
struct PreferencesApp: App {
  var body: some Scene {
    WindowGroup { PreferencesView() }
  }
}

enum Units: String, CaseIterable, Identifiable {
  case metric, imperial
  var id: Self { self }
}

enum Sound: String, CaseIterable, Identifiable {
  case bell, chime, waves, none
  var id: Self { self }
}

struct PreferencesView: View {
  @AppStorage("units") private var units = Units.metric
  @AppStorage("remindsDaily") private var remindsDaily = true
  @AppStorage("goal") private var goal = 8
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("sound") private var sound = Sound.bell
  @State private var reminder = Calendar.current.date(from: DateComponents(year: 2026, month: 5, day: 17, hour: 8, minute: 30))!
  @State private var tint = Color.orange
  @State private var isResetting = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Goal") {
          Stepper("\(goal) glasses a day", value: $goal, in: 1...20)
          Gauge(value: Double(min(goal, 20)), in: 0...20) { Text("Of the most") }
          Picker("Units", selection: $units) {
            ForEach(Units.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
        }
        Section {
          Toggle("Remind Me Every Day", isOn: $remindsDaily.animation())
          if remindsDaily {
            DatePicker("At", selection: $reminder, displayedComponents: .hourAndMinute)
            Picker("Sound", selection: $sound) {
              ForEach(Sound.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            LabeledContent("Volume") {
              Slider(value: $volume) { Text("Volume") }.disabled(sound == .none)
            }
          }
        } header: {
          Text("Reminders")
        } footer: {
          Text("Reminders stop when the goal is reached.")
        }
        Section("Appearance") {
          ColorPicker("Tint", selection: $tint)
        }
        Section {
          Button("Reset", role: .destructive) { isResetting = true }
            .confirmationDialog("Reset all preferences?", isPresented: $isResetting, titleVisibility: .visible) {
              Button("Reset", role: .destructive, action: reset)
            }
        }
      }
      .navigationTitle("Preferences")
      .tint(tint)
    }
  }

  private func reset() {
    (units, remindsDaily, goal, volume, sound) = (.metric, true, 8, 0.5, .bell)
    tint = .orange
  }
}

#Preview { PreferencesView() }
