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

  /// Pushes a black box aside by what its state says, and says where a view in it finds itself.
  private struct Pushed: View {
    @State private var way: CGFloat = 0
    @State private var position: CGFloat = -1
    @State private var tapped = CGPoint.zero
    var body: some View {
      VStack(spacing: 0) {
        Color.black.frame(width: 20, height: 20)
          .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { position = $0 }
          .onTapGesture { tapped = $0 }
          .accessibilityElement()
          .accessibilityIdentifier("box")
          .visualEffect { [way] content, _ in content.offset(x: way) }
          .frame(maxWidth: .infinity, alignment: .leading)
        Button("push") { withAnimation(.linear(duration: 1)) { way = 60 } }
        Text("at \(Int(position)), tapped \(Int(tapped.x))").accessibilityIdentifier("said")
      }
    }
  }

  @Test("an effect that a body gives in an animation moves there, and turns around on the way")
  func animated() throws {
    let screen = screen { Pushed() }
    let row = Int(try screen.element("box").frame.midY)
    #expect(screen.left(of: .black, inRow: row) == 0)
    try screen.button("push").tap()
    screen.advance(by: 0.25)
    #expect(screen.left(of: .black, inRow: row) == 15)
    screen.advance(by: 0.25)
    #expect(screen.left(of: .black, inRow: row) == 30)
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: row) == 60)
  }

  @Test("what is inside is found, measured and pressed where it shows")
  func positions() throws {
    let screen = screen { Pushed() }
    try screen.button("push").tap()
    screen.finishAnimations()
    let frame = try screen.element("box").frame
    #expect(frame.minX == 60)
    screen.tap(at: CGPoint(x: 65, y: frame.midY))
    #expect(try screen.element("said").label == "at 60, tapped 5")
  }

  @Test("what reaches beyond a shape's frame and is clipped by the shape is painted anew where the content moves")
  func clippedBeyondFrame() {
    struct Open: Shape {
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: -200)) }
    }
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom).frame(height: 40)
            .visualEffect { content, proxy in
              content.scaleEffect(1 + max(0, proxy.frame(in: .scrollView).minY) / 40, anchor: .bottom)
            }
            .clipShape(Open())
          Color.clear.frame(height: 500)
        }
      }
    }
    screen.touchDown(at: CGPoint(x: 50, y: 20))
    for step in 1...8 {
      screen.touchMove(to: CGPoint(x: 50, y: 20 + step * 9))
      #expect(screen.wrongPixels == 0)
    }
    #expect(screen.gray(x: 50, y: 1) < 40)
  }

  @Test("phases have their values")
  func phases() {
    #expect([ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
  }
}
