import ApusTesting
import SwiftUI
import Testing

@Suite("Animations of a modifier's own")
@MainActor
struct ModifierAnimationTests {
  @MainActor final class Log { var values: [CGFloat] = [] }

  /// Tells the values that an animation gives it.
  private struct Watched: AnimatableModifier {
    let log: Log
    var animatableData: CGFloat {
      didSet { log.values.append(animatableData) }
    }
    func body(content: Content) -> some View { content }
  }

  private struct Moving<Outer: ViewModifier>: View {
    let animation: Animation?
    let inner: Log
    let outer: (CGFloat) -> Outer
    @State private var way: CGFloat = 0
    var body: some View {
      Button("go") { withAnimation(animation) { way = 20 } }
        .modifier(Watched(log: inner, animatableData: way))
        .modifier(outer(way))
    }
  }

  /// The last values in the middle of a second that the modifier and what it modifies are given; `nil` where nothing moves.
  private func halfway(
    _ animation: Animation?, _ change: @escaping (Watched) -> some ViewModifier
  ) throws -> (inner: CGFloat?, outer: CGFloat?) {
    let (inner, outer) = (Log(), Log())
    let screen = Screen {
      Moving(animation: animation, inner: inner) { change(Watched(log: outer, animatableData: $0)) }
    }
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    let found = (inner.values.last { $0 != 20 }, outer.values.last { $0 != 20 })
    screen.finishAnimations()
    #expect(inner.values.allSatisfy { $0 <= 20 } && outer.values.allSatisfy { $0 <= 20 })
    return found
  }

  @Test("an animatable modifier is given the values on the way")
  func animatable() throws {
    let found = try halfway(.linear(duration: 1)) { $0 }
    #expect(found.inner == 10 && found.outer == 10)
  }

  @Test("the animation of a modifier moves the modifier and not what it modifies")
  func own() throws {
    let found = try halfway(nil) { $0.animation(.linear(duration: 1)) }
    #expect(found.inner == nil && found.outer == 10)
  }

  @Test("a modifier without an animation changes at once, and what it modifies moves on")
  func none() throws {
    let found = try halfway(.linear(duration: 1)) { $0.animation(nil) }
    #expect(found.inner == 10 && found.outer == nil)
  }

  @Test("the transaction of a modifier can be edited, apart from that of what it modifies")
  func transaction() throws {
    let found = try halfway(nil) { $0.transaction { $0.animation = .linear(duration: 1) } }
    #expect(found.inner == nil && found.outer == 10)
  }
}
