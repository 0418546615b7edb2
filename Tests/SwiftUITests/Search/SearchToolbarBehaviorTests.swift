import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("searchToolbarBehavior, tabViewSearchActivation") @MainActor
struct SearchToolbarBehaviorTests {
  private struct Towns: View {
    let behavior: SearchToolbarBehavior
    @State private var name = ""
    var body: some View {
      NavigationStack {
        List { Text("Kyoto\(name)") }.navigationTitle("Towns").searchable(text: $name).searchToolbarBehavior(behavior)
      }
    }
  }

  @Test("minimize: a button until it is pressed, then the field with the focus, and the button again after Cancel")
  func minimize() throws {
    let screen = Screen { Towns(behavior: .minimize) }
    #expect(screen.elements(role: "searchField").isEmpty)
    try screen.button("Search").tap()
    screen.finishAnimations()
    screen.type("!")
    #expect(screen.elements(role: "searchField").count == 1 && screen.contains("Kyoto!"))
    try screen.cancelSearch()
    #expect(screen.elements(role: "searchField").isEmpty && screen.contains("Kyoto"))
    #expect(try screen.button("Search").frame.maxX > screen.size.width - 60)
  }

  @Test("automatic: the field")
  func automatic() throws {
    let screen = Screen { Towns(behavior: .automatic) }
    #expect(try screen.searchField.isEnabled)
    #expect(!screen.elements(role: "button").contains { $0.label == "Search" })
  }

  private func tabs(_ activation: TabSearchActivation) -> Screen {
    struct Tabs: View {
      let activation: TabSearchActivation
      @State private var name = ""
      var body: some View {
        TabView {
          Tab("Towns", systemImage: "star") { Text("towns") }
          Tab("Trains", systemImage: "tram") { Text("trains") }
          Tab(role: .search) { NavigationStack { List { Text("found\(name)") } } }
        }
        .searchable(text: $name)
        .tabViewSearchActivation(activation)
      }
    }
    return Screen { Tabs(activation: activation) }
  }

  @Test("searchTabSelection: choosing the tab begins the search, and its end leads back to the tab before")
  func linked() throws {
    let screen = tabs(.searchTabSelection)
    #expect(screen.diagnostics.isEmpty)
    try screen.select(tab: "Trains")
    for _ in 0..<2 {
      try screen.select(tab: "Search")
      screen.finishAnimations()
      screen.type("!")
      #expect(screen.contains("found!"))
      try screen.cancelSearch()
      #expect(screen.contains("trains") && screen.selectedTab?.label == "Trains")
    }
  }

  @Test("a search that ends while another tab shows leads nowhere")
  func endsElsewhere() throws {
    struct Tabs: View {
      @State private var name = ""
      @State private var selection = 0
      @State private var isSearching = false
      var body: some View {
        TabView(selection: $selection) {
          Tab("Towns", systemImage: "star", value: 0) { Text("towns") }
          Tab("Trains", systemImage: "tram", value: 1) { Text("trains") }
          Tab(value: 2, role: .search) { NavigationStack { List { Text("found\(name)") } } }
        }
        .searchable(text: $name, isPresented: $isSearching)
        .tabViewSearchActivation(.searchTabSelection)
        .onChange(of: selection) { if selection != 2 { isSearching = false } }
      }
    }
    let screen = Screen { Tabs() }
    try screen.select(tab: "Search")
    screen.finishAnimations()
    try screen.select(tab: "Trains")
    screen.finishAnimations()
    #expect(screen.contains("trains") && screen.selectedTab?.label == "Trains")
  }

  @Test("otherwise the tab shows, and the search begins with its field")
  func unlinked() throws {
    let screen = tabs(.automatic)
    try screen.select(tab: "Search")
    screen.finishAnimations()
    screen.type("!")
    #expect(screen.contains("found"))
    try screen.search(for: "?")
    try screen.cancelSearch()
    #expect(screen.selectedTab?.label == "Search")
  }
}
