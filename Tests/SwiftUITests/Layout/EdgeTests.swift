import ApusTesting
import SwiftUI
import Testing

@Suite("Edges and sets of them")
@MainActor
struct EdgeTests {
  @Test("a pair of edges has both cases in order, and a set of each")
  func pairs() throws {
    #expect(HorizontalEdge.allCases == [.leading, .trailing])
    #expect(VerticalEdge.allCases == [.top, .bottom])
    #expect(HorizontalEdge.Set(.leading).union(.trailing) == .all)
    #expect(VerticalEdge.Set.all.subtracting(.top) == VerticalEdge.Set(.bottom))
    #expect(!HorizontalEdge.Set.leading.contains(.trailing))
    #expect(VerticalEdge.Set.all.contains(.top))
  }

  @Test("an edge goes through a coder and comes out the same", arguments: HorizontalEdge.allCases, VerticalEdge.allCases)
  func coding(horizontal: HorizontalEdge, vertical: VerticalEdge) throws {
    let data = try JSONEncoder().encode([horizontal])
    #expect(try JSONDecoder().decode([HorizontalEdge].self, from: data) == [horizontal])
    let other = try JSONEncoder().encode([vertical])
    #expect(try JSONDecoder().decode([VerticalEdge].self, from: other) == [vertical])
  }

  @Test("a bar stands at the edge that is named", arguments: HorizontalEdge.allCases, [false, true])
  func horizontalBars(edge: HorizontalEdge, isRightToLeft: Bool) {
    let result = frames(
      in: CGSize(width: 100, height: 50), rightToLeft: isRightToLeft,
      Box("content").safeAreaInset(edge: edge, spacing: 0) { Box("bar", 20, 50) })
    let isLeft = (edge == .leading) != isRightToLeft
    #expect(result["bar"]?.minX == (isLeft ? 0 : 80))
    #expect(result["content"] == CGRect(x: isLeft ? 20 : 0, y: 0, width: 80, height: 50))
  }

  @Test("above or below", arguments: VerticalEdge.allCases)
  func verticalBars(edge: VerticalEdge) {
    let result = frames(
      in: CGSize(width: 100, height: 50), Box("content").safeAreaInset(edge: edge, spacing: 0) { Box("bar", 100, 20) })
    #expect(result["bar"]?.minY == (edge == .top ? 0 : 30))
    #expect(result["content"]?.minY == (edge == .top ? 20 : 0))
  }
}

@Suite("Safe areas that a view makes larger")
@MainActor
struct SafeAreaPaddingTests {
  private let window = CGSize(width: 200, height: 100)
  private let device = EdgeInsets(top: 10, leading: 0, bottom: 5, trailing: 0)

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (Box) -> AnyView
    let expected: CGRect
    init<V: View>(_ name: String, _ expected: CGRect, _ apply: @escaping @MainActor @Sendable (Box) -> V) {
      (testDescription, self.expected) = (name, expected)
      self.apply = { AnyView(apply($0)) }
    }
  }

  nonisolated static let rows: [Row] = [
    .init("16 everywhere", CGRect(x: 16, y: 26, width: 168, height: 53)) { $0.safeAreaPadding() },
    .init("a length everywhere", CGRect(x: 3, y: 13, width: 194, height: 79)) { $0.safeAreaPadding(3) },
    .init("a length at some edges", CGRect(x: 20, y: 10, width: 160, height: 85)) { $0.safeAreaPadding(.horizontal, 20) },
    .init("the standard at an edge", CGRect(x: 0, y: 26, width: 200, height: 69)) { $0.safeAreaPadding(.top) },
    .init("insets", CGRect(x: 2, y: 11, width: 194, height: 81)) {
      $0.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    .init("twice", CGRect(x: 5, y: 15, width: 190, height: 75)) { $0.safeAreaPadding(2).safeAreaPadding(3) },
    .init("ignored, with the device's", CGRect(x: 0, y: 0, width: 200, height: 100)) {
      $0.ignoresSafeArea().safeAreaPadding(20)
    },
    .init("ignored at an edge", CGRect(x: 20, y: 0, width: 160, height: 75)) {
      $0.ignoresSafeArea(edges: .top).safeAreaPadding(20)
    },
  ]

  @Test("the view lies within, and what ignores safe areas beyond", arguments: rows)
  func padding(row: Row) {
    #expect(frames(in: window, insets: device, row.apply(Box("a")))["a"] == row.expected)
  }

  @Test("from right to left the leading inset lies at the right")
  func mirrored() {
    let insets = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    let result = frames(in: window, rightToLeft: true, Box("a").safeAreaPadding(insets))
    #expect(result["a"] == CGRect(x: 10, y: 0, width: 160, height: 100))
  }

  private struct Growing: View {
    @State private var length: CGFloat = 10
    var body: some View {
      Box("a").overlay { Button("grow") { length = 20 } }.safeAreaPadding(length)
    }
  }

  @Test("it follows its length")
  func changing() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 100) }) { Growing() }
    #expect(try screen.element("a").frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    try screen.button("grow").tap()
    #expect(try screen.element("a").frame == CGRect(x: 20, y: 20, width: 160, height: 60))
  }

  @Test("only what bars and the device cover is there to be ignored; no keyboard is")
  func regions() {
    let ignored = { (regions: SafeAreaRegions) in
      frames(in: window, insets: device, Box("a").ignoresSafeArea(regions))["a"]
    }
    #expect(ignored(.container) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(ignored(.all) == ignored(.container))
    #expect(ignored(.keyboard) == CGRect(x: 0, y: 10, width: 200, height: 85))
    #expect(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
    #expect(SafeAreaRegions.container.isDisjoint(with: .keyboard))
  }
}
