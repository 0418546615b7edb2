import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Undo of text") struct TextUndoTests {
  private struct Page: View {
    let edited: EditedText
    @State var text = ""
    @State var secret = ""
    var body: some View {
      VStack {
        TextField("Field", text: $text)
        SecureField("Secret", text: $secret)
        Button("set") { text = "other" }
      }
      .onChange(of: text) { edited.text = text }
      .onChange(of: secret) { edited.text = secret }
    }
  }

  private func undo(_ screen: Screen) { screen.press(key: "z", control: true) }
  private func redo(_ screen: Screen) { screen.press(key: "z", shift: true, control: true) }

  private func screen(_ edited: EditedText) throws -> Screen {
    let screen = Screen { Page(edited: edited) }
    try screen.textField("Field").tap()
    return screen
  }

  private func type(_ text: String, in screen: Screen) { for character in text { screen.type(String(character)) } }

  @Test("a word is taken back at a time, and made again")
  func words() throws {
    let edited = EditedText()
    let screen = try screen(edited)
    type("one two three", in: screen)
    undo(screen)
    #expect(edited.text == "one two ")
    undo(screen)
    #expect(edited.text == "one ")
    redo(screen)
    #expect(edited.text == "one two ")
    type("x", in: screen)
    redo(screen)
    #expect(edited.text == "one two x")
    undo(screen)
    undo(screen)
    undo(screen)
    #expect(edited.text == "")
    undo(screen)
    #expect(edited.text == "")
  }

  @Test("a pause and a move of the caret begin a step; deleting is another one, forwards and backwards")
  func steps() throws {
    let edited = EditedText()
    let screen = try screen(edited)
    type("ab", in: screen)
    screen.advance(by: 1.5)
    type("cd", in: screen)
    screen.press(key: "ArrowLeft")
    type("ef", in: screen)
    screen.press(key: "Backspace")
    screen.press(key: "Backspace")
    screen.press(key: "Delete")
    #expect(edited.text == "abc")
    undo(screen)
    #expect(edited.text == "abcefd")
    undo(screen)
    #expect(edited.text == "abcd")
    undo(screen)
    #expect(edited.text == "ab")
    redo(screen)
    redo(screen)
    redo(screen)
    #expect(edited.text == "abc")
  }

  @Test("what an input method made of what it composed is one step, and nothing of it is left while it composes")
  func composition() throws {
    let edited = EditedText()
    let screen = try screen(edited)
    type("a", in: screen)
    for text in ["n", "に", "にh", "にほ", "にほん"] { screen.compose(text) }
    screen.type("日本")
    screen.compose("ご")
    screen.type("語")
    undo(screen)
    #expect(edited.text == "a日本")
    undo(screen)
    #expect(edited.text == "a")
    redo(screen)
    #expect(edited.text == "a日本")
    screen.compose("x")
    screen.compose("")
    #expect(edited.text == "a日本")
    undo(screen)
    #expect(edited.text == "a")
  }

  @Test("cutting and pasting are steps; what the app sets cannot be taken back; secrets are not kept")
  func others() throws {
    let edited = EditedText()
    let screen = try screen(edited)
    type("word", in: screen)
    screen.press(key: "a", control: true)
    screen.press(key: "x", control: true)
    #expect(edited.text == "")
    screen.press(key: "v", control: true)
    screen.press(key: "v", control: true)
    #expect(edited.text == "wordword")
    undo(screen)
    undo(screen)
    undo(screen)
    #expect(edited.text == "word")
    try screen.button("set").tap()
    undo(screen)
    #expect(edited.text == "other")
    try screen.textField("Secret").tap()
    type("1234", in: screen)
    undo(screen)
    #expect(edited.text == "1234")
  }
}
