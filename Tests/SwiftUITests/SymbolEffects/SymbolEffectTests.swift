import ApusTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Effects of symbol images.
@MainActor
struct SymbolEffectTests {
  private struct Content: View {
    @State private var count = 0
    @State private var isActive = false
    let apply: (Image, Int, Bool) -> AnyView
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("count") { count += 1 }
          Button("active") { isActive.toggle() }
        }
        .frame(height: 40)
        apply(Image(systemName: isActive ? "circle.fill" : "square.fill"), count, isActive)
          .font(.system(size: 60)).frame(width: 200, height: 160)
      }
    }
  }

  private func screen(_ apply: @escaping (Image, Int, Bool) -> AnyView) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 200)
        $0.scale = 1
      }
    ) { Content(apply: apply) }
  }

  /// The dark pixels of the row through the symbol's middle.
  private func width(_ screen: Screen) -> Int { (0..<200).filter { screen.gray(x: $0, y: 120) < 128 }.count }
  private func gray(_ screen: Screen) -> Int { screen.gray(x: 100, y: 120) }

  @Test("a bounce grows, shrinks and rests, once for each change of its value")
  func bounce() throws {
    let screen = screen { image, count, _ in AnyView(image.symbolEffect(.bounce, value: count)) }
    let still = width(screen)
    #expect(still > 30)
    #expect(!screen.isAnimating)
    try screen.button("count").tap()
    screen.advance(by: 0.12)
    #expect(width(screen) > still + 4)
    screen.advance(by: 0.28)
    #expect(width(screen) < still)
    screen.finishAnimations()
    #expect(width(screen) == still)
  }

  @Test("a bounce downwards shrinks first; twice the speed takes half the time")
  func bounceDown() throws {
    let screen = screen { image, count, _ in
      AnyView(image.symbolEffect(.bounce.down, options: .speed(2), value: count))
    }
    let still = width(screen)
    try screen.button("count").tap()
    screen.advance(by: 0.06)
    #expect(width(screen) < still - 4)
    screen.advance(by: 0.26)
    #expect(!screen.isAnimating)
  }

  @Test("a pulse goes on while it is active and ends with its turn")
  func pulse() throws {
    let screen = screen { _, _, isActive in
      AnyView(Image(systemName: "square.fill").symbolEffect(.pulse, isActive: isActive))
    }
    #expect(gray(screen) == 0)
    try screen.button("active").tap()
    screen.advance(by: 0.6)
    #expect(abs(gray(screen) - 178) < 6)
    screen.advance(by: 1.2)
    #expect(abs(gray(screen) - 178) < 6)
    try screen.button("active").tap()
    screen.advance(by: 0.7)
    #expect(gray(screen) == 0)
    #expect(!screen.isAnimating)
  }

  @Test("effects asked for outside reach symbols, not texts; removed effects reach nothing")
  func scope() throws {
    let screen = screen { image, count, _ in
      AnyView(
        VStack {
          image.symbolEffectsRemoved()
          Text("text")
        }
        .symbolEffect(.wiggle, options: .repeat(2), value: count))
    }
    try screen.button("count").tap()
    screen.advance(by: 0.1)
    #expect(!screen.isAnimating)
  }

  @Test("scale lasts as long as it is active")
  func scale() throws {
    let screen = screen { _, _, isActive in
      AnyView(Image(systemName: "square.fill").symbolEffect(.scale.up, isActive: isActive))
    }
    let still = width(screen)
    try screen.button("active").tap()
    screen.finishAnimations()
    #expect(abs(Double(width(screen)) - 1.15 * Double(still)) <= 2)
    try screen.button("active").tap()
    screen.finishAnimations()
    #expect(width(screen) == still)
  }

  @Test("a symbol is replaced: the old one goes, then the new one comes")
  func replace() throws {
    let screen = screen { image, _, _ in AnyView(image.contentTransition(.symbolEffect(.replace))) }
    let square = screen.gray(x: 79, y: 99)
    #expect(square < 128)
    try screen.button("active").tap()
    screen.advance(by: 0.15)
    #expect(gray(screen) > 100)
    screen.finishAnimations()
    #expect(gray(screen) == 0)
    #expect(screen.gray(x: 75, y: 95) > 200)
    #expect(!screen.isAnimating)
  }

  @Test("at both ends of a turn a symbol is as without the effect")
  func poses() {
    let motions: [SymbolEffectConfiguration.Motion] = [
      .bounce(up: true), .pulse, .breathe(pulses: true), .wiggle(.turn(clockwise: true)), .wiggle(.shift(degrees: 30)),
      .rotate(clockwise: false),
    ]
    for motion in motions {
      for fraction in [0.0, 1.0] {
        let pose = motion.pose(at: fraction)
        #expect(abs(pose.scale - 1) < 1e-9 && abs(pose.opacity - 1) < 1e-9)
        #expect(abs(sin(pose.rotation)) < 1e-9 && abs(pose.offset.width) < 1e-9 && abs(pose.offset.height) < 1e-9)
      }
    }
  }
}
