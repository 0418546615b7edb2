import ApusTesting
import Foundation
import SwiftUI
import Testing

/// What moves in a view, frame by frame.
@MainActor
struct MotionTests {
  /// Shows a black square whose left edge tells where it is.
  private struct Mover<Content: View>: View {
    @State private var isMoved = false
    let animation: Animation?
    let content: (Bool) -> Content
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(animation) { isMoved.toggle() } }.frame(height: 40)
        content(isMoved)
        Spacer(minLength: 0)
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
    }
  }

  private func screen<Content: View>(
    _ animation: Animation? = .linear(duration: 0.5), @ViewBuilder _ content: @escaping (Bool) -> Content
  ) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 300, height: 200); $0.scale = 1
      }
    ) {
      Mover(animation: animation, content: content)
    }
  }

  @Test("an offset moves in its transaction and evaluates no body on the way")
  func offset() throws {
    let screen = screen { Color.black.frame(width: 10, height: 10).offset(x: $0 ? 100 : 0) }
    try screen.button("go").tap()
    #expect(screen.left(of: .black, inRow: 45) == 0)
    screen.forgetWork()
    screen.advance(by: 0.25)
    #expect(screen.left(of: .black, inRow: 45) == 50)
    #expect(screen.work.bodies == 0)
    screen.advance(by: 0.25)
    #expect(screen.left(of: .black, inRow: 45) == 100)
    #expect(!screen.isAnimating)
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work == .none)
  }

  @Test("what the layout moves shows on its way, while the layout itself is at its end")
  func layout() throws {
    let screen = screen { isMoved in
      Color.black.frame(width: isMoved ? 60 : 20, height: 10).padding(.leading, isMoved ? 100 : 0)
        .accessibilityIdentifier("box")
    }
    try screen.button("go").tap()
    screen.forgetWork()
    screen.advance(by: 0.25)
    #expect(screen.left(of: .black, inRow: 45) == 50)
    #expect(screen.right(of: .black, inRow: 45) == 90)
    #expect(screen.work.bodies == 0)
    #expect(screen.work.placements == 0)
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: 45) == 100)
    #expect(screen.right(of: .black, inRow: 45) == 160)
  }

  @Test("a colour moves through light, not through code values")
  func colour() throws {
    let screen = screen { Color(white: $0 ? 1 : 0).frame(width: 10, height: 10) }
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    // Half of the light of white is 188 of 255 in sRGB.
    #expect(abs(screen.gray(x: 5, y: 45) - 188) <= 1)
  }

  @Test("opacity, scale and rotation move", arguments: [0, 1, 2])
  func effects(which: Int) throws {
    let screen = screen { isMoved in
      let box = Color.black.frame(width: 20, height: 20)
      switch which {
      case 0: box.opacity(isMoved ? 0 : 1)
      case 1: box.scaleEffect(isMoved ? 0 : 1, anchor: .topLeading)
      default: box.rotationEffect(.degrees(isMoved ? 180 : 0), anchor: .bottomTrailing)
      }
    }
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    switch which {
    case 0: #expect(abs(screen.gray(x: 5, y: 45) - 128) <= 1)
    case 1: #expect(screen.right(of: .black, inRow: 45) == 10)
    default: #expect(screen.left(of: .black, inRow: 50) == 20)
    }
  }

  @Test("a change in the middle starts from what shows")
  func retargeting() throws {
    let screen = screen(.linear(duration: 0.5)) { Color.black.frame(width: 10, height: 10).offset(x: $0 ? 100 : 0) }
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    try screen.button("go").tap()
    #expect(screen.left(of: .black, inRow: 45) == 50)
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: 45) == 0)
  }

  @Test("animation(_:value:) animates only the updates in which the value changes, and only what is inside")
  func valueScoped() throws {
    struct Content: View {
      @State private var a = 0.0
      @State private var b = 0.0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Button("a") { a = 100 }
            Button("b") { b = 100 }
          }
          .frame(height: 40)
          Color.black.frame(width: 10, height: 10).offset(x: a).offset(x: b)
            .animation(.linear(duration: 0.5), value: a)
          Color.black.frame(width: 10, height: 10).animation(.linear(duration: 0.5), value: a).offset(x: a)
        }
        .frame(width: 300, height: 200, alignment: .topLeading)
      }
    }
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 300, height: 200); $0.scale = 1
      }
    ) { Content() }
    try screen.button("a").tap()
    #expect(screen.left(of: .black, inRow: 45) == 0)
    #expect(screen.left(of: .black, inRow: 55) == 100)
    screen.advance(by: 0.25)
    #expect(screen.left(of: .black, inRow: 45) == 50)
    screen.finishAnimations()
    try screen.button("b").tap()
    #expect(screen.left(of: .black, inRow: 45) == 200)
  }

  @Test("animation(_:) without a value animates every change; nil lets none move")
  func implicit() throws {
    struct Content: View {
      @State private var x = 0.0
      let old: any OldSource = OldAnimation()
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { x = 100 }.frame(height: 40)
          old.box(at: x, .linear(duration: 0.5))
          old.box(at: x, nil)
        }
        .frame(width: 300, height: 200, alignment: .topLeading)
      }
    }
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 300, height: 200); $0.scale = 1
      }
    ) { Content() }
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    #expect(screen.left(of: .black, inRow: 45) == 50)
    #expect(screen.left(of: .black, inRow: 55) == 100)
  }

  @Test("a view that is Animatable has its body evaluated with the values on the way")
  func animatableView() throws {
    struct Number: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text("\(Int(value.rounded()))") }
    }
    let screen = screen { Number(value: $0 ? 100 : 0) }
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    #expect(screen.contains("50"))
    screen.finishAnimations()
    #expect(screen.contains("100"))
  }

  @Test("the completion runs once, when the motion is over, and also where nothing moves")
  func completion() async throws {
    final class Log { var entries: [String] = [] }
    struct Content: View {
      @State private var x = 0.0
      let log: Log
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") {
            withAnimation(.linear(duration: 0.5)) {
              x = 100
            } completion: {
              log.entries.append("moved")
            }
          }
          Button("stay") {
            withAnimation {
              x += 0
            } completion: {
              log.entries.append("stayed")
            }
          }
          Button("nothing") {
            withAnimation {
            } completion: {
              log.entries.append("nothing")
            }
          }
          Color.black.frame(width: 10, height: 10).offset(x: x)
        }
      }
    }
    let log = Log()
    let screen = Screen { Content(log: log) }
    try screen.button("go").tap()
    screen.advance(by: 0.4)
    #expect(log.entries.isEmpty)
    screen.advance(by: 0.2)
    #expect(log.entries == ["moved"])
    try screen.button("stay").tap()
    await screen.settle { log.entries.count == 2 }
    #expect(log.entries == ["moved", "stayed"])
    try screen.button("nothing").tap()
    await screen.settle { log.entries.count == 3 }
    #expect(log.entries == ["moved", "stayed", "nothing"])
  }
}

/// A source from before `animation(_:value:)`; through the protocol its use is no warning.
private protocol OldSource { @MainActor func box(at x: Double, _ animation: Animation?) -> AnyView }

private struct OldAnimation: OldSource {
  @available(*, deprecated)
  func box(at x: Double, _ animation: Animation?) -> AnyView {
    AnyView(Color.black.frame(width: 10, height: 10).offset(x: x).animation(animation))
  }
}
