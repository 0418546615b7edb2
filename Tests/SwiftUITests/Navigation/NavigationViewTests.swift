import ApusTesting
import SwiftUI
import Testing

@Suite("Screens below a bar with their title")
@MainActor
struct NavigationViewTests {
  private func screen<V: View>(insets: EdgeInsets = EdgeInsets(), @ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = CGSize(width: 390, height: 400)
        $0.safeAreaInsets = insets
      }
    ) { NavigationView { view } }
  }

  private func top(_ screen: Screen) throws -> CGFloat { try screen.element("content").frame.minY }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let titled: @MainActor @Sendable (Box) -> AnyView
    /// How high the bar is: 44 in a row, 96 with a large title (Facts 4.2).
    let height: CGFloat
    init<V: View>(_ name: String, _ height: CGFloat, _ titled: @escaping @MainActor @Sendable (Box) -> V) {
      (testDescription, self.height) = (name, height)
      self.titled = { AnyView(titled($0)) }
    }
  }

  nonisolated static let rows: [Row] = [
    .init("no title", 44) { $0 },
    .init("a title is large unless told otherwise", 96) { $0.navigationTitle("Towns") },
    .init("in the row", 44) { $0.navigationTitle("Towns").navigationBarTitleDisplayMode(.inline) },
    .init("large", 96) { $0.navigationTitle("Towns").navigationBarTitleDisplayMode(.large) },
    .init("as the screen before: large on the first", 96) {
      $0.navigationTitle("Towns").navigationBarTitleDisplayMode(.automatic)
    },
    .init("the outer mode counts", 44) {
      $0.navigationBarTitleDisplayMode(.large).navigationTitle("Towns").navigationBarTitleDisplayMode(.inline)
    },
    .init("the older name", 96) { $0.navigationBarTitle("Towns") },
    .init("the older name with a mode", 44) { $0.navigationBarTitle("Towns", displayMode: .inline) },
    .init("a text as title", 96) { $0.navigationTitle(Text("Towns")) },
    .init("a mode without a title", 44) { $0.navigationBarTitleDisplayMode(.large) },
  ]

  @Test("the screen lies below the bar, which is as high as the title asks for", arguments: rows)
  func heights(row: Row) throws {
    let screen = screen(insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) { row.titled(Box("content")) }
    #expect(try top(screen) == 20 + row.height)
    #expect(try screen.element("content").frame.maxY == 400)
    #expect(screen.contains("Towns") == !["no title", "a mode without a title"].contains(row.testDescription))
  }

  @Test("a large title is 34 bold from 16 points on, one in the row 17 semibold in the middle; both are headings")
  func titles() throws {
    let large = try screen { Box("content").navigationTitle("Towns") }.text("Towns")
    #expect(large.role == "header")
    #expect(large.frame.minX == 16)
    #expect(large.frame.size == size(of: Text("Towns").font(.system(size: 34, weight: .bold))))
    // The baseline is 15.67 above the bar's end, and 12.1 below the middle of the line.
    #expect(abs(large.frame.midY - (96 - 15.67 - 12.1)) < 1)
    let inline = try screen { Box("content").navigationBarTitle("Towns", displayMode: .inline) }.text("Towns")
    #expect(inline.role == "header")
    #expect(abs(inline.frame.midX - 195) < 0.5 && abs(inline.frame.midY - 22) < 0.5)
    #expect(inline.frame.size == size(of: Text("Towns").font(.system(size: 17, weight: .semibold))))
  }

  @Test("of several titles the first one shows, and any of the views may say how")
  func several() throws {
    let screen = screen {
      VStack(spacing: 0) {
        Text("plain")
        Box("content").navigationTitle("first")
        Text("other").navigationTitle("second").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(screen.contains("first") && !screen.contains("second"))
    #expect(try screen.text("first").frame.midY == 22)
  }

  private struct Changing: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Box("content", nil, 20)
        Button("next") { count += 1 }
      }
      .navigationTitle("title \(count)")
      .navigationBarTitleDisplayMode(count == 1 ? .inline : .large)
    }
  }

  @Test("title and bar follow the screen's state")
  func changing() throws {
    let screen = screen { Changing() }
    let offset = try top(screen)
    try screen.button("next").tap()
    #expect(screen.contains("title 1") && !screen.contains("title 0"))
    // The bar is 52 less, and the content in its middle half of it higher.
    #expect(try top(screen) == offset - 26)
    try screen.button("next").tap()
    #expect(screen.contains("title 2"))
    #expect(try top(screen) == offset)
  }

  @Test("content that scrolls begins below the bar and passes behind it")
  func scrolling() throws {
    let screen = screen {
      ScrollView { Box("content", 100, 1_000) }.navigationTitle("Towns").navigationBarTitleDisplayMode(.inline)
    }
    #expect(try top(screen) == 44)
    screen.scroll(by: 30)
    screen.finishAnimations()
    #expect(try top(screen) == 14)
  }

  @Test("all styles show one screen at a time", arguments: [0, 1, 2])
  func styles(index: Int) throws {
    func styled<S: NavigationViewStyle>(_ style: S) throws -> CGRect {
      let screen = Screen(.init { $0.size = CGSize(width: 390, height: 400) }) {
        NavigationView { Box("content").navigationTitle("Towns") }.navigationViewStyle(style)
      }
      return try screen.element("content").frame
    }
    let frame =
      switch index {
      case 0: try styled(.stack)
      case 1: try styled(StackNavigationViewStyle())
      default: try styled(DefaultNavigationViewStyle())
      }
    #expect(frame == CGRect(x: 0, y: 96, width: 390, height: 304))
  }

  @Test("a title's mode is one of three")
  func modes() {
    let modes: [NavigationBarItem.TitleDisplayMode] = [.automatic, .inline, .large]
    #expect(Set(modes).count == 3)
  }
}
