import ApusTesting
import SwiftUI
import Testing

/// Effects that follow where a view is.
@MainActor
struct VisualEffectTests {
  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100)
        $0.scale = 1
      }, content: view)
  }

  @Test("an effect reads the place of the view and changes neither layout nor bodies while it scrolls")
  func placement() {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.black.frame(width: 20, height: 20)
            .visualEffect { content, proxy in content.offset(x: -proxy.frame(in: .scrollView).minY) }
          Color.clear.frame(height: 500)
        }
      }
    }
    #expect(screen.left(of: .black, inRow: 5) == 40)
    screen.forgetWork()
    screen.scroll(by: 10)
    #expect(screen.left(of: .black, inRow: 5) == 50)
    #expect(screen.work.bodies == 0)
    #expect(screen.work.sizesComputed == 0)
  }

  @Test("a scroll transition grows with what is out of sight, or jumps", arguments: [false, true])
  func transition(isAnimated: Bool) {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.black.frame(width: 20, height: 40)
            .scrollTransition(isAnimated ? .animated : .interactive) { content, phase in
              content.offset(x: phase.isIdentity ? 0 : 20)
            }
          Color.clear.frame(height: 500)
        }
      }
    }
    #expect(screen.left(of: .black, inRow: 5) == 40)
    screen.scroll(by: 20)
    #expect(screen.left(of: .black, inRow: 5) == (isAnimated ? 40 : 50))
    screen.scroll(by: 18)
    #expect(screen.left(of: .black, inRow: 1) == (isAnimated ? 60 : 59))
  }

  @Test("a scroll transition follows its curve")
  func transitionCurve() {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.black.frame(width: 20, height: 40)
            .scrollTransition(.interactive(timingCurve: .circularEaseOut)) { content, phase in
              content.offset(x: phase.isIdentity ? 0 : 20)
            }
          Color.clear.frame(height: 500)
        }
      }
    }
    screen.scroll(by: 20)
    // Half out of sight: √(1 − ½²) of the way.
    #expect(screen.left(of: .black, inRow: 5) == 57)
  }

  @Test("phases have their values")
  func phases() {
    #expect([ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
  }
}
