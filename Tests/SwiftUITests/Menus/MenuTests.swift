import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Menus")
@MainActor
struct MenuTests {
  private final class Log { var lines: [String] = [] }

  private struct Page: View {
    let log: Log
    @State private var isOn = true
    @State private var isPlain = false
    var body: some View {
      VStack(spacing: 100) {
        Button("Elsewhere") { log.lines.append("elsewhere") }
        Menu("Options") {
          Button("First") { log.lines.append("first") }
          Button("Second", systemImage: "star") { log.lines.append("second") }
          Divider()
          Toggle("Check", isOn: $isOn)
          Toggle("Other", isOn: $isPlain)
          Section("Title") {
            Button("Gone") { log.lines.append("gone") }.disabled(true)
            Button("Delete", role: .destructive) { log.lines.append("delete") }
          }
        }
        Spacer()
      }
      .padding(.top, 100)
    }
  }

  private func screen(_ log: Log = Log(), scale: CGFloat = 1, verifies: Bool = false) -> Screen {
    Screen(menuSize: CGSize(width: 393, height: 600), scale: scale, verifiesCaches: verifies) { Page(log: log) }
  }

  @Test("rows are 43.67 high with a line of a third between them; groups stand 8 apart, a section's title is 32.33 high")
  func measures() throws {
    let screen = screen(scale: 3)
    #expect(!screen.isMenuOpen)
    try screen.openMenu("Options")
    #expect(screen.isMenuOpen)
    #expect(screen.menuItems.map(\.label) == ["First", "Second", "Check", "Other", "Gone", "Delete"])
    let tops = screen.menuItems.map(\.frame.minY)
    for (index, pitch) in [44, 43.67 + 8, 44, 43.67 + 8 + 32.67, 44].enumerated() {
      #expect(abs(tops[index + 1] - tops[index] - pitch) < 0.1)
    }
    let source = try #require(screen.menuItems.first).frame
    #expect(source.width == 250 && abs(source.midX - 196.5) < 0.5)
    // Texts stand after the column of check marks, 10 + 22 points.
    let title = try screen.text("Title").frame
    #expect(abs(title.minX - source.minX - 32) < 0.5)
  }

  @Test("nothing but the menu can be found while it is open, and everything is again when it has closed")
  func modal() throws {
    let log = Log(), screen = screen(log)
    let elsewhere = try screen.button("Elsewhere").frame
    try screen.openMenu("Options")
    #expect(!screen.contains("Elsewhere") && !screen.contains("Options"))
    screen.tap(at: CGPoint(x: elsewhere.midX, y: elsewhere.midY))
    #expect(!screen.isMenuOpen && log.lines.isEmpty && screen.contains("Elsewhere"))
    screen.finishAnimations()
    try screen.button("Elsewhere").tap()
    #expect(log.lines == ["elsewhere"])
  }

  @Test("choosing acts once and closes; what is disabled does nothing and keeps the menu open")
  func choosing() throws {
    let log = Log(), screen = screen(log)
    try screen.openMenu("Options")
    try screen.menuItem("Gone").tap()
    #expect(screen.isMenuOpen && log.lines.isEmpty)
    try screen.chooseMenuItem("Second")
    #expect(!screen.isMenuOpen && log.lines == ["second"])
    try screen.openMenu("Options")
    try screen.menuItem("Delete").activate()
    #expect(!screen.isMenuOpen && log.lines == ["second", "delete"])
  }

  @Test("toggles have a check mark while they are on; without any there is no column for them")
  func marks() throws {
    let screen = screen()
    try screen.openMenu("Options")
    #expect(try screen.menuItem("Check").value == "on" && screen.menuItem("Other").value == "off")
    try screen.chooseMenuItem("Check")
    try screen.openMenu("Options")
    #expect(try screen.menuItem("Check").value == "off")
    #expect(abs(try screen.text("Title").frame.minX - screen.menuItem("First").frame.minX - 16) < 0.5)
  }

  @Test("a finger slides from the label to an item and chooses it where it lifts")
  func slide() throws {
    let log = Log(), screen = screen(log)
    try screen.openMenu("Options")
    let second = try screen.menuItem("Second").frame
    screen.tap(at: CGPoint(x: 5, y: 5))
    screen.finishAnimations()
    let label = try screen.button("Options").frame
    screen.touchDown(at: CGPoint(x: label.midX, y: label.midY))
    #expect(screen.isMenuOpen)
    screen.advance(by: 0.3)
    screen.touchMove(to: CGPoint(x: second.midX, y: second.midY))
    screen.touchUp(at: CGPoint(x: second.midX, y: second.midY))
    #expect(!screen.isMenuOpen && log.lines == ["second"])
  }

  @Test("a finger that lifts where it went down leaves the menu open; one that leaves the menu chooses nothing")
  func lifting() throws {
    let log = Log(), screen = screen(log)
    let label = try screen.button("Options").frame
    screen.press(at: CGPoint(x: label.midX, y: label.midY), duration: 1)
    #expect(screen.isMenuOpen)
    screen.finishAnimations()
    let first = try screen.menuItem("First").frame
    screen.drag(from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: first.maxX + 60, y: first.midY), rest: 0.2)
    #expect(screen.isMenuOpen && log.lines.isEmpty)
  }

  @Test("arrow keys and Return choose, past what is disabled; Escape closes")
  func keys() throws {
    let log = Log(), screen = screen(log)
    try screen.openMenu("Options")
    screen.press(key: "ArrowUp")
    screen.press(key: "Enter")
    #expect(log.lines == ["delete"] && !screen.isMenuOpen)
    screen.finishAnimations()
    try screen.openMenu("Options")
    screen.press(key: "ArrowDown")
    screen.press(key: "ArrowDown")
    screen.press(key: "Enter")
    #expect(log.lines == ["delete", "second"])
    screen.finishAnimations()
    try screen.openMenu("Options")
    screen.press(key: "Escape")
    #expect(!screen.isMenuOpen)
  }

  @Test("it can be opened again while it closes, and chosen from while it opens")
  func interruption() throws {
    let log = Log(), screen = screen(log, verifies: true)
    try screen.button("Options").tap()
    screen.advance(by: 0.05)
    #expect(screen.isAnimating)
    try screen.menuItem("First").tap()
    #expect(log.lines == ["first"] && !screen.isMenuOpen)
    screen.advance(by: 0.05)
    try screen.button("Options").tap()
    #expect(screen.isMenuOpen)
    screen.finishAnimations()
    try screen.chooseMenuItem("Second")
    #expect(log.lines == ["first", "second"])
  }

  private struct Counting: View {
    @State private var isThere = true
    var body: some View {
      if isThere {
        Menu("Menu") {
          ForEach(0..<10) { Item(number: $0) }
          Button("Remove") { isThere = false }
        }
      }
    }
  }
  private struct Item: View {
    let number: Int
    var body: some View { Button("Item \(number)") {} }
  }

  @Test("opening evaluates each item once and nothing else of the app")
  func cost() throws {
    let screen = Screen { Counting().environment(\.reducesTransparency, true) }
    screen.forgetWork()
    try screen.openMenu("Menu")
    #expect(screen.bodiesByType["Item"] == 10 && screen.bodiesByType["Counting"] == nil)
    let nodes = screen.liveNodes
    screen.press(key: "Escape")
    screen.finishAnimations()
    try screen.openMenu("Menu")
    #expect(screen.liveNodes == nodes)
    screen.press(key: "Escape")
    screen.finishAnimations()
    screen.advance(by: 1)
    #expect(!screen.isFrameRequested)
  }

  @Test("it goes with the view that opened it")
  func owner() throws {
    let screen = Screen { Counting().environment(\.reducesTransparency, true) }
    try screen.openMenu("Menu")
    // It stands below what shows of the menu.
    try screen.menuItem("Remove").activate()
    #expect(!screen.isMenuOpen && screen.elements.isEmpty)
  }
}
