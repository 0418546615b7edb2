import ApusTesting
import SwiftUI
import Testing

/// Views that come and go in an animation.
@MainActor
struct TransitionTests {
  /// A button and, below it, a place of 100 × 100 in which a view comes and goes over half a second.
  private struct Place<Shown: View>: View {
    @State private var isShown: Bool
    let animation: Animation?
    let shown: Shown
    init(isShown: Bool, animation: Animation? = .linear(duration: 0.5), @ViewBuilder shown: () -> Shown) {
      _isShown = State(initialValue: isShown)
      self.animation = animation
      self.shown = shown()
    }
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(animation) { isShown.toggle() } }.frame(height: 40)
        ZStack {
          Color.clear
          if isShown { shown }
        }
        .frame(width: 100, height: 100)
        Spacer(minLength: 0)
      }
      .frame(width: 100, height: 200)
    }
  }

  private func screen<Shown: View>(
    isShown: Bool, animation: Animation? = .linear(duration: 0.5), @ViewBuilder _ shown: () -> Shown
  ) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 200)
        $0.scale = 1
      }
    ) { Place(isShown: isShown, animation: animation, shown: shown) }
  }

  private static var box: some View { Color.black.frame(width: 20, height: 20).accessibilityIdentifier("box") }

  @Test("without a transition a view fades in and out")
  func fading() throws {
    let screen = screen(isShown: false) { Self.box }
    try screen.button("go").tap()
    #expect(screen.gray(x: 50, y: 90) == 255)
    screen.advance(by: 0.25)
    #expect(abs(screen.gray(x: 50, y: 90) - 128) <= 1)
    screen.finishAnimations()
    #expect(screen.gray(x: 50, y: 90) == 0)
    try screen.button("go").tap()
    // It shows but is no longer there for anybody else.
    #expect(screen.gray(x: 50, y: 90) == 0)
    #expect(!screen.contains("box"))
    screen.advance(by: 0.25)
    #expect(abs(screen.gray(x: 50, y: 90) - 128) <= 1)
    screen.finishAnimations()
    #expect(screen.gray(x: 50, y: 90) == 255)
  }

  @Test("without an animation nothing fades")
  func unanimated() throws {
    let screen = screen(isShown: false, animation: nil) { Self.box.transition(.scale) }
    try screen.button("go").tap()
    #expect(screen.gray(x: 50, y: 90) == 0)
    #expect(!screen.isAnimating)
    try screen.button("go").tap()
    #expect(screen.gray(x: 50, y: 90) == 255)
    #expect(!screen.isAnimating)
  }

  struct Half: Sendable {
    let name: String
    let transition: AnyTransition
    /// The box's left and right edge, half way in and half way out; `nil`: it is half transparent in its place.
    let coming: Range<Int>?
    let going: Range<Int>?
  }

  nonisolated static let halves: [Half] = [
    Half(name: "opacity", transition: .opacity, coming: nil, going: nil),
    Half(name: "scale", transition: .scale, coming: 45..<55, going: 45..<55),
    Half(name: "scale from half", transition: .scale(scale: 0.5, anchor: .leading), coming: 40..<55, going: 40..<55),
    Half(name: "slide", transition: .slide, coming: 30..<50, going: 50..<70),
    Half(name: "move", transition: .move(edge: .trailing), coming: 50..<70, going: 50..<70),
    Half(name: "offset", transition: .offset(x: 30, y: 0), coming: 55..<75, going: 55..<75),
    Half(
      name: "asymmetric", transition: .asymmetric(insertion: .move(edge: .leading), removal: .scale), coming: 30..<50,
      going: 45..<55),
    Half(name: "combined", transition: .scale.combined(with: .offset(x: 20)), coming: 55..<65, going: 55..<65),
  ]

  @Test("half way in and half way out", arguments: halves)
  func halfWay(_ half: Half) throws {
    let screen = screen(isShown: false) { Self.box.transition(half.transition) }
    for edges in [half.coming, half.going] {
      try screen.button("go").tap()
      screen.advance(by: 0.25)
      if let edges {
        #expect(screen.left(of: .black, inRow: 90) == edges.lowerBound)
        #expect(screen.right(of: .black, inRow: 90) == edges.upperBound)
      } else {
        #expect(abs(screen.gray(x: 50, y: 90) - 128) <= 1)
      }
      screen.finishAnimations()
      screen.advance(by: 0.1)
    }
    #expect(screen.gray(x: 50, y: 90) == 255)
  }

  private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 40)
    }
  }

  private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test("a transition of one's own, and one of two forms of a modifier")
  func custom() throws {
    let own = screen(isShown: false) { Self.box.transition(Twirl()) }
    try own.button("go").tap()
    own.advance(by: 0.25)
    #expect(own.left(of: .black, inRow: 90) == 20)
    own.finishAnimations()
    try own.button("go").tap()
    own.advance(by: 0.25)
    #expect(own.left(of: .black, inRow: 90) == 60)

    let forms = screen(isShown: false) {
      Self.box.transition(.modifier(active: Shift(x: 40), identity: Shift(x: 0)))
    }
    try forms.button("go").tap()
    forms.advance(by: 0.25)
    #expect(forms.left(of: .black, inRow: 90) == 60)
  }

  @Test("a transition's own animation plays whatever the change says")
  func ownAnimation() throws {
    let screen = screen(isShown: false, animation: nil) {
      Self.box.transition(.offset(x: 30, y: 0).animation(.linear(duration: 1)))
    }
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    #expect(screen.left(of: .black, inRow: 90) == 55)
    screen.finishAnimations()
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    #expect(screen.left(of: .black, inRow: 90) == 55)
  }

  private struct Counter: View {
    @State private var count = 0
    let log: Log
    var body: some View {
      Button("count \(count)") { count += 1 }
        .frame(width: 80, height: 20)
        .onAppear { log.entries.append("appear") }
        .onDisappear { log.entries.append("disappear") }
    }
  }
  final class Log { var entries: [String] = [] }

  @Test("a view that comes back while it leaves is the same, with its state; one that has left is new")
  func comingBack() throws {
    let log = Log()
    let screen = screen(isShown: true) { Counter(log: log) }
    try screen.button("count 0").tap()
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    #expect(!screen.contains("count 1"))
    try screen.button("go").tap()
    #expect(screen.contains("count 1"))
    screen.finishAnimations()
    #expect(log.entries == ["appear"])
    try screen.button("go").tap()
    screen.finishAnimations()
    #expect(log.entries == ["appear", "disappear"])
    try screen.button("go").tap()
    #expect(screen.contains("count 0"))
  }

  @Test("what leaves is not updated any more, and leaves no node behind")
  func inert() throws {
    final class Model: ObservableObject {
      @Published var item: String? = "text"
    }
    struct Detail: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.item!) }
    }
    struct Content: View {
      @StateObject private var model = Model()
      var body: some View {
        VStack {
          Button("go") { withAnimation(.linear(duration: 0.5)) { model.item = model.item == nil ? "text" : nil } }
          if model.item != nil { Detail(model: model) }
        }
      }
    }
    let screen = Screen { Content() }
    try screen.button("go").tap()
    screen.finishAnimations()
    let without = screen.liveNodes
    for _ in 0..<3 {
      try screen.button("go").tap()
      screen.advance(by: 0.1)
      try screen.button("go").tap()
      screen.finishAnimations()
    }
    #expect(screen.liveNodes == without)
  }

  @Test("rows of a loop leave from where they are, and the others close up")
  func rows() throws {
    struct Content: View {
      @State private var rows = [0, 1, 2]
      var body: some View {
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 0.5)) { _ = rows.remove(at: 1) } }.frame(height: 40)
          ForEach(rows, id: \.self) { row in
            Color.black.frame(width: row == 1 ? 60 : 20, height: 20).transition(.offset(x: 100, y: 0))
          }
          Spacer(minLength: 0)
        }
        .frame(width: 200, height: 200)
      }
    }
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 200)
        $0.scale = 1
      }
    ) { Content() }
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    // Row 1 is half way out, in a column that has become narrower by 40 and is half way in; row 2 is half way up.
    #expect(screen.right(of: .black, inRow: 65) == 190)
    #expect(screen.gray(x: 95, y: 39) == 255 && screen.gray(x: 95, y: 40) == 0)
    #expect(screen.left(of: .black, inRow: 85) == 90)
    #expect(screen.gray(x: 95, y: 92) == 255)
    screen.finishAnimations()
    #expect(screen.gray(x: 95, y: 82) == 255)
  }

  @Test("one view in place of another: both show on the way", arguments: [false, true])
  func exchange(byID: Bool) throws {
    struct Content: View {
      @State private var isFirst = true
      let byID: Bool
      var body: some View {
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 0.5)) { isFirst.toggle() } }.frame(height: 40)
          Pair(isFirst: isFirst, byID: byID)
          Spacer(minLength: 0)
        }
        .frame(width: 100, height: 100)
      }
    }
    struct Pair: View {
      let isFirst: Bool
      let byID: Bool
      var body: some View {
        if byID {
          Color.black.frame(width: 20, height: 20).transition(.move(edge: .leading)).id(isFirst)
        } else if isFirst {
          Color.black.frame(width: 20, height: 20).transition(.move(edge: .leading))
        } else {
          Color.black.frame(width: 20, height: 20).transition(.move(edge: .trailing))
        }
      }
    }
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100)
        $0.scale = 1
      }
    ) { Content(byID: byID) }
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    #expect(screen.left(of: .black, inRow: 50) == 30)
    #expect(screen.right(of: .black, inRow: 50) == (byID ? 50 : 70))
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: 50) == 40)
    #expect(screen.right(of: .black, inRow: 50) == 60)
  }
}
