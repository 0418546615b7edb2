import SwiftUI

@main
struct ChartGalleryApp: App {
  var body: some Scene {
    WindowGroup {
      GalleryScreen()
    }
  }
}
