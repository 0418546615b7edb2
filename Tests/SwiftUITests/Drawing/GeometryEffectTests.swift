import ApusTesting
import SwiftUI
import Testing

/// Moves a view by its own width times an amount.
private struct Slide: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * amount, y: 0))
  }
}

@Suite("Effects that an app writes")
@MainActor
struct GeometryEffectTests {
  /// The inked rectangle of a black box of 20 × 10 in the middle of a screen of 80 × 60: at (30, 25) without an effect.
  private func ink(_ effect: some ViewModifier) -> CGRect {
    picture(80, 60) { Color.black.frame(width: 20, height: 10).modifier(effect) }.ink()
  }

  @Test("the transform is drawn, measured by the size of the view, and the layout stays")
  func drawn() {
    #expect(ink(Slide(amount: 0)) == CGRect(x: 30, y: 25, width: 20, height: 10))
    #expect(ink(Slide(amount: 1)) == CGRect(x: 50, y: 25, width: 20, height: 10))
    #expect(ink(Slide(amount: -0.5)) == CGRect(x: 20, y: 25, width: 20, height: 10))
    #expect(size(of: Color.black.frame(width: 20, height: 10).modifier(Slide(amount: 3))) == CGSize(width: 20, height: 10))
  }

  @Test("two of them add up")
  func concatenated() {
    #expect(ink(Slide(amount: 1).concat(Slide(amount: -0.5))) == CGRect(x: 40, y: 25, width: 20, height: 10))
  }

  @Test("where layout ignores it, it is drawn the same")
  func ignored() {
    let effect: _IgnoredByLayoutEffect<Slide> = Slide(amount: 1).ignoredByLayout()
    #expect(Slide._affectsLayout && !_IgnoredByLayoutEffect<Slide>._affectsLayout)
    #expect(effect.base.amount == 1 && effect.animatableData == 1)
    #expect(ink(effect) == CGRect(x: 50, y: 25, width: 20, height: 10))
  }

  private struct Sliding: View {
    @State private var amount: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { amount = 1 } }
        Color.pureRed.frame(width: 20, height: 10).modifier(Slide(amount: amount))
      }
    }
  }

  @Test("its data moves with an animation")
  func animated() throws {
    let screen = picture(100, 100) { Sliding() }
    let left = { screen.ink { $0 == Pixel(255, 0, 0) }.minX }
    #expect(left() == 40)
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    #expect(left() == 50)
    screen.finishAnimations()
    #expect(left() == 60)
  }
}
