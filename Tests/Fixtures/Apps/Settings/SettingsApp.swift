import SwiftUI

@main
struct SettingsApp: App {
  @StateObject private var settings = AppSettings()

  var body: some Scene {
    WindowGroup {
      SettingsView()
        .environmentObject(settings)
        .preferredColorScheme(settings.appearance.colorScheme)
    }
  }
}

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

final class AppSettings: ObservableObject {
  @Published var name = "Maria"
  @Published var appearance = Appearance.system
  @Published var notificationsEnabled = true
  @Published var sounds = Set(["Mail"])
  @Published var brightness = 0.7
  @Published var textSize = 3.0
  @Published var usesWiFi = true
  @Published var network = "Home"
  @Published var isFlightMode = false

  func reset() {
    notificationsEnabled = true
    brightness = 0.5
    textSize = 3
    appearance = .system
  }
}
