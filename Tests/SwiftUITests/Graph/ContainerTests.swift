import ApusTesting
import LiveServices
import SwiftUI
import SwiftUICore
import Testing

/// What every container does with its children, whatever it is: order, transitions, layers.
@Suite("Containers and layers")
@MainActor
struct ContainerTests {
  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 200)
        $0.scale = 1
      }, content: content)
  }

  /// Containers whose direct children are the views given.
  private enum Kind: CaseIterable {
    case zStack, reader, pages, lazyStack, overlay

    @MainActor func wrap(_ content: AnyView) -> AnyView {
      switch self {
      case .zStack: AnyView(ZStack(alignment: .topLeading) { content })
      case .reader: AnyView(GeometryReader { _ in content })
      case .pages: AnyView(TabView { content }.tabViewStyle(.page(indexDisplayMode: .never)))
      case .lazyStack: AnyView(ScrollView { LazyVStack(spacing: 0) { content } })
      case .overlay: AnyView(Color.clear.overlay(alignment: .topLeading) { content })
      }
    }
  }

  private struct Lone: View {
    @State private var isShown = true
    let kind: Kind
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 0.5)) { isShown.toggle() } }.frame(height: 40)
        kind.wrap(AnyView(Group { if isShown { Color.black.frame(width: 100, height: 100) } }))
          .frame(width: 100, height: 100)
        Spacer(minLength: 0)
      }
    }
  }

  @Test("a direct child of any container fades out and in", arguments: Kind.allCases)
  private func fading(_ kind: Kind) throws {
    let screen = screen { Lone(kind: kind) }
    #expect(screen.gray(x: 50, y: 90) == 0)
    for expected in [255, 0] {
      try screen.button("go").tap()
      screen.advance(by: 0.25)
      #expect(abs(screen.gray(x: 50, y: 90) - 128) <= 2, "\(kind) towards \(expected)")
      screen.finishAnimations()
      #expect(screen.gray(x: 50, y: 90) == expected)
    }
    #expect(screen.isAnimating == false)
  }

  private struct Removable: View {
    @State private var isShown = true
    var body: some View {
      GeometryReader { proxy in
        Button("go") { withAnimation(.linear(duration: 0.5)) { isShown = false } }.frame(height: 40)
        if isShown {
          Color.black.frame(width: proxy.size.width, height: 50).offset(y: 100).transition(.move(edge: .leading))
        }
      }
    }
  }

  @Test("what a reader's closure does not return any more leaves, and is gone for touches at once")
  func readersChildLeaves() throws {
    let screen = screen { Removable() }
    #expect(screen.gray(x: 75, y: 120) == 0)
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    #expect(screen.gray(x: 25, y: 120) == 0)
    #expect(screen.gray(x: 75, y: 120) == 255)
    screen.finishAnimations()
    #expect(screen.gray(x: 25, y: 120) == 255)
  }

  @Test("a greater z index is in front, and takes the touch, in every container whose children overlap")
  func order() {
    for kind in [Kind.zStack, .reader, .overlay] {
      var tapped: [String] = []
      let screen = screen {
        kind.wrap(
          AnyView(
            Group {
              Color.black.frame(width: 100, height: 100).onTapGesture { tapped.append("first") }.zIndex(1)
              Color.white.frame(width: 100, height: 100).onTapGesture { tapped.append("second") }
            })
        ).frame(width: 100, height: 100)
      }
      #expect(screen.gray(x: 50, y: 100) == 0, "\(kind)")
      screen.tap(at: CGPoint(x: 50, y: 100))
      #expect(tapped == ["first"], "\(kind)")
    }
  }

  @Test("a page with a greater z index lies over its neighbour while both show")
  func pagesOrder() {
    let screen = screen {
      TabView {
        Color.black.padding(.trailing, -30).zIndex(1)
        Color.white
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    screen.touchDown(at: CGPoint(x: 90, y: 100))
    screen.touchMove(to: CGPoint(x: 75, y: 100))
    screen.touchMove(to: CGPoint(x: 40, y: 100))
    // The first page ends 65 points from the left and sticks out by 30.
    #expect(screen.gray(x: 70, y: 100) == 0)
    #expect(screen.gray(x: 97, y: 100) == 255)
  }

  private struct Aligned<Layered: View>: View {
    @State private var isLeading = true
    let make: (Alignment) -> Layered
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { isLeading.toggle() }.frame(height: 40)
        make(isLeading ? .leading : .trailing)
        Spacer(minLength: 0)
      }
    }
  }

  @Test("a mask follows its alignment")
  func maskAlignment() throws {
    let screen = screen {
      Aligned { alignment in
        Color.black.frame(width: 100, height: 50).mask(alignment: alignment) { Color.black.frame(width: 20) }
      }
    }
    #expect((screen.gray(x: 10, y: 60), screen.gray(x: 90, y: 60)) == (0, 255))
    try screen.button("go").tap()
    #expect((screen.gray(x: 10, y: 60), screen.gray(x: 90, y: 60)) == (255, 0))
  }

  private enum WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  @Test("a layer that is made from a preference has its size from the first frame on")
  func lateLayer() {
    let shown = frames(
      in: CGSize(width: 100, height: 100),
      Color.white.preference(key: WidthKey.self, value: 30)
        .overlayPreferenceValue(WidthKey.self) { width in HStack(spacing: 0) { Box("layer", width, 20) } })
    #expect(shown["layer"] == CGRect(x: 35, y: 40, width: 30, height: 20))
  }

  @Test("a bar at an edge follows its alignment")
  func barAlignment() throws {
    let screen = screen {
      Aligned { alignment in
        Color.white.frame(width: 100, height: 50)
          .safeAreaInset(edge: .bottom, alignment: alignment.horizontal, spacing: 0) { Box("bar", 20, 10) }
      }
    }
    #expect(try screen.element("bar").frame == CGRect(x: 0, y: 90, width: 20, height: 10))
    try screen.button("go").tap()
    #expect(try screen.element("bar").frame == CGRect(x: 80, y: 90, width: 20, height: 10))
  }
}

/// Traits that a container reads from its list.
@Suite("Traits of list elements")
@MainActor
struct ListTraitTests {
  private struct Row: View {
    let index: Int
    var body: some View { Text(verbatim: "row \(index)").tag(index + 100) }
  }

  private struct Named: ViewModifier {
    let index: Int
    func body(content: Content) -> some View { content.tag("modified \(index)") }
  }

  @Test("an element's trait is that of its node, wherever it was set, and costs a node only where a body sets it")
  func likeNodes() {
    let graph = ViewHost(
      EmptyView(), services: LiveServices.make(),
      configuration: HostConfiguration(size: CGSize(width: 100, height: 100), scale: 1)
    ).graph
    let scope = EnvironmentScope(parent: nil)
    let content = Group {
      Text("a").tag("a")
      Text("b").padding().tag("b").background(Color.red).id(3)
      Text("none")
      ForEach(0..<3) { Text(verbatim: "\($0)").tag($0).tag("outer \($0)") }
      ForEach(0..<2) { Row(index: $0) }
      if true as Bool { Text("c").tag("c").environment(\.font, .body) }
      Group {
        Text("d")
        Text("e").tag("inner")
      }
      .tag("group")
      Text("f").modifier(Named(index: 1)).padding()
      AnyView(Text("g").tag("g"))
    }
    func list() -> ViewList {
      func make<Content: View>(_ content: Content) -> ViewList {
        Content._makeViewList(content, inputs: _ViewInputs(graph: graph, parent: nil, scope: scope)).list
      }
      return make(content)
    }
    let (asked, made) = (list(), list())
    defer { [asked, made].forEach { $0.unmount() } }
    let tags = (0..<asked.count).map { asked.trait(TagTraitKey.self, at: $0) }
    let expected = (0..<made.count).map { made.node(at: $0).trait(TagTraitKey.self) }
    #expect(tags == expected)
    #expect(
      tags == ["a", "b", nil, "outer 0", "outer 1", "outer 2", 100, 101, "c", "group", "group", "modified 1", "g"])
    // The rows whose body sets it, and the modified view.
    var existing: [Int] = []
    asked.forEachExistingElement { index, _ in existing.append(index) }
    #expect(existing == [6, 7, 11])
  }
}
