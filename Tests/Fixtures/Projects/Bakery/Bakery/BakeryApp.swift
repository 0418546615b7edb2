import SwiftUI

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      BreadList()
        .accentColor(.accentColor)
    }
  }
}
