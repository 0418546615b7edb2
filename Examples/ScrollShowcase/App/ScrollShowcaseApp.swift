import SwiftUI

/// SCROLL_SHOWCASE_SCREEN in the environment names a screen that is open at the start, such as "timetable", and
/// SCROLL_SHOWCASE_WAY whether it shows "Then" or "Today".
@main
struct ScrollShowcaseApp: App {
  private let environment = ProcessInfo.processInfo.environment

  var body: some Scene {
    WindowGroup {
      ContentView(
        screen: environment["SCROLL_SHOWCASE_SCREEN"].flatMap(Technique.init),
        era: environment["SCROLL_SHOWCASE_WAY"].flatMap(Era.init) ?? .then)
    }
  }
}
