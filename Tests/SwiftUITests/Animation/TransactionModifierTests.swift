import ApusTesting
import SwiftUI
import Testing

@Suite("Transactions of views")
@MainActor
struct TransactionModifierTests {
  /// Boxes whose left edges tell where they are, moved by a hundred points over a second.
  private struct Content: View {
    @State private var isMoved = false
    @State private var other = 0
    let apply: (_ box: AnyView, _ other: Int) -> AnyView
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Button("move") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
          Button("both") {
            withAnimation(.linear(duration: 1)) {
              isMoved.toggle()
              other += 1
            }
          }
          Button("jump") { isMoved.toggle() }
        }
        .frame(height: 40)
        apply(AnyView(Color.black.frame(width: 10, height: 10).offset(x: isMoved ? 100 : 0)), other)
        Spacer(minLength: 0)
      }
      .frame(width: 200, height: 80, alignment: .topLeading)
    }
  }

  /// Where the box is half a second after a button.
  private func half(after button: String, _ apply: @escaping (AnyView, Int) -> AnyView) throws -> Int? {
    let screen = picture(200, 80) { Content(apply: apply) }
    try screen.button(button).tap()
    screen.advance(by: 0.5)
    return screen.left(of: .black, inRow: 45)
  }

  @Test("an edit counts for every change inside")
  func always() throws {
    let plain = { (box: AnyView, _: Int) in box }
    #expect(try half(after: "move", plain) == 50 && half(after: "jump", plain) == 100)
    let none = { (box: AnyView, _: Int) in AnyView(box.transaction { $0.animation = nil }) }
    #expect(try half(after: "move", none) == 100)
    let slow = { (box: AnyView, _: Int) in AnyView(box.transaction { $0.animation = .linear(duration: 2) }) }
    #expect(try half(after: "move", slow) == 25 && half(after: "jump", slow) == 25)
  }

  @Test("an edit with a value counts where the value changes")
  func value() throws {
    let edit = { (box: AnyView, other: Int) in
      AnyView(box.transaction(value: other) { $0.animation = .linear(duration: 2) })
    }
    #expect(try half(after: "move", edit) == 50 && half(after: "both", edit) == 25)
  }

  @Test("outer edits come first, and none is inherited by what is outside")
  func order() throws {
    let nested = { (box: AnyView, _: Int) in
      AnyView(box.transaction { $0.animation = .linear(duration: 2) }.transaction { $0.animation = nil })
    }
    #expect(try half(after: "move", nested) == 25)
    let forbidden = { (box: AnyView, _: Int) in
      AnyView(
        box.animation(.linear(duration: 2), value: Int.random(in: 0...Int.max)).transaction { $0.disablesAnimations = true })
    }
    #expect(try half(after: "move", forbidden) == 50)
  }

  @Test("a scoped edit counts for what its closure adds, not for the view")
  func scoped() throws {
    struct Scoped: View {
      @State private var isMoved = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { isMoved = true } }.frame(height: 40)
          Color.black.frame(width: 10, height: 10).offset(x: isMoved ? 40 : 0)
            .transaction {
              $0.animation = nil
            } body: {
              $0.offset(x: isMoved ? 100 : 0)
            }
        }
        .frame(width: 200, height: 80, alignment: .topLeading)
      }
    }
    let screen = picture(200, 80) { Scoped() }
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    #expect(screen.left(of: .black, inRow: 45) == 120)
  }
}
