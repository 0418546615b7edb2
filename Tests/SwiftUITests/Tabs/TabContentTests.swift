import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Tab, TabSection and what builds them")
@MainActor
struct TabContentTests {
  private static let phone = Screen.Settings { $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }
  private static let pad = Screen.Settings {
    $0.size = CGSize(width: 1032, height: 1376)
    $0.safeAreaInsets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
  }

  private enum Place: Hashable { case home, shop, search, recent, saved }

  private struct More: TabContent {
    typealias TabValue = Place
    @State private var count = 3
    var body: some TabContent<Place> {
      Tab("Recent", systemImage: "clock", value: .recent) { Button("add") { count += 1 } }.badge(count)
    }
  }

  private struct Shop: View {
    @State var place = Place.home
    var hasSaved = true
    var body: some View {
      TabView(selection: $place) {
        Tab(value: .search, role: .search) { Text("find") }
        Tab("Home", systemImage: "house", value: .home) {
          Text("home")
          Text("and more")
        }
        TabSection("Buy") {
          Tab(value: .shop) {
            Text("shop")
          } label: {
            Label("Shop", systemImage: "cart")
          }
          if hasSaved { Tab("Saved", systemImage: "heart", value: .saved) { Text("saved") }.accessibilityIdentifier("kept") }
        }
        More()
      }
    }
  }

  @Test("a tab has its label and its page; a search tab stands last with a label of its own")
  func phoneTabs() throws {
    let screen = Screen(Self.phone) { Shop() }
    #expect(screen.tabs.map(\.label) == ["Home", "Shop", "Saved", "Recent", "Search"])
    #expect(screen.selectedTab?.label == "Home")
    #expect(screen.contains("and more"))
    try screen.select(tab: "kept")
    #expect(screen.contains("saved"))
    try screen.select(tab: "Search")
    #expect(screen.contains("find"))
    try screen.select(tab: "Recent")
    #expect(try screen.badge(ofTab: "Recent") == "3")
    try screen.button("add").tap()
    #expect(try screen.badge(ofTab: "Recent") == "4")
  }

  @Test("a branch without its tab has none; disabled ones cannot be chosen, hidden ones do not show")
  func branches() throws {
    #expect(Screen(Self.phone) { Shop(hasSaved: false) }.tabs.count == 4)
    let screen = Screen(Self.phone) {
      TabView {
        Tab("A", systemImage: "star") { Text("a") }
        Tab("B", systemImage: "star") { Text("b") }.disabled(true)
        Tab("C", systemImage: "star") { Text("c") }.hidden()
        Tab("D", systemImage: "star") { Text("d") }
        Tab("E", systemImage: "star") { Text("e") }
      }
    }
    #expect(screen.tabs.map(\.label) == ["A", "B", "D", "E"])
    try screen.select(tab: "B")
    #expect(screen.contains("a"))
    try screen.select(tab: "E")
    #expect(screen.contains("e"))
  }

  @Test("a wide window has the capsule at its top: 40.5 high, 29 from the screen's top")
  func capsule() throws {
    let screen = Screen(Self.pad) { Shop().tabViewStyle(.tabBarOnly) }
    let tabs = screen.tabs
    #expect(tabs.map(\.label) == ["Home", "Shop", "Saved", "Recent", "Search"])
    #expect(tabs.allSatisfy { abs($0.frame.minY - 33) < 0.6 && abs($0.frame.height - 32.5) < 0.6 })
    let middle = (tabs[0].frame.minX + tabs[4].frame.maxX) / 2
    #expect(abs(middle - 516) < 0.6)
    try screen.select(tab: "Shop")
    #expect(screen.contains("shop"))
    #expect(!screen.contains("Sidebar"))
  }

  @Test("a wide window may have a sidebar instead, with the sections' headers")
  func sidebar() throws {
    let screen = Screen(Self.pad) { Shop().tabViewStyle(.sidebarAdaptable) }
    try screen.button("Sidebar").tap()
    #expect(screen.contains("Buy"))
    #expect(try screen.tab("Shop").frame.width == 288)
    #expect(try screen.text("home").frame.minX > 320)
    try screen.select(tab: "Shop")
    #expect(screen.contains("shop"))
    try screen.button("Sidebar").tap()
    #expect(!screen.contains("Buy"))
  }
}
