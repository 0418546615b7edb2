import ApusTesting
import SwiftUI
import Testing

@Suite("What only a device's screen has") @MainActor
struct SystemBarsTests {
  @Test("a hidden bar and gestures that wait change nothing here, and are no views of their own")
  func nothing() {
    let (window, insets) = (CGSize(width: 100, height: 100), EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    let plain = frames(in: window, insets: insets, Box("a"))
    #expect(frames(in: window, insets: insets, Box("a").statusBarHidden()) == plain)
    #expect(frames(in: window, insets: insets, Box("a").statusBar(hidden: true)) == plain)
    #expect(frames(in: window, insets: insets, Box("a").defersSystemGestures(on: .bottom)) == plain)
    #expect(frames(in: window, insets: insets, Box("a").persistentSystemOverlays(.hidden)) == plain)
  }
}
