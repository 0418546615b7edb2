import ApusTesting
import SwiftUI
import Testing

@Suite("What is told of scroll views, and what they are told")
@MainActor
struct ScrollValueTests {
  @MainActor final class Log { var entries: [String] = [] }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 200)
        $0.scale = 1
      }, content: view)
  }

  @Test("geometry: the part of the content that lies in the view, by hand")
  func geometryByHand() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 5, y: 30), contentSize: CGSize(width: 100, height: 900),
      contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), containerSize: CGSize(width: 100, height: 200))
    #expect(geometry.bounds == CGRect(x: 5, y: 30, width: 100, height: 200))
    #expect(geometry.visibleRect == geometry.bounds)
    var other = geometry
    other.contentOffset.y = 31
    #expect(other != geometry)
  }

  @Test("geometry: sizes, margins and offset of a view")
  func geometry() throws {
    var seen: [ScrollGeometry] = []
    let screen = screen {
      ScrollView { Color.red.frame(height: 500) }
        .contentMargins(.top, 20)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { seen.append($1) })
    }
    screen.scroll(by: 50)
    screen.finishAnimations()
    let last = try #require(seen.last)
    // Content with a margin begins before its own corner.
    #expect(try #require(seen.first).contentOffset == CGPoint(x: 0, y: -20))
    #expect(last.contentOffset == CGPoint(x: 0, y: 30))
    #expect(last.contentSize == CGSize(width: 100, height: 500))
    #expect(last.containerSize == CGSize(width: 100, height: 200))
    #expect(last.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("a phase comes with where the content stands")
  func phases() {
    var seen: [String] = []
    let screen = screen {
      ScrollView { Color.red.frame(height: 2_000) }
        .onScrollPhaseChange { old, new, context in
          let context: ScrollPhaseChangeContext = context
          seen.append("\(old.isScrolling) \(new.isScrolling) \(context.geometry.contentOffset.y > 0) \(context.velocity == nil)")
        }
    }
    screen.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100), duration: 0.5, rest: 0.2)
    screen.finishAnimations()
    // The content moves from the next step of the finger on.
    #expect(seen == ["false true false true", "true false true true"])
  }

  private struct Reader: View {
    let log: Log
    @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
    @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontalBars
    @Environment(\.verticalScrollIndicatorVisibility) private var verticalBars
    @Environment(\.isScrollEnabled) private var isEnabled
    var body: some View {
      let _ =
        log.entries = [
          "\(name(horizontalBounce)) \(name(verticalBounce))", "\(name(horizontalBars)) \(name(verticalBars))", "\(isEnabled)",
        ]
      Text("x")
    }
    private func name(_ value: ScrollBounceBehavior) -> String {
      value == .automatic ? "automatic" : value == .always ? "always" : value == .basedOnSize ? "basedOnSize" : "?"
    }
    private func name(_ value: ScrollIndicatorVisibility) -> String {
      value == .automatic
        ? "automatic" : value == .visible ? "visible" : value == .hidden ? "hidden" : value == .never ? "never" : "?"
    }
  }

  @Test("bouncing and bars are said for each axis, and the nearest says it")
  func environment() {
    let log = Log()
    _ = screen { Reader(log: log) }
    #expect(log.entries == ["automatic automatic", "automatic automatic", "true"])
    _ = screen {
      Reader(log: log).scrollBounceBehavior(.basedOnSize).scrollIndicators(.hidden, axes: .horizontal).scrollDisabled(false)
        .scrollBounceBehavior(.always, axes: [.horizontal, .vertical]).scrollIndicators(.never).scrollDisabled(true)
    }
    #expect(log.entries == ["always basedOnSize", "hidden never", "false"])
    _ = screen { Reader(log: log).scrollIndicators(.visible) }
    #expect(log.entries[1] == "visible visible")
  }

  @Test(
    "bars show while something moves, or never",
    arguments: [
      (.automatic, true), (.visible, true), (.hidden, false), (.never, false),
    ] as [(ScrollIndicatorVisibility, Bool)])
  func indicators(visibility: ScrollIndicatorVisibility, shows: Bool) {
    let screen = screen { ScrollView { Color.white.frame(height: 2_000) }.scrollIndicators(visibility) }
    screen.scroll(by: 20)
    #expect((90..<100).contains { x in (0..<200).contains { screen.gray(x: x, y: $0) < 230 } } == shows)
  }

  @Test("margins are for content and bars, content alone, or bars alone")
  func marginPlacement() {
    func top(_ placement: ContentMarginPlacement) -> CGFloat? {
      let screen = screen { ScrollView { Box("a", 50, 500) }.contentMargins(.top, 30, for: placement) }
      return try? screen.element("a").frame.minY
    }
    #expect(top(.automatic) == 30)
    #expect(top(.scrollContent) == 30)
    #expect(top(.scrollIndicators) == 0)
    #expect(ContentMarginPlacement.automatic != .scrollContent)
    #expect(ContentMarginPlacement.scrollIndicators == .scrollIndicators)
  }

  @Test("what refreshes the content can be called from inside, and returns when it is done")
  func refresh() async throws {
    struct Asking: View {
      let log: Log
      @Environment(\.refresh) private var refresh: RefreshAction?
      var body: some View {
        Button("refresh") {
          Task {
            guard let refresh else { return }
            await refresh()
            log.entries.append("returned")
          }
        }
      }
    }
    let log = Log()
    let screen = screen { Asking(log: log).refreshable { await MainActor.run { log.entries.append("refreshed") } } }
    try screen.button("refresh").tap()
    // Each hop waits for its turn among all tests.
    await screen.settle(timeout: 900) { log.entries.count == 2 }
    #expect(log.entries == ["refreshed", "returned"])
  }

  struct TransitionRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let configuration: ScrollTransitionConfiguration
    /// How far the content is scrolled; a view of 40 points leaves at the top.
    let scrolled: CGFloat
    /// How much of 20 points the view has moved aside.
    let moved: Int
    init(_ name: String, _ configuration: ScrollTransitionConfiguration, _ scrolled: CGFloat, _ moved: Int) {
      (testDescription, self.configuration, self.scrolled, self.moved) = (name, configuration, scrolled, moved)
    }
  }

  nonisolated static let transitions: [TransitionRow] = [
    .init("interactive, half out", .interactive, 20, 10), .init("interactive, all in", .interactive, 0, 0),
    .init("half may be out", .interactive.threshold(.visible(0.5)), 20, 0),
    .init("half may be out, three quarters are", .interactive.threshold(.visible(0.5)), 30, 10),
    .init("all may be out", .interactive.threshold(.hidden), 38, 0),
    .init("never", .identity, 38, 0),
    .init("animated, some still shows", .animated, 34, 0), .init("animated, nearly out", .animated, 38, 20),
    .init("animated, at once", .animated.threshold(.visible), 2, 20),
    .init("the share is kept within 0 and 1", .interactive.threshold(.visible(7)), 20, 10),
  ]

  @Test("a view that leaves changes by what is out of sight", arguments: transitions)
  func transition(row: TransitionRow) {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.black.frame(width: 20, height: 40)
            .scrollTransition(row.configuration) { content, phase in content.offset(x: phase.isIdentity ? 0 : 20) }
          Color.clear.frame(height: 500)
        }
      }
    }
    screen.scroll(by: row.scrolled)
    #expect(screen.left(of: .black, inRow: 1) == 40 + row.moved)
  }
}

@Suite("Scrolling by a proxy")
@MainActor
struct ScrollViewProxyTests {
  final class Holder { var proxy: ScrollViewProxy? }

  private struct Lists: View {
    let holder: Holder
    var body: some View {
      ScrollViewReader { proxy in
        let _ = holder.proxy = proxy
        HStack(spacing: 0) {
          list("a", 0..<50)
          list("b", 40..<90)
        }
      }
    }
    private func list(_ name: String, _ range: Range<Int>) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(range, id: \.self) { Box("\(name)\($0)", 50, 20) }
          Box("\(name) end", 50, 20).id("end")
        }
      }
      .frame(width: 50, height: 100)
    }
  }

  private func screen(_ holder: Holder) -> Screen {
    Screen(.init { $0.size = CGSize(width: 100, height: 100) }) { Lists(holder: holder) }
  }

  @Test("one that was kept scrolls later: the scroll view with the id, or both where both have it")
  func kept() throws {
    let holder = Holder()
    let screen = screen(holder)
    let proxy = try #require(holder.proxy)
    proxy.scrollTo(30, anchor: .top)
    screen.settle()
    #expect(try screen.element("a30").frame.minY == 0)
    #expect(try screen.element("b40").frame.minY == 0)
    proxy.scrollTo(45, anchor: .bottom)
    screen.settle()
    #expect(try screen.element("a45").frame.maxY == 100)
    #expect(try screen.element("b45").frame.maxY == 120)
    proxy.scrollTo("end")
    screen.settle()
    #expect(try screen.element("a end").frame.maxY == 100)
  }

  @Test("an unknown id does nothing, nor does anything once the view is gone")
  func nothing() throws {
    let holder = Holder()
    let screen = screen(holder)
    holder.proxy?.scrollTo("nobody", anchor: .top)
    screen.settle()
    #expect(try screen.element("a0").frame.minY == 0)
    screen.close()
    holder.proxy?.scrollTo(30)
    screen.settle()
    #expect(screen.elements.isEmpty)
  }
}
