import SwiftUICore
import Testing

@Suite("The place of a window on its desktop")
struct WindowPlaceTests {
  @Test(
    "counts where a person finds the window by its upper edge",
    arguments: [
      (0, 0, true), (752, 552, true), (753, 0, false), (0, 553, false), (-252, 10, true), (-253, 10, false), (10, -1, false),
      (Int.max, 0, false), (0, Int.min, false),
    ])
  func reach(x: Int, y: Int, isReachable: Bool) {
    #expect(WindowPlace(x: x, y: y).isReachable(width: 300, onDesktopOf: (800, 600)) == isReachable)
  }

  @Test("a window that is narrower than a grip, and a desktop without pixels")
  func small() {
    #expect(WindowPlace(x: 0, y: 0).isReachable(width: 1, onDesktopOf: (0, 0)))
    #expect(!WindowPlace(x: 1, y: 0).isReachable(width: 1, onDesktopOf: (0, 0)))
  }
}
