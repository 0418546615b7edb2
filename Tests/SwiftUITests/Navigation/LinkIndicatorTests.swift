import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("navigationLinkIndicatorVisibility") @MainActor
struct LinkIndicatorTests {
  /// How much ink there is at the end of the row, where the chevron is.
  private func ink(_ visibility: Visibility) -> Int {
    let screen = picture(300, 200) {
      NavigationStack {
        List { NavigationLink("Kyoto") { Text(verbatim: "there") } }
          .listStyle(.plain).navigationLinkIndicatorVisibility(visibility).navigationBarHidden(true)
      }
    }
    var count = 0
    screen.forEachPixel { column, row, pixel in if column > 260, row < 40, pixel != .white { count += 1 } }
    return count
  }

  @Test("a row with a link ends with a chevron unless it is hidden")
  func chevron() {
    #expect(ink(.automatic) > ink(.hidden))
    #expect(ink(.visible) == ink(.automatic))
  }
}
