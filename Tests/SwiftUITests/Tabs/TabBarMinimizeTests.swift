import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("tabBarMinimizeBehavior") @MainActor
struct TabBarMinimizeTests {
  private struct Accessory: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    @State private var count = 0
    var body: some View {
      Button("\(placement == .inline ? "inline" : "expanded") \(count)") { count += 1 }
    }
  }

  private func screen(_ behavior: TabBarMinimizeBehavior, searches: Bool = true) -> Screen {
    Screen(.init { $0.size = CGSize(width: 400, height: 600) }) {
      TabView {
        Tab("Towns", systemImage: "star") {
          NavigationStack { ScrollView { Color.white.frame(height: 2_000) } }
        }
        Tab("Trains", systemImage: "tram") { Box("trains") }
        if searches { Tab(role: .search) { Text("find") } }
      }
      .tabViewBottomAccessory { Accessory() }
      .tabBarMinimizeBehavior(behavior)
    }
  }

  private func accessory(_ screen: Screen) throws -> CGRect {
    try #require(screen.elements.first { $0.label.hasPrefix("inline") || $0.label.hasPrefix("expanded") }).frame
  }

  @Test("scrolling down leaves a button for the tab that shows and one that searches, and back brings all")
  func down() throws {
    let screen = screen(.onScrollDown)
    #expect(screen.tabs.map(\.label) == ["Towns", "Trains", "Search"])
    screen.scroll(by: 100)
    screen.settle()
    #expect(screen.tabs.map(\.label) == ["Towns", "Search"])
    let (towns, search) = (try screen.tab("Towns").frame, try screen.tab("Search").frame)
    #expect(towns.minX == 21 && towns.width == 48 && towns.height == 48 && search.maxX == 379)
    screen.scroll(by: -30)
    screen.settle()
    #expect(screen.tabs.count == 3)
  }

  @Test("what is above the bar stands between the buttons then, and keeps its state")
  func inline() throws {
    let screen = screen(.onScrollDown)
    try screen.button("expanded 0").tap()
    screen.scroll(by: 100)
    screen.settle()
    let (towns, search, middle) = (try screen.tab("Towns").frame, try screen.tab("Search").frame, try accessory(screen))
    #expect(middle.minX >= towns.maxX && middle.maxX <= search.minX && abs(middle.midY - towns.midY) < 0.6)
    try screen.button("inline 1").tap()
    #expect(try screen.button("inline 2").isEnabled)
    try screen.tab("Towns").tap()
    screen.settle()
    #expect(screen.tabs.count == 3)
    #expect(try accessory(screen).maxY < #require(screen.tabBar).frame.minY)
    #expect(try screen.button("expanded 2").isEnabled)
  }

  @Test("the button that searches leads to its tab, below a large bar")
  func search() throws {
    let screen = screen(.onScrollDown)
    screen.scroll(by: 100)
    screen.settle()
    try screen.select(tab: "Search")
    screen.settle()
    #expect(screen.contains("find") && screen.tabs.count == 3 && screen.selectedTab?.label == "Search")
  }

  @Test("on scrolling up it is the other way round; small steps, automatic and never leave it")
  func others() {
    let up = screen(.onScrollUp, searches: false)
    up.scroll(by: 300)
    up.settle()
    #expect(up.tabs.count == 2)
    up.scroll(by: -100)
    up.settle()
    #expect(up.tabs.map(\.label) == ["Towns"])
    for behavior in [TabBarMinimizeBehavior.automatic, .never] {
      let screen = screen(behavior)
      screen.scroll(by: 300)
      screen.settle()
      #expect(screen.tabs.count == 3)
    }
    let little = screen(.onScrollDown)
    little.scroll(by: 8)
    little.settle()
    #expect(little.tabs.count == 3)
  }

  @Test(
    "a bar that is small becomes large where scrolling is no longer to change it",
    arguments: [TabBarMinimizeBehavior.automatic, .never])
  func noLonger(behavior: TabBarMinimizeBehavior) throws {
    struct Changing: View {
      let behavior: TabBarMinimizeBehavior
      @State private var isOff = false
      var body: some View {
        TabView {
          Tab("Towns", systemImage: "star") {
            ScrollView { Color.white.frame(height: 2_000) }
              .overlay { Button("off") { isOff = true } }
          }
          Tab("Trains", systemImage: "tram") { Box("trains") }
        }
        .tabBarMinimizeBehavior(isOff ? behavior : .onScrollDown)
      }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 400, height: 600) }) { Changing(behavior: behavior) }
    screen.scroll(by: 100)
    screen.settle()
    #expect(screen.tabs.map(\.label) == ["Towns"])
    try screen.button("off").tap()
    screen.settle()
    #expect(screen.tabs.count == 2)
  }
}
