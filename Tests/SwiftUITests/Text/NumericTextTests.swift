import ApusTesting
import SwiftUI
import Testing

/// Numbers that roll from one value to the next.
@MainActor
struct NumericTextTests {
  private struct Counter: View {
    @State private var number = 19
    var change = 1
    var usesValue = false
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { number += change } }.frame(height: 40)
        Text("\u{2588}\(number)").font(.system(size: 40)).frame(width: 200, height: 100)
          .contentTransition(usesValue ? .numericText(value: Double(number)) : .numericText(countsDown: false))
      }
    }
  }

  private func screen(change: Int = 1, usesValue: Bool = false) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 140)
        $0.scale = 1
      }
    ) { Counter(change: change, usesValue: usesValue) }
  }

  /// How much ink there is above the digits' own place, and below it.
  private func ink(of screen: Screen) -> (above: Int, below: Int) {
    var (above, below) = (0, 0)
    for x in 110..<180 {
      for y in 45..<72 { above += 255 - screen.gray(x: x, y: y) }
      for y in 108..<138 { below += 255 - screen.gray(x: x, y: y) }
    }
    return (above, below)
  }

  @Test("digits that differ roll upwards; what stays is as dark as before")
  func rollsUp() throws {
    let screen = screen()
    let still = ink(of: screen)
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    let early = ink(of: screen)
    // The old digits go out at the top while the new ones come from below.
    #expect(early.above > still.above)
    #expect(early.below > still.below)
    // The block in front is the same in both and does not fade.
    let block = (60..<140).first { screen.gray(x: $0, y: 90) == 0 }
    #expect(block != nil)
    screen.finishAnimations()
    #expect(screen.contains("\u{2588}20"))
    let end = ink(of: screen)
    #expect(end.above <= still.above && end.below <= still.below)
    #expect(!screen.isAnimating)
  }

  @Test("a value that shrinks rolls the other way")
  func direction() throws {
    let (up, down) = (screen(change: 1, usesValue: true), screen(change: -8, usesValue: true))
    for screen in [up, down] {
      try screen.button("go").tap()
      screen.advance(by: 0.1)
    }
    // Near the start the old digits are still dark: their top is higher on the way up than on the way down.
    let tops = try [up, down].map { screen in
      try #require((45..<138).first { y in (110..<180).contains { screen.gray(x: $0, y: y) < 100 } })
    }
    #expect(tops[0] < tops[1])
  }

  @Test("texts of several lines fade instead")
  func severalLines() throws {
    struct Lines: View {
      @State private var isChanged = false
      var body: some View {
        VStack {
          Button("go") { withAnimation(.linear(duration: 1)) { isChanged.toggle() } }
          Text(isChanged ? "one\ntwo" : "three\nfour").contentTransition(.numericText())
        }
      }
    }
    let screen = Screen { Lines() }
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    #expect(screen.isAnimating)
    screen.finishAnimations()
    #expect(screen.contains("one\ntwo"))
  }
}
