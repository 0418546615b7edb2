import SwiftUI

/// What "lazy" means, to be seen: each row shows the time at which it was made.
@main
struct LazyStacksApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
