import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("DefaultToolbarItem") @MainActor
struct DefaultToolbarItemTests {
  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen(.init { $0.size = CGSize(width: 400, height: 400) }) { NavigationStack { content() } }
  }

  private struct Towns: View {
    var removes = false
    var behavior = SearchToolbarBehavior.automatic
    @State private var name = ""
    var body: some View {
      List { Text("Kyoto\(name)") }
        .searchable(text: $name)
        .searchToolbarBehavior(behavior)
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Share") {} }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Add") {} }
        }
        .toolbar(removing: removes ? .search : nil)
    }
  }

  @Test("the field of a search stands among the buttons at the bottom, and has what they leave")
  func search() throws {
    let screen = screen { Towns() }
    let field = try #require(screen.elements(role: "searchField").first).frame
    let (share, add) = (try screen.button("Share").frame, try screen.button("Add").frame)
    #expect(field.minY > 350 && field.minX > share.maxX && field.maxX < add.minX && field.width > 150)
    try screen.search(for: "!")
    #expect(screen.contains("Kyoto!"))
    try screen.cancelSearch()
    #expect(screen.contains("Kyoto") && screen.elements(role: "searchField").count == 1)
  }

  @Test("a search that is a button until it is used stands there, too, and its field after it")
  func minimized() throws {
    let screen = screen { Towns(behavior: .minimize) }
    #expect(screen.elements(role: "searchField").isEmpty)
    #expect(screen.elements(role: "button").count { $0.label == "Search" } == 1)
    #expect(try screen.button("Search").frame.minY > 350)
    try screen.button("Search").tap()
    screen.finishAnimations()
    #expect(try #require(screen.elements(role: "searchField").first).frame.minY > 350)
    try screen.cancelSearch()
    #expect(try screen.button("Search").frame.minY > 350)
  }

  @Test("without a search, or where it is removed, it shows nothing")
  func none() {
    #expect(screen { Towns(removes: true) }.elements(role: "searchField").isEmpty)
    let button = screen { Towns(removes: true, behavior: .minimize) }
    #expect(!button.elements(role: "button").contains { $0.label == "Search" })
    let bare = screen {
      Color.white.toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
    }
    #expect(bare.elements(role: "toolbar").isEmpty)
  }

  @Test("a title stands where it is put, and not in the middle")
  func title() throws {
    let screen = screen {
      Color.white.navigationTitle("Towns").navigationBarTitleDisplayMode(.inline).navigationSubtitle("Kansai")
        .toolbar { DefaultToolbarItem(kind: .title, placement: .topBarLeading) }
    }
    let titles = screen.elements.filter { $0.label == "Towns" }
    #expect(titles.count == 1)
    #expect(try #require(titles.first).frame.minX == 16)
    #expect(screen.elements.count { $0.label == "Kansai" } == 1)
  }

  @Test("the button for the sidebar stands where it is put")
  func sidebar() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 1_000, height: 600) }) {
      NavigationSplitView {
        List { Text("side") }.toolbar { DefaultToolbarItem(kind: .sidebarToggle, placement: .topBarTrailing) }
      } detail: {
        Text("detail")
      }
    }
    let toggles = screen.elements.filter { $0.identifier == "ToggleSidebar" }
    #expect(toggles.count == 1)
    #expect(try #require(toggles.first).frame.minX > 200)
    try #require(toggles.first).tap()
    screen.finishAnimations()
    #expect(!screen.contains("side"))
  }
}
