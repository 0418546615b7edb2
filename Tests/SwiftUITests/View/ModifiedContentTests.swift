import ApusTesting
import SwiftUI
import Testing

/// Widens a view by an amount on each side, and counts.
private struct Widen: ViewModifier, Equatable {
  let amount: CGFloat
  func body(content: Content) -> some View { content.padding(.horizontal, amount) }
}
private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      content
      content
    }
  }
}

@Suite("A view with a modifier")
@MainActor
struct ModifiedContentTests {
  private var box: some View { Color.red.frame(width: 10, height: 10) }

  @Test("holds both, and shows the modifier's body around the view")
  func parts() {
    let view = ModifiedContent(content: box, modifier: Widen(amount: 5))
    #expect(view.modifier == Widen(amount: 5))
    #expect(size(of: view) == CGSize(width: 20, height: 10))
    #expect(size(of: box.modifier(Widen(amount: 5))) == CGSize(width: 20, height: 10))
    #expect(type(of: Text("a").modifier(Widen(amount: 1))) == ModifiedContent<Text, Widen>.self)
  }

  @Test("two modifiers make one, the first one nearest to the view")
  func concatenation() {
    let widenFirst = Widen(amount: 5).concat(Twice())
    #expect(size(of: box.modifier(widenFirst)) == CGSize(width: 20, height: 20))
    #expect(type(of: widenFirst) == ModifiedContent<Widen, Twice>.self)
    let three = Widen(amount: 1).concat(Widen(amount: 2)).concat(Widen(amount: 3))
    #expect(size(of: box.modifier(three)) == CGSize(width: 22, height: 10))
  }

  @Test("equal where both parts are")
  func equality() {
    let a = ModifiedContent(content: 1, modifier: Widen(amount: 5))
    #expect(a == ModifiedContent(content: 1, modifier: Widen(amount: 5)))
    #expect(a != ModifiedContent(content: 2, modifier: Widen(amount: 5)))
    #expect(a != ModifiedContent(content: 1, modifier: Widen(amount: 6)))
  }

  @Test("the modifier that changes nothing changes nothing: neither sizes nor the number of views, nor their places")
  func empty() {
    #expect(size(of: box.modifier(EmptyModifier())) == size(of: box))
    let plain = frames(in: CGSize(width: 100, height: 100), VStack(spacing: 0) { pair })
    let modified = frames(in: CGSize(width: 100, height: 100), VStack(spacing: 0) { pair.modifier(EmptyModifier.identity) })
    #expect(plain == modified)
    #expect(plain["b"]?.minY == plain["a"]?.maxY)
    #expect(size(of: box.modifier(EmptyModifier.identity.concat(Widen(amount: 5)))) == CGSize(width: 20, height: 10))
  }

  @ViewBuilder private var pair: some View {
    Box("a", 10, 10)
    Box("b", 20, 20)
  }

  private struct Counting: View {
    @State private var amount: CGFloat = 5
    var body: some View {
      VStack {
        Button("wider") { amount = 15 }
        Counter().modifier(EmptyModifier()).modifier(Widen(amount: amount)).background { Box("size") }
      }
    }
    private struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 }.frame(width: 70) }
    }
  }

  @Test("another value of the modifier keeps the view's state")
  func state() throws {
    let screen = Screen { Counting() }
    try screen.button("count 0").tap()
    #expect(try screen.element("size").frame.width == 80)
    try screen.button("wider").tap()
    #expect(screen.contains("count 1"))
    #expect(try screen.element("size").frame.width == 100)
  }
}
