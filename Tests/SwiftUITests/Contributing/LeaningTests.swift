import ApusTesting
import CairoRenderer
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("leaning, the display effect that CONTRIBUTING adds") struct LeaningTests {
  /// The angle of a tangent of one half.
  private let half = Angle(radians: atan(0.5))

  /// A square of 20 in the middle of a window of 60, at scale 1.
  private func screen(_ angle: Angle, tapped: @escaping () -> Void = {}) -> Screen {
    Screen(
      Screen.Settings {
        $0.size = CGSize(width: 60, height: 60)
        $0.scale = 1
      }
    ) {
      Color.black.frame(width: 20, height: 20).onTapGesture(perform: tapped).leaning(angle)
    }
  }

  @Test("moves rows to the right by their height above the bottom times the angle's tangent")
  func pixels() {
    let screen = screen(half)
    // The middle of the highest row lies 19.5 points above the bottom and moves by 9.75: a quarter of pixel 29 is covered.
    #expect(screen.left(of: .black, inRow: 20) == 30)
    #expect(screen.right(of: .black, inRow: 20) == 50)
    // The lowest row moves by 0.25.
    #expect(screen.left(of: .black, inRow: 39) == 20)
    #expect(self.screen(.zero).left(of: .black, inRow: 20) == 20)
  }

  @Test("takes presses where it shows")
  func presses() {
    var taps = 0
    let screen = screen(half) { taps += 1 }
    screen.tap(at: CGPoint(x: 22, y: 22))
    #expect(taps == 0)
    screen.tap(at: CGPoint(x: 45, y: 22))
    #expect(taps == 1)
  }
}
