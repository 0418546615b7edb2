import SwiftUI

@main
struct LandmarksApp: App {
  @State private var modelData = ModelData(library: .onDisk)

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(modelData)
    }
  }
}
