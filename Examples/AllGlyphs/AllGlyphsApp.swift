import SwiftUI

@main
struct AllGlyphsApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
