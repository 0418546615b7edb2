import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Commands by keys") @MainActor
struct KeyCommandTests {
  private final class Log { var lines: [String] = [] }

  private struct Board: View {
    let log: Log
    var isDisabled = false
    @State private var text = "ab"
    var body: some View {
      VStack {
        Text("board").focusable()
        TextField("field", text: $text)
      }
      .onMoveCommand { log.lines.append("\($0)") }
      .onExitCommand { log.lines.append("exit") }
      .onDeleteCommand { log.lines.append("delete") }
      .disabled(isDisabled)
    }
  }

  @Test("arrows, Escape and Delete run actions while something inside has the focus")
  func commands() throws {
    let log = Log()
    let screen = Screen { Board(log: log) }
    screen.press(key: "ArrowUp")
    #expect(log.lines.isEmpty)
    try screen.text("board").tap()
    for key in ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape", "Backspace", "Delete", "a"] {
      screen.press(key: key)
    }
    #expect(log.lines == ["up", "down", "left", "right", "exit", "delete", "delete"])
    screen.press(key: "ArrowUp", shift: true)
    #expect(log.lines.count == 7)
  }

  @Test("a text keeps the keys that edit it")
  func text() throws {
    let log = Log()
    let screen = Screen { Board(log: log) }
    try screen.textField("field").tap()
    for key in ["ArrowLeft", "ArrowRight", "Backspace"] { screen.press(key: key) }
    #expect(log.lines.isEmpty)
    #expect(try screen.textField("field").value == "a")
  }

  @Test("the innermost action has the key; without an action it goes on")
  func nesting() throws {
    let log = Log()
    let screen = Screen {
      Text("board").focusable()
        .onMoveCommand(perform: nil).onExitCommand(perform: nil).onDeleteCommand(perform: nil)
        .onExitCommand { log.lines.append("inner") }
        .onExitCommand { log.lines.append("outer") }
        .onMoveCommand { log.lines.append($0 == .up ? "up" : "other") }
    }
    try screen.text("board").tap()
    screen.press(key: "Escape")
    screen.press(key: "ArrowUp")
    #expect(log.lines == ["inner", "up"])
    #expect(Set([MoveCommandDirection.up, .down, .left, .right]).count == 4)
  }
}
