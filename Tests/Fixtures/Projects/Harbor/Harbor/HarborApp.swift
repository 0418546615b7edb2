import SwiftUI

@main
struct HarborApp: App {
  @StateObject private var harbor = Harbor()

  var body: some Scene {
    WindowGroup {
      ShipList()
        .environmentObject(harbor)
    }
  }
}
