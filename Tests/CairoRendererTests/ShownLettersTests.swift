import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Letters in what is painted") struct ShownLettersTests {
  private func letters(_ fragments: DisplayFragment...) -> [ShownLetters] {
    Make.list(fragments, width: 100, height: 100).letters
  }
  private func word(_ color: DisplayColor = .black, x: CGFloat = 10) -> DisplayFragment {
    Make.text("Word", at: CGPoint(x: x, y: 20), paint: .color(color))
  }

  @Test("are found with their places and colours, moved and seen through as they are")
  func places() throws {
    let plain = try #require(letters(word()).first)
    #expect(plain.color == .black && plain.frame.contains(CGRect(x: 11, y: 24, width: 35, height: 12)) && plain.frame.maxX < 60)
    let faint = Make.group(.opacity(0.5), Make.group(.opacity(0.5), word(.white)))
    #expect(letters(faint).map(\.color.alpha) == [0.25])
    let larger = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    let doubled = try #require(letters(Make.group(.transform(larger), word())).first)
    #expect(doubled.frame.minX == 2 * plain.frame.minX && doubled.frame.maxX == min(2 * plain.frame.maxX, 100))
    let scrolled = Make.group(
      .scroll(viewport: CGRect(x: 0, y: 0, width: 100, height: 50), offset: CGPoint(x: 0, y: 5)), word())
    #expect(letters(scrolled).map(\.frame.minY) == [plain.frame.minY - 5])
  }

  @Test("that do not show, or in another colour than their own, are none")
  func none() {
    #expect(letters(word(.clear)).isEmpty && letters(word(x: 500)).isEmpty)
    let below = CGRect(x: 0, y: 60, width: 100, height: 40)
    #expect(letters(Make.group(.clip(Path(below), isEvenOdd: false, isAntialiased: true, snapFrame: nil), word())).isEmpty)
    #expect(letters(Make.group(.scroll(viewport: below, offset: .zero), word())).isEmpty)
    #expect(letters(Make.group(.blur(radius: 3, isOpaque: false), word())).isEmpty)
    #expect(letters(Make.group(.blendMode(.multiply), word())).isEmpty)
    #expect(letters(Make.rect(0, 0, 10, 10, .color(.black))).isEmpty)
  }
}
