import SwiftUI

@main
struct BridgesApp: App {
  @UIApplicationDelegateAdaptor private var keeper: BridgeKeeper

  var body: some Scene {
    WindowGroup {
      GalleryScreen()
    }
  }
}
