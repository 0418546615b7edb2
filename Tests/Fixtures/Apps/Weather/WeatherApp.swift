import SwiftUI

@main
struct WeatherApp: App {
  @StateObject private var store = ForecastStore()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(store)
        .preferredColorScheme(.dark)
    }
  }
}
