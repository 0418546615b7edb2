import ApusTesting
import SwiftUI
import Testing

/// Positions of scroll views, told and asked for.
@MainActor
struct ScrollPositionTests {
  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(.init { $0.size = CGSize(width: 300, height: 500) }, content: view)
  }

  private struct Rows: View {
    var count = 100
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("row \($0)").frame(width: 300, height: 50) }
      }
      .scrollTargetLayout()
    }
  }

  @Test("geometry: the offset at first and after each move, and nothing where it stays")
  func geometry() {
    var offsets: [CGFloat] = []
    let screen = screen {
      ScrollView { Rows() }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { offsets.append($1) })
    }
    #expect(offsets == [0])
    screen.scroll(by: 100)
    screen.scroll(by: -500)
    screen.scroll(by: -500)
    #expect(offsets == [0, 100, 0])
  }

  @Test("phases: a finger, what follows it, and rest; a program")
  func phases() throws {
    var phases: [ScrollPhase] = []
    let screen = screen {
      ScrollViewReader { proxy in
        ScrollView { Rows() }.onScrollPhaseChange { phases.append($1) }
        Button("go") { withAnimation(.linear(duration: 0.3)) { proxy.scrollTo(20) } }
      }
    }
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.2)
    screen.finishAnimations()
    #expect(phases == [.interacting, .decelerating, .idle])
    phases = []
    try screen.button("go").tap()
    screen.finishAnimations()
    #expect(phases == [.animating, .idle])
  }

  private struct Follower: View {
    @State private var id: Int? = 20
    var body: some View {
      VStack(spacing: 0) {
        Text("at \(id.map(String.init) ?? "nothing")").frame(height: 50)
        Button("jump") { id = 50 }.frame(height: 50)
        ScrollView { Rows() }.scrollPosition(id: $id)
      }
    }
  }

  @Test("an id leads the content and follows it")
  func ids() throws {
    let screen = screen { Follower() }
    #expect(try screen.text("row 20").frame.midY == 125)
    #expect(screen.contains("at 20"))
    screen.scroll(by: 130)
    #expect(screen.contains("at 23"))
    try screen.button("jump").tap()
    #expect(try screen.text("row 50").frame.midY == 125)
    #expect(screen.contains("at 50"))
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      VStack(spacing: 0) {
        Text("at \(position.viewID(type: Int.self) ?? -1)\(position.isPositionedByUser ? " by hand" : "")").frame(height: 50)
        HStack {
          Button("end") { withAnimation(.linear(duration: 0.2)) { position.scrollTo(edge: .bottom) } }
          Button("point") { position.scrollTo(y: 200) }
          Button("row") { position.scrollTo(id: 30, anchor: .top) }
        }
        .frame(height: 50)
        ScrollView { Rows() }.scrollPosition($position)
      }
    }
  }

  @Test("a position leads to an edge, a point and a row, and knows when the user has scrolled")
  func positions() throws {
    let screen = screen { Positioned() }
    try screen.button("point").tap()
    #expect(screen.contains("at 4"))
    try screen.button("row").tap()
    #expect(try screen.text("row 30").frame.midY == 125)
    try screen.button("end").tap()
    screen.finishAnimations()
    #expect(try screen.text("row 99").frame.midY == 475)
    screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 300), duration: 0.2, rest: 0.2)
    screen.finishAnimations()
    #expect(screen.elements.contains { $0.label.hasSuffix("by hand") })
  }

  @Test("a view is told when it comes into sight and when it leaves")
  func visibility() {
    var log: [Bool] = []
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 600)
          Color.black.frame(width: 100, height: 100).onScrollVisibilityChange(threshold: 0.5) { log.append($0) }
          Color.clear.frame(height: 1_000)
        }
      }
    }
    #expect(log.isEmpty)
    screen.scroll(by: 140)
    #expect(log.isEmpty)
    screen.scroll(by: 20)
    #expect(log == [true])
    screen.scroll(by: 500)
    #expect(log == [true, false])
  }

  @Test("the default anchor decides what shows first, and where content that fits lies", arguments: [3, 100])
  func defaultAnchor(count: Int) throws {
    let screen = screen { ScrollView { Rows(count: count) }.defaultScrollAnchor(.bottom) }
    #expect(try screen.text("row \(count - 1)").frame.midY == 475)
  }

  @Test("margins scroll with the content, and the bars of content that may not be cut show beyond")
  func margins() throws {
    let screen = screen { ScrollView { Rows(count: 20) }.contentMargins(.vertical, 40).contentMargins(.horizontal, 20) }
    #expect(try screen.text("row 0").frame.midY == 65)
    screen.scroll(by: 10_000)
    #expect(try screen.text("row 19").frame.midY == 435)
  }

  @Test("content shows beyond a scroll view that does not clip", arguments: [false, true])
  func clipping(isDisabled: Bool) {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100)
        $0.scale = 1
      }
    ) {
      ScrollView(.horizontal) { Color.black.frame(width: 500, height: 20).offset(y: 30) }
        .frame(width: 60, height: 20).scrollClipDisabled(isDisabled)
    }
    #expect((screen.gray(x: 50, y: 80) == 0) == isDisabled)
  }

  @Test("a position that only its binding reads moves the content, without a body for it")
  func positionOfBinding() throws {
    struct Content: View {
      @State private var position = ScrollPosition(y: 100)
      var body: some View {
        VStack(spacing: 0) {
          Button("go") { position.scrollTo(y: 1000) }.frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 50) } }
          }
          .scrollPosition($position)
        }
      }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 400) }) { Content() }
    #expect(screen.contains("row 2") && !screen.contains("row 0"))
    screen.forgetWork()
    try screen.button("go").tap()
    screen.finishAnimations()
    #expect(screen.contains("row 20") && !screen.contains("row 18"))
    #expect(screen.bodiesByType["Content"] == nil)
  }
}
