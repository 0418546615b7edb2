import ApusTesting
import SwiftUI
import Testing

@Suite("The safe area of content below a bar") @MainActor
struct BarSafeAreaTests {
  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = CGSize(width: 393, height: 852)
        $0.scale = 1
        $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
      }
    ) { NavigationStack { view } }
  }

  private struct Rows: View {
    var body: some View { ForEach(0..<60, id: \.self) { Text("row \($0)") } }
  }

  @Test("what does not scroll has the whole of a large title as its safe area, and so has what reads it")
  func still() throws {
    let screen = screen {
      GeometryReader { geometry in
        Text(verbatim: "\(geometry.safeAreaInsets.top) \(geometry.safeAreaInsets.bottom) \(geometry.size.height)")
      }
      .navigationTitle("Towns")
    }
    #expect(screen.contains("143.0 34.0 675.0"))
    let box = self.screen { Box("box").navigationTitle("Towns") }
    #expect(try box.element("box").frame == CGRect(x: 0, y: 143, width: 393, height: 675))
    box.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
    box.finishAnimations()
    #expect(try box.element("box").frame.minY == 143 && box.barTitle.frame.midY > 95)
  }

  @Test("what ignores the safe area, and backgrounds, reach below the bar to the screen's edges")
  func reaching() throws {
    for edges in [Edge.Set.all, .top, .bottom] {
      let screen = screen { Box("box").ignoresSafeArea(edges: edges).navigationTitle("Towns") }
      let frame = try screen.element("box").frame
      #expect(frame.minY == (edges.contains(.top) ? 0 : 143) && frame.maxY == (edges.contains(.bottom) ? 852 : 818))
    }
    let ground = self.screen {
      Text("text").frame(maxWidth: .infinity, maxHeight: .infinity).background(.black).navigationTitle("T")
    }
    #expect(ground.gray(x: 300, y: 2) == 0 && ground.gray(x: 300, y: 850) == 0)
    let kept = self.screen {
      Text("text").frame(maxWidth: .infinity, maxHeight: .infinity).background(.black, ignoresSafeAreaEdges: [])
        .navigationTitle("T")
    }
    #expect(kept.gray(x: 300, y: 142) == 255 && kept.gray(x: 300, y: 143) == 0 && kept.gray(x: 300, y: 818) == 255)
    let stack = self.screen {
      ZStack {
        Color.black.ignoresSafeArea()
        Box("box")
      }
      .navigationTitle("T")
    }
    #expect(try stack.element("box").frame.minY == 143 && stack.gray(x: 300, y: 2) == 0)
  }

  @Test("a list below something else scrolls by itself, and the large title stays")
  func belowSomething() throws {
    let screen = screen {
      VStack(spacing: 0) {
        Box("box", 100, 40)
        List { Rows() }.listStyle(.plain)
      }
      .navigationTitle("Towns")
    }
    #expect(try screen.element("box").frame.minY == 143 && screen.row("row 0").frame.minY == 183)
    screen.scroll(by: 300)
    screen.finishAnimations()
    #expect(try screen.element("box").frame.minY == 143 && screen.barTitle.frame.midY > 95)
    #expect(!screen.contains("row 1"))
    // Its last rows come to rest above the home indicator, with its ground below that.
    screen.scroll(by: 10_000)
    screen.finishAnimations()
    #expect(try screen.row("row 59").frame.maxY == 818)
  }

  @Test("a list over a ground that reaches below the bar takes the large title along")
  func overGround() throws {
    let screen = screen {
      ZStack {
        Color.yellow.ignoresSafeArea()
        List { Rows() }.listStyle(.plain).scrollContentBackground(.hidden)
      }
      .navigationTitle("Towns")
    }
    #expect(try screen.row("row 0").frame.minY == 143)
    screen.scroll(by: 300)
    screen.finishAnimations()
    #expect(screen.elements(role: "header").contains { $0.frame.midY > 47 && $0.frame.midY < 91 })
    let top = screen.rows.map(\.frame.minY).min()
    #expect((top ?? 200) < 91)
  }

  @Test("a bar that content puts at its top lies below the large title, and goes up with it")
  func inset() throws {
    let screen = screen {
      List { Rows() }.listStyle(.plain).safeAreaInset(edge: .top, spacing: 0) { Box("bar", 100, 30) }.navigationTitle("Towns")
    }
    #expect(try screen.element("bar").frame.minY == 143 && screen.row("row 0").frame.minY == 173)
  }

  /// The places of what bars and screens hold, in a container with or without a safe area to lie in.
  private func places<V: View>(
    ignoring edges: Edge.Set?, isLow: Bool = false, @ViewBuilder _ content: () -> V
  ) -> [CGRect] {
    let view = content()
    let settings = Screen.Settings {
      $0.size = isLow ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
      $0.safeAreaInsets =
        isLow
        ? EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59) : EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    }
    let screen = Screen(settings) {
      GeometryReader { _ in view }.ignoresSafeArea(edges: edges ?? [])
    }
    return screen.elements.filter { $0.role != "group" }.map(\.frame)
  }

  private struct Home: View {
    var body: some View {
      NavigationStack {
        List { Text("row") }.navigationTitle("Home").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
      }
    }
  }

  @Test(
    "containers with bars stay inside the window's insets where the view around them ignores these", arguments: [false, true])
  func insideIgnoring(isLow: Bool) {
    let stack = places(ignoring: nil, isLow: isLow) { Home() }
    #expect(stack.count >= 4)
    for edges in [Edge.Set.all, .top, .bottom, .vertical] {
      #expect(places(ignoring: edges, isLow: isLow) { Home() } == stack, "\(edges)")
    }
    let tabs = places(ignoring: nil, isLow: isLow) { TabView { Home().tabItem { Label("A", systemImage: "star") } } }
    #expect(tabs.count >= 5)
    for edges in [Edge.Set.all, .top, .bottom] {
      let ignoring = places(ignoring: edges, isLow: isLow) { TabView { Home().tabItem { Label("A", systemImage: "star") } } }
      #expect(ignoring == tabs, "\(edges)")
    }
    // One that ignores the insets inside of one that does.
    let twice = places(ignoring: .all, isLow: isLow) {
      TabView { Home().ignoresSafeArea().tabItem { Label("A", systemImage: "star") } }.ignoresSafeArea()
    }
    #expect(twice == tabs)
  }

  @Test("what is in them knows the same insets, reaches the same edges and has the same room")
  func insideIgnoringContent() throws {
    struct Reader: View {
      var body: some View {
        NavigationStack {
          GeometryReader { geometry in
            Text(verbatim: "\(geometry.safeAreaInsets.top) \(geometry.safeAreaInsets.bottom) \(geometry.size.height)")
              .accessibilityIdentifier("read")
          }
          .overlay { Box("relative").containerRelativeFrame([.horizontal, .vertical]) }
          .background { Box("ground").ignoresSafeArea() }
          .navigationTitle("Towns")
        }
      }
    }
    let plain = Screen(SheetSupport.phone) { Reader() }
    let ignoring = Screen(SheetSupport.phone) { ZStack { Reader() }.ignoresSafeArea() }
    #expect(try ignoring.text("read").label == plain.text("read").label)
    for name in ["ground", "relative"] {
      let (frame, expected) = (try ignoring.element(name).frame, try plain.element(name).frame)
      #expect(frame == expected, "\(name)")
    }
  }

  @Test("in a sheet that ignores the safe area a stack has its place on the whole way")
  func insideIgnoringSheet() throws {
    let screen = Screen(SheetSupport.phone) {
      SheetHost { _ in ZStack { Home() }.ignoresSafeArea() }
    }
    try screen.button("Show").tap()
    var places: Set<CGFloat> = []
    for _ in 0..<40 {
      screen.advance(by: 1 / 60)
      let sheet = try #require(screen.sheets.last).frame
      places.insert(try (screen.barButton("Below").frame.maxY - sheet.minY).rounded())
    }
    #expect(places.count == 1, "\(places)")
  }
}
