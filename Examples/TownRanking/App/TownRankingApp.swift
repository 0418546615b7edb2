import SwiftUI

@main
struct TownRankingApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
