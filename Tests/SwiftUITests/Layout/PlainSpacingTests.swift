import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Edges without the rules of text") struct PlainSpacingTests {
  /// How far two views are apart, in a column that asks them.
  private func distance(_ upper: some View, _ lower: some View) -> CGFloat {
    func height(_ view: some View) -> CGFloat { size(of: view, width: 100, scale: 3).height }
    let both = VStack {
      upper
      lower
    }
    return height(both) - height(upper) - height(lower)
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  @Test("a text with plain edges keeps the distances of a view that is none, above and below (Facts 3.2)")
  func plain() {
    let text = Text("a"), box = Color.red.frame(height: 20)
    #expect(isNear(distance(text, text), 2) && isNear(distance(text.plainSpacing(), text.plainSpacing()), 8))
    #expect(isNear(distance(text.plainSpacing(), text), distance(box, text)))
    #expect(isNear(distance(text, text.plainSpacing()), distance(text, box)))
  }

  @Test("edges that are not named keep their rules; the view's size stays")
  func edges() {
    let text = Text("a"), box = Color.red.frame(height: 20)
    #expect(isNear(distance(text.plainSpacing(.top), box), distance(text, box)))
    #expect(isNear(distance(text.plainSpacing(.top), text), 2))
    #expect(size(of: text.plainSpacing()) == size(of: text))
  }

  @Test("a toggle is no text to its neighbours, whatever its label is (Facts 3.3)")
  func toggle() {
    let toggle = Toggle("a", isOn: .constant(true)), text = Text("a"), box = Color.red.frame(height: 20)
    #expect(isNear(distance(toggle, toggle), 8) && isNear(distance(toggle, box), 8))
    #expect(isNear(distance(text, toggle), distance(text, box)) && isNear(distance(toggle, text), distance(box, text)))
  }
}
