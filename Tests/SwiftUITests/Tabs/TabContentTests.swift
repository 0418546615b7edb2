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
    @State var position = Place.home
    var hasSaved = true
    var body: some View {
      TabView(selection: $position) {
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

  @Test("tabs are made of ranges, of identifiable elements and of elements with a key path, and follow the data")
  func loops() throws {
    struct Feed: Identifiable { let id: String }
    struct Feeds: View {
      @State var feeds = [Feed(id: "One"), Feed(id: "Two")]
      @State var selection = "One"
      var body: some View {
        TabView(selection: $selection) {
          ForEach(feeds) { feed in
            Tab(feed.id, systemImage: "star", value: feed.id) {
              Button("more") { feeds.append(Feed(id: "Three")) }
              Text("page \(feed.id)")
            }
          }
          ForEach(["x"], id: \.self) { name in Tab(name, systemImage: "heart", value: name) { Text("page \(name)") } }
        }
      }
    }
    let screen = Screen(Self.phone) { Feeds() }
    #expect(screen.tabs.map(\.label) == ["One", "Two", "x"])
    try screen.button("more").tap()
    #expect(screen.tabs.map(\.label) == ["One", "Two", "Three", "x"])
    try screen.select(tab: "Three")
    #expect(screen.contains("page Three"))
    try screen.select(tab: "x")
    #expect(screen.contains("page x"))
    let range = Screen(Self.phone) {
      TabView { ForEach(0..<3) { number in Tab("tab \(number)", systemImage: "star") { Text("page \(number)") } } }
    }
    #expect(range.tabs.map(\.label) == ["tab 0", "tab 1", "tab 2"])
    try range.select(tab: "tab 2")
    #expect(range.contains("page 2"))
  }

  @Test("a tab says of itself what is read of it")
  func accessibility() throws {
    let screen = Screen(Self.phone) {
      TabView {
        Tab("A", systemImage: "star") {}.accessibilityLabel("Stars").accessibilityIdentifier("a").badge(3)
        Tab("B", systemImage: "star") {}.accessibilityValue("full").accessibilityHint("Leads on")
        Tab("C", systemImage: "star") {}.accessibilityLabel(Text("no"), isEnabled: false)
          .accessibilityValue(Text("no"), isEnabled: false).accessibilityHint(Text("no"), isEnabled: false)
          .accessibilityIdentifier("no", isEnabled: false)
      }
    }
    #expect(screen.tabs.map(\.label) == ["Stars", "B", "C"])
    #expect(screen.tabs.map(\.value) == ["3, 1 of 3", "full", "3 of 3"])
    #expect(try screen.tab("a").label == "Stars")
    #expect(screen.tabs.map(\.identifier) == ["a", "", ""])
  }

  private struct Placed: View {
    @Environment(\.tabBarPlacement) private var placement
    let name: String
    var body: some View { Text("\(name) \(words(for: placement))") }

    private func words(for placement: TabBarPlacement?) -> String {
      switch placement {
      case .some(.topBar): "top"
      case .some(.bottomBar): "bottom"
      case .some(.sidebar): "sidebar"
      case .some(.pageIndicator): "dots"
      default: "nowhere"
      }
    }
  }

  private var placed: some View {
    TabView {
      Tab("Pinned", systemImage: "pin") { Placed(name: "pinned") }.tabPlacement(TabPlacement.pinned)
      Tab("First", systemImage: "star") { Placed(name: "first") }.tabPlacement(.automatic)
      Tab("Side", systemImage: "star") { Placed(name: "side") }.tabPlacement(.sidebarOnly)
      Tab("Bar", systemImage: "star") { Placed(name: "bar") }.defaultVisibility(.hidden, for: .sidebar)
      Tab("None", systemImage: "star") { Placed(name: "none") }.defaultVisibility(.hidden, for: .sidebar, .tabBar)
      Tab("Shown", systemImage: "star") { Placed(name: "shown") }.defaultVisibility(.visible, for: .automatic)
    }
    .tabViewStyle(.sidebarAdaptable)
  }

  @Test("tabs are pinned to the end of bars, kept to sidebars or left out of one of both; they learn where the tabs show")
  func placements() throws {
    let phone = Screen(Self.phone) { placed }
    #expect(phone.tabs.map(\.label) == ["First", "Bar", "Shown", "Pinned"])
    #expect(phone.contains("pinned bottom"))
    let pad = Screen(Self.pad) { placed }
    #expect(pad.tabs.map(\.label) == ["First", "Bar", "Shown", "Pinned"])
    try pad.select(tab: "First")
    #expect(pad.contains("first top"))
    try pad.button("Sidebar").tap()
    #expect(pad.tabs.map(\.label) == ["Pinned", "First", "Side", "Shown"])
    #expect(pad.contains("first sidebar"))
    let pages = Screen { TabView { Placed(name: "page") }.tabViewStyle(.page) }
    #expect(pages.contains("page dots"))
    #expect(Screen { Placed(name: "page") }.contains("page nowhere"))
  }

  @Test("a tab view begins with what the app prefers, and a person changes it")
  func preferred() throws {
    let screen = Screen(Self.pad) { placed.defaultAdaptableTabBarPlacement(AdaptableTabBarPlacement.sidebar) }
    #expect(try screen.tab("First").frame.width == 288)
    try screen.button("Sidebar").tap()
    #expect(try screen.tab("First").frame.width < 200)
    #expect(Screen(Self.pad) { placed.defaultAdaptableTabBarPlacement(.tabBar) }.tabs.allSatisfy { $0.frame.width < 200 })
  }

  @Test("a sidebar has views above and below its tabs and a bar at its bottom; sections have actions")
  func sidebarParts() throws {
    struct Sides: View {
      @State var count = 0
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") {}
          TabSection("Lists") {
            Tab("Inbox", systemImage: "tray") {}
          }
          .sectionActions { Button("New List", systemImage: "plus") { count += 1 } }
          Tab("Last", systemImage: "star") {}
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultAdaptableTabBarPlacement(.sidebar)
        .tabViewSidebarHeader { Text("header \(count)") }
        .tabViewSidebarFooter { Text("footer") }
        .tabViewSidebarBottomBar { Text("bottom").frame(height: 40) }
      }
    }
    let screen = Screen(Self.pad) { Sides() }
    try screen.button("New List").tap()
    let positions = try ["header 1", "Home", "Lists", "Inbox", "New List", "Last", "footer", "bottom"].map {
      try screen.element($0).frame.midY
    }
    #expect(positions == positions.sorted())
    #expect(try screen.element("bottom").frame.maxY > 1376 - 20 - 40)
    try screen.button("Sidebar").tap()
    #expect(!screen.contains("New List") && !screen.contains("footer"))
  }

  private struct Kept: View {
    @State private var count = 0
    var body: some View { NavigationStack { Button("count \(count)") { count += 1 } } }
  }

  @Test(
    "tabs keep their state when the window becomes narrow or wide, and when a sidebar comes",
    arguments: [false, true])
  func widths(isAdaptable: Bool) throws {
    let tabs = TabView {
      Tab("One", systemImage: "star") { Kept() }
      Tab("Two", systemImage: "star") { Text("second") }
    }
    let screen = Screen(Self.pad) {
      if isAdaptable { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
    }
    try screen.button("count 0").tap()
    screen.resize(to: CGSize(width: 390, height: 800))
    #expect(screen.contains("count 1"))
    #expect(try screen.tab("One").frame.minY > 700)
    try screen.button("count 1").tap()
    screen.resize(to: CGSize(width: 1180, height: 820))
    #expect(screen.contains("count 2"))
    #expect(try screen.tab("One").frame.maxY < 100)
  }
}
