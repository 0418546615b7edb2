import ApusTesting
import SwiftUI
import Testing

@Suite("Columns side by side")
@MainActor
struct NavigationSplitViewTests {
  private func screen<V: View>(_ width: CGFloat = 1180, _ height: CGFloat = 820, @ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(.init { $0.size = CGSize(width: width, height: height) }) { view }
  }

  @Test("three columns are 320, 375 and what is left wide, with a line between them")
  func widths() throws {
    let screen = screen {
      NavigationSplitView {
        Box("a").navigationBarTitle("A", displayMode: .inline)
      } content: {
        Box("b").navigationBarTitle("B", displayMode: .inline)
      } detail: {
        Box("c").navigationBarTitle("C", displayMode: .inline)
      }
    }
    #expect(try screen.element("a").frame == CGRect(x: 0, y: 50, width: 320, height: 770))
    #expect(try screen.element("b").frame == CGRect(x: 320.5, y: 50, width: 375, height: 770))
    #expect(try screen.element("c").frame == CGRect(x: 696, y: 50, width: 484, height: 770))
    #expect(abs(try screen.text("B").frame.midX - 508) < 0.5)
  }

  private struct Columns: View {
    @State var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Box("sidebar").navigationSplitViewColumnWidth(200)
      } content: {
        Box("content").navigationSplitViewColumnWidth(min: 100, ideal: 250, max: 240)
      } detail: {
        VStack {
          Button("double") { visibility = .doubleColumn }
          Button("detail") { visibility = .detailOnly }
          Button("all") { visibility = .all }
        }
      }
    }
  }

  @Test("a binding says which columns show, and they say how wide they are")
  func visibility() throws {
    let screen = screen { Columns() }
    #expect(try screen.element("sidebar").frame.width == 200 && screen.element("content").frame.width == 240)
    try screen.button("double").tap()
    #expect(!screen.contains("sidebar") && screen.contains("content"))
    try screen.button("detail").tap()
    #expect(!screen.contains("sidebar") && !screen.contains("content"))
    try screen.button("all").tap()
    #expect(screen.contains("sidebar") && screen.contains("content"))
    #expect(NavigationSplitViewVisibility.automatic != .all)
  }

  @Test("a link in a column shows its screen in the next one, and values find what the column says")
  func links() throws {
    let screen = screen {
      NavigationSplitView {
        VStack {
          NavigationLink("view") { Text("shown") }
          NavigationLink("value", value: 4)
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("nothing yet")
      }
    }
    #expect(screen.contains("nothing yet"))
    try screen.button("view").tap()
    screen.finishAnimations()
    #expect(screen.contains("shown") && screen.contains("value") && !screen.contains("nothing yet"))
    try screen.button("value").tap()
    screen.finishAnimations()
    #expect(screen.contains("number 4") && !screen.contains("shown"))
  }

  @Test("a link that is no link to details pushes in its own column")
  func ownColumn() throws {
    let screen = screen {
      NavigationSplitView {
        NavigationLink("view") { Text("shown") }.isDetailLink(false)
      } detail: {
        Text("nothing yet")
      }
    }
    try screen.button("view").tap()
    screen.finishAnimations()
    #expect(screen.contains("shown") && screen.contains("nothing yet") && !screen.contains("view"))
  }

  private struct Narrow: View {
    @State var column = NavigationSplitViewColumn.detail
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        VStack {
          Text(column == .sidebar ? "sidebar" : "elsewhere")
          Button("forward") { column = .detail }
        }
        .navigationTitle("Side")
      } detail: {
        Text("detail")
      }
    }
  }

  @Test("where there is room for one, the columns are a stack, and a binding says which one shows")
  func compact() throws {
    let screen = screen(390, 800) { Narrow() }
    #expect(screen.contains("detail"))
    try screen.goBack()
    #expect(screen.contains("sidebar"))
    try screen.button("forward").tap()
    screen.finishAnimations()
    #expect(screen.contains("detail"))
    #expect(NavigationSplitViewColumn.content != .sidebar)
  }

  @Test("links push where there is room for one column")
  func compactLinks() throws {
    let screen = screen(390, 800) {
      NavigationSplitView {
        NavigationLink("view") { Text("shown") }.navigationTitle("Side")
      } detail: {
        Text("nothing yet")
      }
    }
    #expect(screen.contains("view") && !screen.contains("nothing yet"))
    try screen.button("view").tap()
    screen.finishAnimations()
    #expect(screen.contains("shown"))
    try screen.goBack()
    #expect(screen.contains("view"))
  }

  @Test("a navigation view of two views is two columns where there is room, and shows the first one where there is not")
  func oldForm() {
    let view = NavigationView {
      Text("first")
      Text("second")
    }
    let wide = screen { view }
    #expect(wide.contains("first") && wide.contains("second"))
    let narrow = screen(390, 800) { view }
    #expect(narrow.contains("first") && !narrow.contains("second"))
    let columns: ColumnNavigationViewStyle = .columns
    let same = screen { view.navigationViewStyle(columns) }
    #expect(same.contains("first") && same.contains("second"))
    let old = screen { view.navigationViewStyle(DoubleColumnNavigationViewStyle()) }
    #expect(old.contains("first") && old.contains("second"))
    let stacked = screen { view.navigationViewStyle(.stack) }
    #expect(stacked.contains("first") && !stacked.contains("second"))
  }

  @Test("styles say how columns share the room")
  func styles() {
    func styled<S: NavigationSplitViewStyle>(_ style: S) -> Screen {
      screen {
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }
        .navigationSplitViewStyle(style)
      }
    }
    let balanced = styled(.balanced), prominent = styled(.prominentDetail), automatic = styled(.automatic)
    _ = (
      BalancedNavigationSplitViewStyle.self, ProminentDetailNavigationSplitViewStyle.self,
      AutomaticNavigationSplitViewStyle.self
    )
    for screen in [balanced, prominent, automatic] { #expect(screen.contains("a") && screen.contains("b")) }
  }
}
