import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Menus of a list's rows, by what is selected")
@MainActor
struct SelectionMenuTests {
  private final class Log { var lines: [String] = [] }

  private struct Page: View {
    let log: Log
    let isEditing: Bool
    @State private var selection: Set<Int> = [1, 2]
    var body: some View {
      List(0..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
        .contextMenu(forSelectionType: Int.self) { rows in
          if rows != [0] { Button("Delete \(rows.sorted().description)") { log.lines.append("delete \(rows.sorted())") } }
        } primaryAction: { rows in
          log.lines.append("open \(rows.sorted())")
        }
        .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  private func screen(_ log: Log, isEditing: Bool = false) -> Screen {
    Screen(menuSize: CGSize(width: 390, height: 600)) { Page(log: log, isEditing: isEditing) }
  }

  private func hold(_ row: Int, of screen: Screen) throws {
    let frame = try screen.row(at: row).frame
    screen.press(at: CGPoint(x: frame.maxX - 20, y: frame.midY), duration: 0.7)
    screen.finishAnimations()
  }

  @Test("a row that is held shows the items for all that is selected with it, else for itself; none where there are none")
  func items() throws {
    let log = Log(), screen = screen(log)
    try hold(1, of: screen)
    #expect(screen.menuItems.map(\.label) == ["Delete [1, 2]"])
    try screen.chooseMenuItem("Delete [1, 2]")
    #expect(log.lines == ["delete [1, 2]"])
    try hold(3, of: screen)
    #expect(screen.menuItems.map(\.label) == ["Delete [3]"])
    screen.press(key: "Escape")
    screen.finishAnimations()
    try hold(0, of: screen)
    #expect(!screen.isMenuOpen)
  }

  @Test("a press of a row does what is done first, unless the list is edited")
  func primaryAction() throws {
    let log = Log(), screen = screen(log)
    try screen.row(at: 3).tap()
    screen.advance(by: 1)
    #expect(log.lines == ["open [3]"])
    let editing = self.screen(log, isEditing: true)
    try editing.row(at: 3).tap()
    editing.advance(by: 1)
    #expect(log.lines == ["open [3]"])
  }
}
