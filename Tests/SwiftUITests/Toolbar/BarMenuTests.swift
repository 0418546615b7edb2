import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Menus of bars")
@MainActor
struct BarMenuTests {
  private final class Log { var lines: [String] = [] }

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(menuSize: CGSize(width: 393, height: 500)) { NavigationStack { content() } }
  }

  @Test("what is done less stands together in a menu at the trailing side")
  func secondary() throws {
    let log = Log()
    let screen = screen {
      Box("x").toolbar {
        ToolbarItem(placement: .secondaryAction) { Button("Rename") { log.lines.append("rename") } }
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("Copy", systemImage: "doc.on.doc") { log.lines.append("copy") }
          Button("Delete", role: .destructive) {}
        }
      }
    }
    #expect(!screen.contains("Rename"))
    let more = try screen.barButton("More").frame
    #expect(abs(more.maxX - 377) < 0.5)
    try screen.openMenu("More")
    #expect(screen.menuItems.map(\.label) == ["Rename", "Copy", "Delete"])
    let tops = screen.menuItems.map(\.frame.minY)
    // At one pixel a point the line between rows is a whole point.
    #expect(abs(tops[1] - tops[0] - 44.67) < 0.1 && abs(tops[2] - tops[1] - 44.67) < 0.1)
    // The menu ends 8 before the window's side, and begins two thirds of a point below the bar.
    let first = try screen.menuItem("Rename").frame
    #expect(first.width == 250 && first.maxX == 385 && abs(first.minY - 44.67) < 0.5)
    try screen.chooseMenuItem("Copy")
    #expect(log.lines == ["copy"] && !screen.isMenuOpen)
  }

  @Test("a menu in a bar shows its items with their titles")
  func menuInBar() throws {
    let log = Log()
    let screen = screen {
      Box("x").toolbar {
        Button("Plain", systemImage: "arrow.up.arrow.down") {}
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Button("By Name", systemImage: "calendar") { log.lines.append("name") }
        }
      }
    }
    // It has the place of a button in the same place.
    let (button, menu) = (try screen.barButton("Plain").frame, try screen.barButton("Sort").frame)
    #expect(menu.size == button.size && menu.midY == button.midY && menu.width >= 30)
    try screen.openMenu("Sort")
    #expect(try screen.menuItem("By Name").frame.width == 250)
    try screen.chooseMenuItem("By Name")
    #expect(log.lines == ["name"])
  }

  @Test("a title may have a menu, by a modifier and as a part of the toolbar")
  func title() throws {
    for isModifier in [true, false] {
      let log = Log()
      let screen = screen {
        if isModifier {
          Box("x").navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
            .toolbarTitleMenu { Button("Rename") { log.lines.append("rename") } }
        } else {
          Box("x").navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarTitleMenu { Button("Rename") { log.lines.append("rename") } } }
        }
      }
      try screen.openMenu("Note")
      try screen.chooseMenuItem("Rename")
      #expect(log.lines == ["rename"])
    }
  }

  private struct Step: View {
    let number: Int
    var body: some View {
      NavigationLink("Next", value: number + 1).navigationTitle("Step \(number)")
    }
  }

  @Test("a back button that is held shows the titles of the screens below, the nearest first; a tap goes back by one")
  func back() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 393, height: 600) }) {
      NavigationStack {
        Step(number: 0).navigationDestination(for: Int.self) { Step(number: $0) }
      }
      .environment(\.reducesTransparency, true)
    }
    for _ in 0..<3 {
      try screen.button("Next").tap()
      screen.finishAnimations()
    }
    try screen.openContextMenu(of: "BackButton")
    #expect(screen.menuItems.map(\.label) == ["Step 2", "Step 1", "Step 0"])
    try screen.chooseMenuItem("Step 1")
    #expect(try screen.barTitle.label == "Step 1")
    try screen.goBack()
    #expect(try screen.barTitle.label == "Step 0")
  }
}
