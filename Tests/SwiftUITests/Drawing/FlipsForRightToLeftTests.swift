import ApusTesting
import SwiftUI
import Testing

@MainActor
@Suite("flipsForRightToLeftLayoutDirection") struct FlipsForRightToLeftTests {
  /// Black where lines begin.
  private func screen(isRightToLeft: Bool, flips: Bool) -> Screen {
    Screen(
      Screen.Settings {
        $0.size = CGSize(width: 100, height: 20)
        $0.scale = 1
        $0.isRightToLeft = isRightToLeft
      }
    ) {
      HStack(spacing: 0) {
        Color.black.frame(width: 30)
        Color.clear
      }
      .flipsForRightToLeftLayoutDirection(flips)
    }
  }

  @Test("a view is mirrored where lines run from right to left, if it is told to", arguments: [false, true], [false, true])
  func flipping(isRightToLeft: Bool, flips: Bool) {
    let screen = screen(isRightToLeft: isRightToLeft, flips: flips)
    let other = self.screen(isRightToLeft: isRightToLeft, flips: false)
    let isMirrored = screen.left(of: .black, inRow: 10) != other.left(of: .black, inRow: 10)
    #expect(isMirrored == (isRightToLeft && flips))
    #expect(screen.right(of: .black, inRow: 10)! - screen.left(of: .black, inRow: 10)! == 30)
  }
}
