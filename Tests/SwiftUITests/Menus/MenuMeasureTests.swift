import ApusTesting
import SwiftUI
import Testing

/// Menus of bars, beside pictures of iPhones.
@MainActor
@Suite("Menus measure what iOS's do") struct MenuMeasureTests {
  /// A screen with a menu at the end of its bar, opened.
  private func opened<Items: View>(_ settings: Screen.Settings, @ViewBuilder _ items: @escaping () -> Items) throws -> Screen {
    let screen = Screen(settings) {
      NavigationStack {
        Color.white.navigationBarTitle("Hx", displayMode: .inline)
          .toolbar { ToolbarItem(placement: .primaryAction) { Menu("Sport", systemImage: "star", content: items) } }
      }
      .environment(\.reducesTransparency, true)
    }
    try screen.openMenu("Sport")
    return screen
  }

  private func settings(_ base: Screen.Settings) -> Screen.Settings {
    Screen.Settings {
      $0 = base
      $0.verifiesCaches = false
    }
  }

  @Test("393 wide: a menu of a bar's button is 250 wide, 8 before the edge and below the bar; rows are 44 apart (Facts 4.9)")
  func bar() throws {
    let screen = try opened(settings(.phone())) {
      ForEach(["Baseball", "Basketball", "Hockey"], id: \.self) { name in Button(name) {} }
    }
    let rows = screen.menuItems.map(\.frame)
    expect([
      Measure("its side", rows[0].minX, 135), Measure("its end", rows[0].maxX, 385), Measure("its top", rows[0].minY, 98.33),
      Measure("pitch", rows[1].minY - rows[0].minY, 44), Measure("last row", rows[2].height, 43.67),
    ])
  }

  @Test("402 wide: checks, a section's title, two lines, and what lies between sections (Facts 4.9)")
  func sections() throws {
    let screen = try opened(settings(.phone402)) {
      Section("View") {
        Toggle("Grid", isOn: .constant(true))
        Toggle("List", isOn: .constant(false))
      }
      Section {
        Button("A longer title that needs two lines of it") {}
        Button("Last") {}
      }
    }
    let rows = screen.menuItems.map(\.frame)
    let title = try screen.text("View").frame
    expect([
      Measure("its side", rows[0].minX, 144), Measure("its end", rows[0].maxX, 394),
      Measure("the title's row", rows[0].minY - 101.67, 32.67), Measure("the title", title.minX, 176.5),
      Measure("pitch", rows[1].minY - rows[0].minY, 44), Measure("and between sections", rows[2].minY - rows[1].minY, 43.67 + 8),
      Measure("two lines", rows[3].minY - rows[2].minY, 66),
    ])
  }

  @Test("402 wide: without checks texts begin 16 inside and symbols end 20.7 before the other side (Facts 4.9)")
  func columns() throws {
    let screen = try opened(settings(.phone402)) {
      Button("Hirst", systemImage: "checkmark") {}
      Button("Second") {}
    }
    let row = try screen.menuItem("Hirst").frame
    let ground = screen.gray(x: Int((row.minX + 60) * 3), y: Int((row.minY + 3) * 3))
    let text = screen.ink(in: CGRect(x: row.minX + 4, y: row.minY + 4, width: 100, height: 36), on: ground, by: 60)
    let symbol = screen.ink(in: CGRect(x: row.maxX - 60, y: row.minY + 4, width: 55, height: 36), on: ground, by: 60)
    expect([
      Measure("text", text.minX - row.minX, 16.67 + 0.66), Measure("capitals", text.minY - row.minY, 15.3),
      Measure("symbol's end", row.maxX - symbol.maxX, 20.7), Measure("symbol's middle", row.maxX - symbol.midX, 28),
    ])
  }

  @Test("a menu longer than the screen ends at the safe area's lower edge (Facts 4.9)")
  func long() throws {
    let screen = try opened(settings(.phone402)) { ForEach(0..<40, id: \.self) { number in Button("item \(number)") {} } }
    screen.scroll(by: 10_000)
    screen.finishAnimations()
    let last = try screen.menuItem("item 39").frame
    expect([Measure("the last row's end", last.maxY, 840)])
  }
}
