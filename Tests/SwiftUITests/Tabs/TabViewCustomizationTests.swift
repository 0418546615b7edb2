import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("tabViewCustomization") @MainActor
struct TabViewCustomizationTests {
  private static let pad = Screen.Settings { $0.size = CGSize(width: 1032, height: 1376) }

  private struct Tabs: View {
    @State var customization = TabViewCustomization()
    var isFixed = false
    var changed: (TabViewCustomization) -> Void = { _ in }
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }.customizationID("home").customizationBehavior(.disabled, for: .sidebar)
        Tab("News", systemImage: "newspaper") { Text("news") }.customizationID("news").defaultVisibility(.hidden, for: .sidebar)
        TabSection("Towns") {
          Tab("Kyoto", systemImage: "star") { Text("kyoto") }.customizationID("kyoto")
          Tab("Uji", systemImage: "star") { Text("uji") }.customizationID("uji").customizationBehavior(.reorderable)
        }
        .sectionActions { Button("Add") {} }
        .customizationID("towns")
        Tab("Unnamed", systemImage: "star") { Text("unnamed") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(.sidebar)
      .tabViewCustomization(isFixed ? nil : $customization)
      .onChange(of: customization) { changed(customization) }
    }
  }

  @Test("tabs that have names show and hide, unless the app keeps them")
  func visibility() {
    var customization = TabViewCustomization()
    #expect(Screen(Self.pad) { Tabs(customization: customization) }.tabs.map(\.label) == ["Home", "Kyoto", "Uji", "Unnamed"])
    customization[tab: "news"].sidebarVisibility = .visible
    for name in ["home", "kyoto", "uji"] { customization[sidebarVisibility: name] = .hidden }
    #expect(Screen(Self.pad) { Tabs(customization: customization) }.tabs.map(\.label) == ["Home", "News", "Uji", "Unnamed"])
    customization.resetVisibility()
    #expect(customization == TabViewCustomization())
  }

  @Test("a person moves tabs in a section that has a name")
  func order() throws {
    var last = TabViewCustomization()
    let screen = Screen(Self.pad) { Tabs { last = $0 } }
    try screen.button("Edit").tap()
    let handles = screen.elements.filter { $0.label == "Reorder" }
    #expect(handles.count == 2)
    let (first, second) = (try #require(handles.first).frame, try #require(handles.last).frame)
    screen.drag(
      from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: first.midX, y: second.maxY), duration: 0.5, rest: 0.2)
    screen.finishAnimations()
    try screen.button("Done").tap()
    #expect(screen.tabs.map(\.label) == ["Home", "Uji", "Kyoto", "Unnamed"])
    #expect(last[section: "towns"].tabOrder == ["uji", "kyoto"] && last[sectionID: "towns"] == ["uji", "kyoto"])
    let tab: TabViewCustomization.TabCustomization = last[tab: "uji"]
    let section: TabViewCustomization.SectionCustomization = last[section: "none"]
    #expect(tab.sidebarVisibility == .automatic && section.tabOrder == nil)
    var reset = last
    reset[section: "towns"].resetTabOrder()
    last.resetSectionOrder(for: "towns")
    #expect(last == TabViewCustomization() && reset == last)
    last.resetSectionOrder()
    #expect(last[sectionID: "towns"] == nil)
  }

  @Test("what was changed can be written and read, and kept by the app; without a binding nothing can be changed")
  func storing() throws {
    var customization = TabViewCustomization()
    customization[tab: "kyoto"].sidebarVisibility = .hidden
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
    let shown = Screen(Self.pad) { Tabs(customization: customization) }
    #expect(shown.tabs.map(\.label) == ["Home", "Uji", "Unnamed"])
    struct Kept: View {
      @AppStorage("tabs") var kept: TabViewCustomization
      @SceneStorage("tabs here") var here: TabViewCustomization
      var body: some View {
        Text(kept[sidebarVisibility: "a"] == .hidden && here[sidebarVisibility: "a"] == .hidden ? "kept" : "new")
        Button("change") {
          kept[sidebarVisibility: "a"] = .hidden
          here[sidebarVisibility: "a"] = .hidden
        }
      }
    }
    let name = "TabViewCustomizationTests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let kept = Screen { Kept().defaultAppStorage(store) }
    #expect(kept.contains("new"))
    try kept.button("change").tap()
    #expect(kept.contains("kept"))
    let fixed = Screen(Self.pad) { Tabs(customization: customization, isFixed: true) }
    #expect(fixed.tabs.map(\.label) == ["Home", "Kyoto", "Uji", "Unnamed"] && !fixed.contains("Edit"))
    #expect(TabCustomizationBehavior.automatic != .disabled && TabCustomizationBehavior.reorderable != .automatic)
  }
}
