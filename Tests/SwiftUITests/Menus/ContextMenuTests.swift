import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Context menus")
@MainActor
struct ContextMenuTests {
  private final class Log { var lines: [String] = [] }

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(menuSize: CGSize(width: 390, height: 600)) { content() }
  }

  @Test("a view that is held for half a second shows its menu; a shorter press is the view's own")
  func holding() throws {
    let log = Log()
    let screen = screen {
      Button("Photo") { log.lines.append("tap") }.contextMenu { Button("Share") { log.lines.append("share") } }
    }
    let frame = try screen.button("Photo").frame
    screen.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.4)
    #expect(log.lines == ["tap"] && !screen.isMenuOpen)
    try screen.openContextMenu(of: "Photo")
    #expect(screen.isMenuOpen && log.lines == ["tap"] && !screen.contains("Photo"))
    try screen.chooseMenuItem("Share")
    #expect(log.lines == ["tap", "share"] && !screen.isMenuOpen && screen.contains("Photo"))
  }

  @Test("the menu stands 20 below the view that is lifted by 15 %, in the upper part of the window; above it in the lower part")
  func place() throws {
    for isLow in [false, true] {
      let screen = screen {
        VStack {
          if isLow { Spacer() }
          Box("photo", 200, 100).contextMenu { Button("Share") {} }
          if !isLow { Spacer() }
        }
        .padding(.vertical, 100)
      }
      let photo = try screen.element("photo").frame
      try screen.openContextMenu(of: "photo")
      let item = try screen.menuItem("Share").frame
      #expect(abs(isLow ? photo.minY - 7.5 - 20 - item.maxY : item.minY - photo.maxY - 7.5 - 20) < 0.5)
      #expect(item.midX == 195)
    }
  }

  @Test("the finger may slide on to an item")
  func slide() throws {
    let log = Log()
    let screen = screen {
      VStack {
        Box("photo", 200, 100).contextMenu { Button("Share") { log.lines.append("share") } }
        Spacer()
      }
    }
    try screen.openContextMenu(of: "photo")
    let item = try screen.menuItem("Share").frame
    screen.press(key: "Escape")
    screen.finishAnimations()
    screen.touchDown(at: CGPoint(x: 195, y: 50))
    screen.advance(by: 0.6)
    screen.touchMove(to: CGPoint(x: item.midX, y: item.midY))
    screen.touchUp(at: CGPoint(x: item.midX, y: item.midY))
    #expect(log.lines == ["share"])
  }

  @Test("in a list the whole row is held and lifted; a press of the row does what it did")
  func rows() throws {
    let log = Log()
    let screen = screen {
      List {
        ForEach(0..<3) { number in
          Button("Row \(number)") { log.lines.append("row \(number)") }
            .contextMenu { Button("Delete \(number)") { log.lines.append("delete \(number)") } }
        }
      }
    }
    let row = try screen.row(at: 1).frame
    screen.press(at: CGPoint(x: row.maxX - 10, y: row.midY), duration: 0.7)
    screen.finishAnimations()
    try screen.chooseMenuItem("Delete 1")
    #expect(log.lines == ["delete 1"])
    screen.tap(at: CGPoint(x: row.maxX - 10, y: row.midY))
    screen.advance(by: 1)
    #expect(log.lines == ["delete 1", "row 1"])
  }

  @Test("another view may be lifted in its place, and there may be no menu at all")
  func preview() throws {
    struct Page: View {
      @State private var hasMenu = false
      var body: some View {
        VStack(spacing: 200) {
          Toggle("Menu", isOn: $hasMenu)
          Text("Word").contextMenu {
            Button("Copy") {}
          } preview: {
            Color.green.frame(width: 200, height: 150)
          }
          Text("Older").contextMenu(hasMenu ? ContextMenu { Button("Old") {} } : nil)
        }
      }
    }
    let screen = screen { Page() }
    try screen.openContextMenu(of: "Word")
    #expect(screen.menuItems.map(\.label) == ["Copy"])
    // 200 × 150 grown by 15 %, in the middle of the window.
    let item = try screen.menuItem("Copy").frame
    #expect(abs(item.minX - (195 - 125)) < 1)
    #expect(screen.gray(x: 195, y: Int(item.minY) - 40) > 150)
    try screen.chooseMenuItem("Copy")
    try screen.openContextMenu(of: "Older")
    #expect(!screen.isMenuOpen)
    try screen.element("Menu").activate()
    try screen.openContextMenu(of: "Older")
    #expect(screen.menuItems.map(\.label) == ["Old"])
  }
}
