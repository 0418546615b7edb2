import ApusTesting
import CairoRenderer
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("What input methods are told of a text, and what they do with it") struct InputMethodTests {
  private struct Page: View {
    @State var text: String
    var body: some View {
      VStack {
        TextField("Field", text: $text, axis: .vertical)
        SecureField("Secret", text: $text)
        Text("[\(text)]")
      }
    }
  }

  private func screen(_ text: String, field: String = "Field") throws -> Screen {
    let screen = Screen { Page(text: text) }
    try screen.textField(field).tap()
    screen.press(key: "End", control: true)
    return screen
  }
  private func surroundingText(_ screen: Screen) -> SurroundingText? { screen.engine.focus.textInput?.surroundingText }

  @Test("the text around the caret is told, with what is selected and without what is composed; a secret is not")
  func surroundingText() throws {
    let screen = try screen("東京に行く")
    #expect(surroundingText(screen) == SurroundingText(text: "東京に行く", caret: 15, anchor: 15))
    screen.press(key: "ArrowLeft", shift: true)
    screen.press(key: "ArrowLeft", shift: true)
    #expect(surroundingText(screen) == SurroundingText(text: "東京に行く", caret: 9, anchor: 15))
    screen.press(key: "ArrowLeft")
    screen.compose("きのう")
    #expect(screen.contains("[東京にきのう行く]"))
    #expect(surroundingText(screen) == SurroundingText(text: "東京に行く", caret: 9, anchor: 9))
    #expect(try surroundingText(self.screen("secret", field: "Secret")) == nil)
  }

  @Test("of a long text what is near is told")
  func longText() throws {
    let screen = try screen(String(repeating: "長い文。", count: 2000))
    let around = try #require(surroundingText(screen))
    #expect(around.text.utf8.count <= 402 && around.text.hasSuffix("長い文。") && around.caret == around.text.utf8.count)
    screen.press(key: "a", control: true)
    let selected = try #require(surroundingText(screen))
    #expect(selected.caret == selected.text.utf8.count && selected.anchor == 0)
  }

  @Test("what a method takes away goes, at some distance too, whole characters at a time; it can be taken back")
  func deleting() throws {
    let screen = try screen("日本語です")
    screen.send(.text(.delete(-6..<0)))
    #expect(screen.contains("[日本語]"))
    screen.type("。")
    #expect(screen.contains("[日本語。]"), "the caret is where it was in the rest")
    screen.send(.text(.delete(-12..<(-6))))
    #expect(screen.contains("[語。]"))
    screen.type("!")
    #expect(screen.contains("[語。!]"))
    screen.press(key: "ArrowLeft")
    screen.send(.text(.delete(-100..<100)))
    #expect(screen.contains("[]"))
    screen.press(key: "z", control: true)
    #expect(screen.contains("[語。!]"))
    screen.compose("か")
    let composed = try screen.textField("Field").value
    screen.send(.text(.delete(-3..<0)))
    #expect(try composed.contains("か") && screen.textField("Field").value == composed, "nothing goes while one composes")
  }

  @Test("what is composed has a line below it, and the clause that is converted a stronger one, which moves")
  func clauses() throws {
    let screen = try screen("")
    screen.compose("東京都に行く", caret: 6)
    let plain = screen.snapshot
    screen.compose("東京都に行く", caret: 6, clause: 0..<3)
    let first = screen.snapshot
    screen.compose("東京都に行く", caret: 6, clause: 3..<6)
    let second = screen.snapshot
    let field = try screen.textField("Field").frame
    func ink(_ picture: [UInt32], _ left: CGFloat, _ right: CGFloat) -> Int {
      var count = 0
      for y in Int(field.minY * 2)..<Int(field.maxY * 2) {
        for x in Int((field.minX + left) * 2)..<Int((field.minX + right) * 2)
        where picture[y * screen.buffer.width + x] & 255 < 128 {
          count += 1
        }
      }
      return count
    }
    // A letter is 17 points wide; a clause of three has a line that is a point, two pixels, higher.
    let (left, right) = ((CGFloat(0), CGFloat(40)), (CGFloat(60), CGFloat(100)))
    #expect(ink(first, left.0, left.1) > ink(plain, left.0, left.1) + 60)
    #expect(ink(first, right.0, right.1) == ink(plain, right.0, right.1))
    #expect(ink(second, right.0, right.1) > ink(plain, right.0, right.1) + 60)
    #expect(ink(second, left.0, left.1) == ink(plain, left.0, left.1))
  }
}

extension Screen {
  /// Every pixel, row by row.
  fileprivate var snapshot: [UInt32] {
    (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer.pixel(x: $0, y: y) } }
  }
}
