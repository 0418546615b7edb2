import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Keys while a view has the focus") @MainActor
struct KeyPressTests {
  private struct Board: View {
    var interactions = FocusInteractions.automatic
    var isFocusable = true
    @State private var log = "none"
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Text(log).accessibilityIdentifier("log")
        Text(isFocused ? "focused" : "not focused")
        FocusReader()
          .frame(width: 100, height: 100)
          .contentShape(Rectangle())
          .focusable(isFocusable, interactions: interactions)
          .focused($isFocused)
          .accessibilityIdentifier("board")
          .onKeyPress(.upArrow) { note("up") }
          .onKeyPress(keys: ["a", "b"]) { note("keys \($0.characters)") }
          .onKeyPress(characters: .decimalDigits, phases: .up) { note("digit \($0.characters) \($0.phase.debugDescription)") }
          .onKeyPress("r", phases: .all) { note("r \($0.debugDescription)") }
          .onKeyPress { press in
            log = "outer \(press.characters) \(press.modifiers.rawValue)"
            return press.key == "i" ? .ignored : .handled
          }
        TextField("Name", text: $text).onKeyPress(.downArrow) { note("down") }.onKeyPress("x") { note("x") }
        Button("focus") { isFocused = true }
      }
      .onKeyPress("i") { note("around \(log)") }
    }
    private func note(_ string: String) -> KeyPress.Result {
      log = string
      return .handled
    }
  }
  private struct FocusReader: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "inner focused" : "inner not") }
  }

  private func log(_ screen: Screen) throws -> String { try screen.text("log").label }

  @Test("a tap or its state focuses a view that can be focused; keys come to it then, the innermost first")
  func keys() throws {
    let screen = Screen { Board() }
    screen.press(key: "ArrowUp")
    #expect(try log(screen) == "none")
    try screen.element("board").tap()
    #expect(screen.contains("focused") && screen.contains("inner focused"))
    screen.press(key: "ArrowUp")
    #expect(try log(screen) == "up")
    screen.press(key: "b")
    #expect(try log(screen) == "keys b")
    screen.press(key: "7")
    #expect(try log(screen) == "digit 7 [up]")
    screen.press(key: "q", shift: true)
    #expect(try log(screen) == "outer q 2")
    screen.press(key: "i")
    #expect(try log(screen) == "around outer i 0")
  }

  @Test("phases tell whether a key goes down, repeats or goes up")
  func phases() throws {
    let screen = Screen { Board() }
    try screen.button("focus").tap()
    for (isDown, isRepeat, expected) in [(true, false, "[down]"), (true, true, "[repeat]"), (false, false, "[up]")] {
      screen.send(.key(KeyInput(isDown: isDown, isRepeat: isRepeat, key: "r", time: 0)))
      #expect(try log(screen) == "r KeyPress(\(expected), key: \"r\")")
    }
    #expect(KeyPress.Phases.all.debugDescription == "[down, repeat, up]" && KeyPress.Result.handled != .ignored)
  }

  @Test("views around a field have keys before it, and typed characters; what they do not want is text")
  func fields() throws {
    let screen = Screen { Board() }
    try screen.textField("Name").tap()
    screen.press(key: "ArrowDown")
    #expect(try log(screen) == "down")
    screen.type("y")
    screen.type("x")
    #expect(try log(screen) == "x" && screen.textField("Name").value == "y")
  }

  @Test("what is only to be activated, or not to be focused, takes no tap; Tab reaches what can be edited")
  func interactions() throws {
    for board in [Board(interactions: .activate), Board(isFocusable: false)] {
      let screen = Screen { board }
      try screen.element("board").tap()
      #expect(screen.contains("not focused"))
      screen.press(key: "Tab")
      #expect(screen.contains("not focused"))
    }
    let screen = Screen { Board() }
    screen.press(key: "Tab")
    #expect(screen.contains("focused"))
    let reached = Screen { Board(interactions: .activate).environment(\.keyboardReachesControls, true) }
    reached.press(key: "Tab")
    #expect(reached.contains("focused"))
  }

  @available(*, deprecated)
  private struct Telling: View {
    @State private var isFocused = false
    var body: some View {
      Text(isFocused ? "told" : "waits").focusable(onFocusChange: { isFocused = $0 })
    }
  }

  @Test("the older form tells when the focus comes")
  @available(*, deprecated)
  func older() throws {
    let screen = Screen { Telling() }
    try screen.text("waits").tap()
    #expect(screen.contains("told"))
  }
}
