import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("A row of a list is pressed in place of the buttons in it") struct ListRowPressTests {
  private final class Log { var lines: [String] = [] }

  private func screen(_ log: Log) -> Screen {
    Screen {
      List {
        Button("First") { log.lines.append("first") }
        HStack {
          Button("Left") { log.lines.append("left") }
          Spacer()
          Button("Right") { log.lines.append("right") }
        }
        HStack {
          Button("Alone") { log.lines.append("alone") }.buttonStyle(.borderless)
          Spacer()
          Button("Row") { log.lines.append("row") }
        }
        Button("Off") { log.lines.append("off") }.disabled(true)
        Text("Words")
      }
    }
  }

  @Test("a press anywhere in the row presses its button; one of a row with several presses all")
  func wholeRow() throws {
    let log = Log()
    let screen = screen(log)
    let first = try screen.button("First").frame
    screen.tap(at: CGPoint(x: 350, y: first.midY))
    #expect(log.lines == ["first"])
    try screen.button("Left").tap()
    #expect(log.lines == ["first", "left", "right"])
  }

  @Test("a button with a style of its own is pressed alone, and the row beside it")
  func ownStyle() throws {
    let log = Log()
    let screen = screen(log)
    try screen.button("Alone").tap()
    #expect(log.lines == ["alone"])
    let row = try screen.button("Row").frame
    screen.tap(at: CGPoint(x: 200, y: row.midY))
    #expect(log.lines == ["alone", "row"])
  }

  @Test("disabled buttons and rows without any do nothing; activating a button without a touch does what it does")
  func others() throws {
    let log = Log()
    let screen = screen(log)
    try screen.button("Off").tap()
    try screen.text("Words").tap()
    #expect(log.lines.isEmpty)
    try screen.button("Left").activate()
    #expect(log.lines == ["left"])
  }

  @Test("the row turns gray while it is pressed, after a moment in which the finger may scroll, and fades back")
  func highlight() throws {
    let screen = screen(Log())
    let position = try screen.button("First").frame
    let point = CGPoint(x: 350, y: position.midY)
    let shown = { screen.gray(x: 350 * 2, y: Int(position.midY) * 2) }
    #expect(shown() == 255)
    screen.touchDown(at: point)
    screen.advance(by: 0.2)
    #expect(shown() == 209)
    screen.touchUp(at: point)
    screen.advance(by: 0.1)
    #expect(shown() > 209 && shown() < 255)
    screen.finishAnimations()
    #expect(shown() == 255)
  }

  @Test("a row that leads somewhere ends with a chevron, 20.67 before the card's edge")
  func chevron() {
    let screen = Screen {
      List {
        Pressable(action: {}, row: ListRowPress(hasDisclosure: true)) { _ in Box("link", 40, 20) }
      }
    }
    // The card ends at 370, in the middle of the row at 35 + 22.
    let row = (0..<740).filter { screen.gray(x: $0, y: 57 * 2) < 250 && $0 > 300 }
    #expect(abs(CGFloat(row.max()! + 1) / 2 - (370 - 20.67)) < 1)
  }
}
