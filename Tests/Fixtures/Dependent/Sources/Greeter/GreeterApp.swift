import GreeterViews
import SwiftUI

@main
struct GreeterApp: App {
  var body: some Scene {
    WindowGroup { GreetingView(name: "Apus") }
  }
}
