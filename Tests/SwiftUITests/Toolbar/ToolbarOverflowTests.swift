import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing

@Suite("Bars without room for all their items") @MainActor
struct ToolbarOverflowTests {
  private func screen<Content: ToolbarContent>(
    width: CGFloat = 400, title: String = "Towns", @ToolbarContentBuilder _ items: () -> Content
  ) -> Screen {
    let items = items()
    return Screen(menuSize: CGSize(width: width, height: 500)) {
      NavigationStack { Color.white.navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar { items } }
    }
  }

  /// The names of the buttons at the top, from left to right.
  private func names(_ screen: Screen, _ all: [String]) -> [String] {
    let found = all.compactMap { name in (try? screen.barButton(name).frame.minX).map { (name, $0) } }
    return found.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private let all = ["More", "Alpha", "Beta", "Gamma", "Delta"]

  @ToolbarContentBuilder private var prioritized: some ToolbarContent {
    ToolbarItem { Button("Alpha") {} }.visibilityPriority(.high)
    ToolbarItem { Button("Beta") {} }
    ToolbarItem { Button("Gamma") {} }.visibilityPriority(.low)
    ToolbarItem { Button("Delta") {} }
  }

  @Test("with room for all nothing leaves; with less the lowest priority goes into the menu first, of equal ones the last")
  func priorities() throws {
    #expect(names(screen(width: 700) { prioritized }, all) == ["Alpha", "Beta", "Gamma", "Delta"])
    var shown: [[String]] = []
    for width in stride(from: CGFloat(440), through: 120, by: -14) {
      let now = names(screen(width: width) { prioritized }, all)
      if now != shown.last { shown.append(now) }
    }
    #expect(
      shown == [
        ["Alpha", "Beta", "Gamma", "Delta"], ["More", "Alpha", "Beta", "Delta"], ["More", "Alpha", "Beta"], ["More", "Alpha"],
        ["More"],
      ])
    let narrow = screen(width: 300) { prioritized }
    let shownNow = names(narrow, all), missing = ["Alpha", "Beta", "Gamma", "Delta"].filter { !shownNow.contains($0) }
    try narrow.openMenu("More")
    #expect(narrow.menuItems.map(\.label) == missing && missing.contains("Gamma"))
  }

  @Test("the title keeps its room; without a priority all items stay, as they always did")
  func unsaid() throws {
    let plain = screen(width: 300) {
      ToolbarItem { Button("Alpha") {} }
      ToolbarItem { Button("Beta") {} }
      ToolbarItem { Button("Gamma") {} }
      ToolbarItem { Button("Delta") {} }
    }
    #expect(names(plain, all) == ["Alpha", "Beta", "Gamma", "Delta"])
    let short = screen(width: 400, title: "T") { prioritized },
      long = screen(width: 400, title: "A title that is long") { prioritized }
    let own = Array(all.dropFirst())
    #expect(names(long, own).count < names(short, own).count)
  }

  @Test("a pinned item stands at the end, and stays")
  func pinned() throws {
    let items = { (width: CGFloat) in
      self.screen(width: width) {
        ToolbarItem(placement: .topBarPinnedTrailing) { Button("Delta") {} }
        ToolbarItem { Button("Alpha") {} }.visibilityPriority(.high)
        ToolbarItem { Button("Beta") {} }
      }
    }
    #expect(names(items(600), all) == ["Alpha", "Beta", "Delta"])
    #expect(names(items(180), all) == ["More", "Delta"])
  }

  @Test("a space between items goes with what it keeps apart, and is no line of the menu")
  func spaces() throws {
    let items = { (width: CGFloat) in
      self.screen(width: width) {
        ToolbarItem { Button("Alpha") {} }.visibilityPriority(.high)
        ToolbarSpacer(.fixed)
        ToolbarItem { Button("Beta") {} }
        ToolbarItem { Button("Gamma") {} }
      }
    }
    let wide = items(700), narrow = items(200)
    #expect(names(wide, all) == ["Alpha", "Beta", "Gamma"] && names(narrow, all) == ["More", "Alpha"])
    #expect(try abs(narrow.barButton("Alpha").frame.maxX - 184) < 1)
    try narrow.openMenu("More")
    #expect(narrow.menuItems.map(\.label) == ["Beta", "Gamma"])
  }

  @Test("the button of the menu is as large as the others, whatever the size of texts")
  func largeTexts() throws {
    func size(_ textSize: DynamicTypeSize) throws -> CGSize {
      let screen = Screen(menuSize: CGSize(width: 180, height: 500)) {
        NavigationStack { Color.white.toolbar { ToolbarOverflowMenu { Button("Rename") {} } } }.dynamicTypeSize(textSize)
      }
      return try screen.barButton("More").frame.size
    }
    #expect(try size(.accessibility3) == size(.large))
  }

  @Test("ToolbarOverflowMenu and toolbarOverflowMenu(content:) are in the menu, behind what left the bar")
  func menu() throws {
    var lines: [String] = []
    let screen = Screen(menuSize: CGSize(width: 700, height: 500)) {
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem { Button("Alpha") {} }
          ToolbarOverflowMenu {
            Button("Rename") { lines.append("rename") }
            Button("Copy") {}
          }
        }
        .toolbarOverflowMenu { Button("Delete") {} }
      }
    }
    #expect(names(screen, all) == ["More", "Alpha"])
    try screen.openMenu("More")
    #expect(screen.menuItems.map(\.label) == ["Rename", "Copy", "Delete"])
    try screen.chooseMenuItem("Rename")
    #expect(lines == ["rename"])
    let narrow = self.screen(width: 180) {
      ToolbarItem { Button("Alpha") {} }
      ToolbarItem { Button("Gamma") {} }.visibilityPriority(.low)
      ToolbarOverflowMenu { Button("Rename") {} }
    }
    try narrow.openMenu("More")
    #expect(narrow.menuItems.map(\.label).last == "Rename" && narrow.menuItems.map(\.label).contains("Gamma"))
  }

  private struct Own: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem { Button("Beta") {} }
      ToolbarItem { Button("Gamma") {} }
    }
  }

  @Test("an app's own content has a priority as a whole")
  func own() throws {
    let screen = screen(width: 200) {
      Own().visibilityPriority(.low)
      ToolbarItem { Button("Alpha") {} }
    }
    #expect(names(screen, all) == ["More", "Alpha"])
  }

  @Test("priorities are in an order, and others lie between and beyond them")
  func order() {
    let (low, automatic, high) = (
      ToolbarItemVisibilityPriority.low, ToolbarItemVisibilityPriority.automatic, ToolbarItemVisibilityPriority.high
    )
    #expect(low < automatic && automatic < high)
    let (above, below) = (
      ToolbarItemVisibilityPriority(higherThan: automatic), ToolbarItemVisibilityPriority(lowerThan: automatic)
    )
    #expect(automatic < above && above < high && low < below && below < automatic)
    #expect(ToolbarItemVisibilityPriority(higherThan: high) > high && ToolbarItemVisibilityPriority(lowerThan: low) < low)
  }
}
