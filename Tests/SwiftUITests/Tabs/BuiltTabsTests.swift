import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Tabs by their builder's own functions, and styles by name")
@MainActor
struct BuiltTabsTests {
  private static let pad = Screen.Settings {
    $0.size = CGSize(width: 1032, height: 1376)
    $0.safeAreaInsets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
  }

  private static var tabs: TupleTabContent<Int, Tab<Int, Text, DefaultTabLabel>, AnyTabContent<Int>> {
    let tab: Tab<Int, Text, DefaultTabLabel> = Tab("One", systemImage: "star", value: 1) { Text("first") }
    let search: AnyTabContent<Int> = TabContentBuilder<Int>.buildLimitedAvailability(
      Tab(value: 2, role: TabRole.search) { Text("second") })
    return TabContentBuilder<Int>.buildBlock(tab, search)
  }

  private struct Two: View {
    @State var position = 1
    var body: some View { TabView(selection: $position) { BuiltTabsTests.tabs } }
  }

  @Test("tabs that the builder put together show, whatever their types are")
  func tuple() throws {
    let screen = Screen { Two() }
    #expect(screen.tabs.map(\.label) == ["One", "Search"])
    try screen.select(tab: "Search")
    #expect(screen.contains("second"))
  }

  @Test("a prominent tab stands at the end, after the one that searches, and shows what is its own")
  func prominent() throws {
    let screen = Screen {
      TabView {
        Tab("Play", systemImage: "play", role: .prominent) { Text("playing") }
        Tab(role: .search) { Text("finding") }
        Tab("One", systemImage: "star") { Text("first") }
      }
    }
    #expect(screen.tabs.map(\.label) == ["One", "Search", "Play"])
    try screen.select(tab: "Play")
    #expect(screen.contains("playing"))
  }

  @Test("the styles by name are those of the short names")
  func styles() {
    let positions = { (view: any View) in Screen(Self.pad) { AnyView(view) }.tabs.map(\.frame) }
    #expect(positions(Two().tabViewStyle(TabBarOnlyTabViewStyle())) == positions(Two().tabViewStyle(.tabBarOnly)))
    #expect(positions(Two().tabViewStyle(SidebarAdaptableTabViewStyle())) == positions(Two().tabViewStyle(.sidebarAdaptable)))
    #expect(positions(Two().tabViewStyle(TabBarOnlyTabViewStyle())).count == 2)
  }
}
