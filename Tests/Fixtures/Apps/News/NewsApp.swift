import SwiftUI

@main
struct NewsApp: App {
  @StateObject private var store = NewsStore()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(store)
        .tint(.red)
    }
  }
}

struct ContentView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .compact {
      HeadlinesView()
    } else {
      BrowserView()
    }
  }
}

#Preview("Phone") {
  HeadlinesView()
    .environmentObject(NewsStore())
}

#Preview("Tablet", traits: .fixedLayout(width: 1180, height: 820)) {
  BrowserView()
    .environmentObject(NewsStore())
}
