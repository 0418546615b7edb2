import ApusTesting
import SwiftUI
import Testing

@MainActor private final class Readings {
  var values: [String: CGFloat] = [:]
  var rects: [String: CGRect] = [:]
}

private struct FirstRowKey: PreferenceKey {
  static let defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) { value.merge(nextValue()) { $1 } }
}

private struct RowBoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

@Suite("What views in scroll views read of where they are") @MainActor
struct ScrollReadingTests {
  private func screen<V: View>(_ size: CGSize = CGSize(width: 100, height: 200), @ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = size
        $0.scale = 1
      }, content: view)
  }

  @Test("both spellings of a named space, and its bounds, while the content scrolls")
  func spaces() {
    let read = Readings()
    let screen = screen {
      VStack(spacing: 0) {
        Color.clear.frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 70)
            GeometryReader { proxy in
              let _ =
                read.rects = [
                  "old": proxy.frame(in: CoordinateSpace.named("old")), "new": proxy.frame(in: .named("new")),
                  "bounds": proxy.bounds(of: .named("new")) ?? .zero, "viewport": proxy.bounds(of: .scrollView) ?? .zero,
                ]
              Color.clear
            }
            .frame(height: 30)
            Color.clear.frame(height: 1_000)
          }
        }
        .coordinateSpace(name: "old")
        .coordinateSpace(.named("new"))
      }
    }
    for offset in [0, 25, 45] as [CGFloat] {
      if offset > 0 { screen.scroll(by: offset == 25 ? 25 : 20) }
      #expect(read.rects["old"] == CGRect(x: 0, y: 70 - offset, width: 100, height: 30))
      #expect(read.rects["new"] == read.rects["old"])
      // The same seen from the view.
      #expect(read.rects["bounds"] == CGRect(x: 0, y: offset - 70, width: 100, height: 180))
      #expect(read.rects["viewport"] == read.rects["bounds"])
    }
  }

  @Test("preferences of lazy rows tell of those that show, at every step, and nothing twice")
  func lazyPreferences() {
    var told: [[Int: CGFloat]] = []
    let screen = screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Color.red.frame(height: 50)
              .background {
                GeometryReader { proxy in
                  Color.clear.preference(key: FirstRowKey.self, value: [row: proxy.frame(in: .named("list")).minY])
                }
              }
          }
        }
      }
      .coordinateSpace(.named("list"))
      .onPreferenceChange(FirstRowKey.self) { told.append($0) }
    }
    #expect(told.last?.filter { $0.value < 200 } == [0: 0, 1: 50, 2: 100, 3: 150])
    for step in 1...8 {
      let before = told.count
      screen.scroll(by: 30)
      let offset = CGFloat(step * 30)
      #expect(told.count == before + 1)
      let expected = (0..<100).map { ($0, CGFloat($0) * 50 - offset) }.filter { $0.1 > -50 && $0.1 < 200 }
      #expect(told.last?.filter { $0.value > -50 && $0.value < 200 } == Dictionary(uniqueKeysWithValues: expected))
    }
  }

  @Test("what is made from an anchor follows the view that gave it while that scrolls")
  func anchors() throws {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 60)
          Color.red.frame(width: 40, height: 20).anchorPreference(key: RowBoundsKey.self, value: .bounds) { $0 }
          Color.clear.frame(height: 1_000)
        }
      }
      .overlayPreferenceValue(RowBoundsKey.self) { anchor in
        GeometryReader { proxy in
          let frame = anchor.map { proxy[$0] } ?? .zero
          Box("frame", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    #expect(try screen.element("frame").frame == CGRect(x: 30, y: 60, width: 40, height: 20))
    screen.scroll(by: 25)
    #expect(try screen.element("frame").frame == CGRect(x: 30, y: 35, width: 40, height: 20))
    screen.resize(to: CGSize(width: 200, height: 200))
    #expect(try screen.element("frame").frame == CGRect(x: 80, y: 35, width: 40, height: 20))
  }

  @Test("an effect and a watcher elsewhere follow an anchor, too, and nobody looks again who no longer reads it")
  func anchorReaders() throws {
    var seen: [CGFloat] = []
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).anchorPreference(key: RowBoundsKey.self, value: .bounds) { $0 }
          Color.clear.frame(height: 1_000)
        }
      }
      .overlayPreferenceValue(RowBoundsKey.self, alignment: .topLeading) { anchor in
        Box("marker", 10, 10)
          .visualEffect { content, proxy in content.offset(y: anchor.map { proxy[$0].minY } ?? 0) }
          .onGeometryChange(for: CGFloat.self, of: { proxy in anchor.map { proxy[$0].minY } ?? 0 }) { seen.append($0) }
      }
    }
    screen.scroll(by: 8)
    #expect(seen == [0, -8])
    #expect(try screen.element("marker").frame.minY == -8)
    screen.scroll(by: 4)
    #expect(seen == [0, -8, -12])
    screen.close()
    #expect(screen.liveNodes == 0)
  }

  @Test("a lazy row tells its place when it comes, while it moves, and no more once it has left")
  func geometryOfLazyRows() {
    var told: [Int: [CGFloat]] = [:]
    let screen = screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { row in
            Color.red.frame(height: 50)
              .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) { told[row, default: []].append($0) }
          }
        }
      }
    }
    #expect(told[0] == [0] && told[3] == [150] && told[8] == nil)
    screen.scroll(by: 20)
    screen.scroll(by: 20)
    #expect(told[0] == [0, -20, -40])
    screen.scroll(by: 300)
    screen.scroll(by: 10)
    #expect(told[0]?.count ?? 0 <= 4)
    #expect(told[8]?.last == 50)
  }

  /// A pinned header that grows in an animation, in content that scrolls on meanwhile.
  private struct Pinned: View {
    @State private var isTall = false
    var body: some View {
      VStack(spacing: 0) {
        Button("grow") { isTall.toggle() }.frame(height: 40)
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<30, id: \.self) { Box("row\($0)", 100, 20) }
            } header: {
              Color.black.frame(height: isTall ? 60 : 20).animation(.linear(duration: 1), value: isTall)
            }
          }
        }
      }
    }
  }

  @Test("a pinned header animates its height while the content scrolls, and stays at the top")
  func pinnedHeader() throws {
    let screen = screen { Pinned() }
    screen.scroll(by: 100)
    let ends = { (0..<200).last { screen.gray(x: 2, y: $0) < 40 }.map { $0 + 1 } }
    #expect(ends() == 60)
    try screen.button("grow").tap()
    for step in 1...4 {
      screen.advance(by: 0.2)
      screen.scroll(by: 3)
      #expect(abs((ends() ?? 0) - (60 + step * 8)) <= 1, "\(step)")
      #expect(screen.gray(x: 2, y: 41) < 40)
    }
    screen.finishAnimations()
    #expect(ends() == 100 && screen.faults.isEmpty)
  }

  @Test("a drag without a least distance, in a list that has scrolled, tells places of the window and keeps its finger")
  func dragInList() throws {
    var positions: [CGPoint] = []
    var ended: CGPoint?
    let screen = screen(CGSize(width: 300, height: 400)) {
      List(0..<40, id: \.self) { row in
        HStack {
          Text("row \(row)")
          Spacer()
          Color.red.frame(width: 40, height: 30).accessibilityElement().accessibilityIdentifier("handle \(row)")
            .gesture(
              DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { positions.append($0.location) }.onEnded { ended = $0.location })
        }
      }
    }
    screen.scroll(by: 300)
    screen.finishAnimations()
    let handle = try #require(screen.elements.first { $0.identifier.hasPrefix("handle") && $0.frame.minY > 150 })
    let middle = CGPoint(x: handle.frame.midX, y: handle.frame.midY)
    screen.touchDown(at: middle)
    #expect(positions == [middle])
    screen.touchMove(to: CGPoint(x: middle.x, y: middle.y - 60))
    #expect(positions.last == CGPoint(x: middle.x, y: middle.y - 60))
    #expect(try screen.element(handle.identifier).frame == handle.frame, "the list does not scroll along")
    screen.touchUp(at: CGPoint(x: middle.x, y: middle.y - 60))
    #expect(ended == CGPoint(x: middle.x, y: middle.y - 60))
    // Beside the handle the list scrolls.
    screen.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 60, y: 200), duration: 0.4, rest: 0.2)
    screen.finishAnimations()
    #expect((try? screen.element(handle.identifier).frame.minY) ?? -1 < handle.frame.minY - 50)
  }
}

@Suite("Readers that change what they read") @MainActor
struct ScrollFeedbackTests {
  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 200)
        $0.failsTests = false
      }, content: view)
  }

  /// A box whose height is what `next` makes of the height that was read.
  private struct Growing: View {
    let next: (CGFloat) -> CGFloat
    @State private var height: CGFloat = 10
    @State private var taps = 0
    var body: some View {
      ScrollView {
        Button("tap \(taps)") { taps += 1 }
        Box("box", 50, height).onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = next($0) }
      }
    }
  }

  @Test("one that comes to rest is shown at rest, in the first frame")
  func settles() throws {
    let screen = screen { Growing { min($0 + 10, 50) } }
    #expect(try screen.element("box").frame.height == 50)
    #expect(screen.faults.isEmpty)
  }

  @Test("one that never does is said, and the app goes on")
  func neverSettles() throws {
    let screen = screen { Growing { $0 + 1 } }
    #expect(screen.faults.first?.contains("did not settle") == true)
    try screen.button("tap 0").tap()
    #expect(screen.contains("tap 1"))
  }

  /// A preference that its own reader changes.
  private struct Echo: View {
    let limit: CGFloat
    @State private var offset: CGFloat = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: offset)
          GeometryReader { proxy in
            Color.clear.preference(key: FirstRowKey.self, value: [0: proxy.frame(in: .named("list")).minY])
          }
          .frame(height: 10)
          Box("below", 50, 20)
          Color.clear.frame(height: 1_000)
        }
      }
      .coordinateSpace(name: "list")
      .onPreferenceChange(FirstRowKey.self) { offset = min(($0[0] ?? 0) + 5, limit) }
    }
  }

  @Test("a preference that pushes its own reader away settles at a limit, or is said", arguments: [20, .infinity] as [CGFloat])
  func preferences(limit: CGFloat) throws {
    let screen = screen { Echo(limit: limit) }
    if limit == 20 {
      #expect(try screen.element("below").frame.minY == 30 && screen.faults.isEmpty)
      screen.scroll(by: 12)
      screen.finishAnimations()
      #expect(screen.faults.isEmpty)
    } else {
      #expect(screen.faults.first?.contains("did not settle") == true)
    }
  }

  /// A header in the content that folds by the offset, so that folding takes from the way on which the offset lies.
  private struct Folding: View {
    @State private var isFolded = false
    @State private var changes = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Color.clear.preference(key: FirstRowKey.self, value: [0: proxy.frame(in: .named("list")).minY])
          }
          .frame(height: 0)
          Box("header", 100, isFolded ? 20 : 80)
          Box("rest", 100, 180)
        }
      }
      .coordinateSpace(name: "list")
      .onPreferenceChange(FirstRowKey.self) { isFolded = ($0[0] ?? 0) < -40 }
    }
  }

  @Test("folding that shortens the content below the threshold comes to rest, by wheel and by finger")
  func folding() throws {
    let screen = screen { Folding() }
    screen.scroll(by: 60)
    screen.finishAnimations()
    #expect(!screen.isAnimating)
    screen.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 60), duration: 0.2, rest: 0.2)
    screen.finishAnimations()
    screen.forgetWork()
    screen.advance(by: 2)
    #expect(screen.work == .none && screen.faults.isEmpty)
  }
}
