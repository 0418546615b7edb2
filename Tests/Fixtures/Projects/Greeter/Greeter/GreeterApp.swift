import SwiftUI

@main
struct GreeterApp: App {
  var body: some Scene {
    WindowGroup { WishView() }
  }
}
