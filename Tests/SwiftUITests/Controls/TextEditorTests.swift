import ApusTesting
import CairoRenderer
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// An editor of a text that a test can look at and set.
@MainActor
final class EditedText {
  var text: String
  init(_ text: String = "") { self.text = text }
}

@MainActor
@Suite("TextEditor") struct TextEditorTests {
  private struct Page: View {
    let edited: EditedText
    @State var text: String
    @State var selection: TextSelection?
    init(_ edited: EditedText) {
      self.edited = edited
      _text = State(initialValue: edited.text)
    }
    var body: some View {
      TextEditor(text: $text, selection: $selection)
        .accessibilityLabel("page")
        .onChange(of: text) { edited.text = text }
    }
  }

  /// An editor of 300 × 200 points with the caret at the end.
  private func screen(_ edited: EditedText) throws -> Screen {
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 300, height: 200) }) { Page(edited) }
    screen.click(at: CGPoint(x: 290, y: 190))
    screen.press(key: "End", control: true)
    return screen
  }

  /// What is selected, found by copying it.
  private func selected(_ screen: Screen) -> String {
    screen.withServices { UIPasteboard.general.string = "nothing" }
    screen.press(key: "c", control: true)
    return UIPasteboard.general.string ?? ""
  }

  @Test("text begins 5 points from the side and 8 from the top, and its lines are 22 from each other")
  func measures() throws {
    let edited = EditedText()
    let screen = try screen(edited)
    #expect(screen.caret?.origin == CGPoint(x: 5, y: 8))
    screen.type("one")
    screen.press(key: "Enter")
    screen.type("two")
    screen.press(key: "Enter")
    #expect(edited.text == "one\ntwo\n")
    #expect(screen.caret?.origin == CGPoint(x: 5, y: 8 + 44))
    #expect(size(of: TextEditor(text: .constant("a")), width: 200).width == 200)
  }

  @Test("arrows keep the column over lines, Home and End go to the ends of lines, and with Control to those of the text")
  func moving() throws {
    let edited = EditedText("mmmm\ni\nmmmm")
    let screen = try screen(edited)
    let column = try #require(screen.caret).minX
    screen.press(key: "ArrowUp")
    let short = try #require(screen.caret)
    #expect(short.minX < column && short.minY == 8 + 22)
    screen.press(key: "ArrowUp")
    #expect(screen.caret?.minX == column && screen.caret?.minY == 8)
    screen.press(key: "ArrowUp")
    #expect(screen.caret?.origin == CGPoint(x: 5, y: 8))
    screen.press(key: "ArrowDown")
    screen.press(key: "End")
    screen.type("!")
    #expect(edited.text == "mmmm\ni!\nmmmm")
    screen.press(key: "Home")
    screen.type("?")
    #expect(edited.text == "mmmm\n?i!\nmmmm")
    screen.press(key: "Home", control: true)
    screen.type("<")
    screen.press(key: "End", control: true)
    screen.type(">")
    #expect(edited.text == "<mmmm\n?i!\nmmmm>")
  }

  @Test("a line that is wrapped has two carets at its end: End stays on the line, and the next key goes on from there")
  func wrapping() throws {
    let edited = EditedText(String(repeating: "日", count: 40))
    let screen = try screen(edited)
    screen.press(key: "Home", control: true)
    #expect(screen.caret?.minY == 8)
    screen.press(key: "End")
    let end = try #require(screen.caret)
    #expect(end.minY == 8 && end.minX > 270)
    screen.press(key: "ArrowDown")
    #expect(screen.caret?.minY == 30)
    screen.press(key: "Home")
    #expect(screen.caret?.origin == CGPoint(x: 5, y: 30))
    screen.press(key: "ArrowLeft")
    #expect(screen.caret?.minY == 8)
  }

  @Test("a mouse selects over lines; two clicks a word, three a paragraph; Shift takes what lies between")
  func selecting() throws {
    let screen = try screen(EditedText("one two\nthree four\nfive"))
    screen.dragMouse(from: CGPoint(x: 1, y: 19), to: CGPoint(x: 1, y: 41))
    #expect(selected(screen) == "one two\n")
    screen.advance(by: 1)
    screen.click(at: CGPoint(x: 15, y: 41), count: 2)
    #expect(selected(screen) == "three")
    screen.advance(by: 1)
    screen.click(at: CGPoint(x: 15, y: 41), count: 3)
    #expect(selected(screen) == "three four\n")
    screen.advance(by: 1)
    screen.click(at: CGPoint(x: 1, y: 19))
    screen.advance(by: 1)
    screen.click(at: CGPoint(x: 290, y: 190), shift: true)
    #expect(selected(screen) == "one two\nthree four\nfive")
    screen.advance(by: 1)
    screen.click(at: CGPoint(x: 1, y: 19))
    screen.press(key: "ArrowDown", shift: true)
    screen.press(key: "ArrowRight", shift: true)
    #expect(selected(screen) == "one two\nt")
    screen.press(key: "a", control: true)
    #expect(selected(screen) == "one two\nthree four\nfive")
    screen.advance(by: 1)
    screen.dragMouse(from: CGPoint(x: 15, y: 19), to: CGPoint(x: 50, y: 19), clicks: 1)
    #expect(selected(screen) == "one two")
  }

  @Test("what is composed stands inside a paragraph, and an accent joins the letter before it")
  func composing() throws {
    let edited = EditedText("上\n左右\n下")
    let screen = try screen(edited)
    screen.press(key: "ArrowUp")
    screen.press(key: "Home")
    screen.press(key: "ArrowRight")
    screen.compose("に")
    screen.compose("にほん")
    #expect(edited.text == "上\n左にほん右\n下")
    screen.type("日本")
    #expect(edited.text == "上\n左日本右\n下")
    screen.type("e")
    screen.type("\u{301}")
    screen.press(key: "Backspace")
    #expect(edited.text == "上\n左日本右\n下")
  }

  @Test("Tab is part of the text, and Escape ends the editing")
  func tab() throws {
    let edited = EditedText("a")
    let screen = try screen(edited)
    screen.press(key: "Tab")
    screen.type("b")
    #expect(edited.text == "a\tb")
    screen.press(key: "Escape")
    #expect(screen.caret == nil)
  }

  @Test("the caret scrolls into view, also by Page keys")
  func scrolling() throws {
    let edited = EditedText((1...200).map(String.init).joined(separator: "\n"))
    let screen = try screen(edited)
    let last = try #require(screen.caret)
    #expect(last.maxY <= 200 - 7 && last.minY > 150)
    screen.press(key: "Home", control: true)
    #expect(screen.caret?.minY == 8)
    for _ in 0..<3 { screen.press(key: "PageDown") }
    let caret = try #require(screen.caret)
    #expect(caret.minY >= 0 && caret.maxY <= 200)
    screen.type("x")
    #expect(edited.text.contains("\nx25\n"))
  }

  @Test("typing in 1 MB of text lays out one paragraph, and opening it what shows")
  func megabyte() throws {
    let line = "The quick brown fox jumps over the lazy dog, and いろはにほへと.\n"
    let edited = EditedText(String(repeating: line, count: 1_048_576 / line.utf8.count))
    let settings = Screen.Settings {
      $0.size = CGSize(width: 300, height: 200)
      $0.verifiesCaches = false
    }
    let screen = Screen(settings) { Page(edited) }
    #expect(screen.work.textLayouts < 40)
    screen.click(at: CGPoint(x: 20, y: 41))
    screen.forgetWork()
    screen.type("x")
    #expect(screen.work.textLayouts == 1)
    screen.forgetWork()
    screen.press(key: "Enter")
    #expect(screen.work.textLayouts == 2)
    screen.forgetWork()
    screen.press(key: "End", control: true)
    #expect(screen.work.textLayouts < 80)
    let caret = try #require(screen.caret)
    #expect(caret.minY > 0 && caret.maxY <= 200)
    screen.forgetWork()
    screen.type("end")
    #expect(screen.work.textLayouts == 1)
    #expect(edited.text.hasSuffix(".\nend"))
    screen.forgetWork()
    screen.scroll(by: -400)
    screen.finishAnimations()
    #expect(screen.work.textLayouts < 40)
  }

  @Test("what shows stays where it is while paragraphs above turn out to be of another height")
  func anchoring() throws {
    let lines = (0..<400).map { $0 % 2 == 0 ? "iiiiii \($0)" : String(repeating: "WWWW ", count: 30) }
    let edited = EditedText(lines.joined(separator: "\n"))
    let screen = try screen(edited)
    let before = try #require(screen.caret)
    for _ in 0..<6 {
      screen.scroll(by: -60)
      screen.finishAnimations()
    }
    let moved = try #require(screen.caret)
    #expect(abs(moved.minY - before.minY - 360) < 0.6)
  }

  @Test("a selection that the app sets is selected, and what is selected is told")
  func binding() throws {
    struct Told: View {
      @State var text = "one two three"
      @State var selection: TextSelection?
      let log: EditedText
      var body: some View {
        VStack {
          TextEditor(text: $text, selection: $selection)
          Button("two") {
            let range = text.range(of: "two")!
            selection = TextSelection(range: range)
          }
          Button("say") {
            guard case .selection(let range)? = selection?.indices else { return }
            log.text = "\(text[range])|\(selection!.isInsertion)"
          }
        }
      }
    }
    let log = EditedText()
    let screen = Screen { Told(log: log) }
    screen.click(at: CGPoint(x: 100, y: 100))
    try screen.button("two").tap()
    try screen.button("say").tap()
    #expect(log.text == "two|false")
    screen.press(key: "Home", control: true)
    screen.press(key: "ArrowRight", shift: true)
    try screen.button("say").tap()
    #expect(log.text == "o|false")
  }

  @Test("scrollContentBackground hides the ground, and so does the plain style")
  func ground() {
    let green = Color(red: 0, green: 1, blue: 0)
    func pixel<V: View>(_ view: V) -> UInt32 {
      let screen = Screen(Screen.Settings { $0.size = CGSize(width: 60, height: 60) }) { view.background(green) }
      return screen.buffer.pixel(x: 100, y: 100) & 0xff_ffff
    }
    #expect(pixel(TextEditor(text: .constant(""))) == 0xff_ffff)
    #expect(pixel(TextEditor(text: .constant("")).textEditorStyle(.automatic)) == 0xff_ffff)
    #expect(pixel(TextEditor(text: .constant("")).scrollContentBackground(.hidden)) == 0x00_ff00)
    #expect(pixel(TextEditor(text: .constant("")).textEditorStyle(.plain)) == 0x00_ff00)
  }

  private struct Padded: TextEditorStyle {
    func makeBody(configuration: TextEditorStyleConfiguration) -> some View {
      VStack {
        AutomaticTextEditorStyle().makeBody(configuration: configuration)
        PlainTextEditorStyle().makeBody(configuration: configuration)
      }
      .padding(20)
    }
  }

  @Test("a style of the app's own shows an editor in another style, with more around it")
  func style() throws {
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 300, height: 200) }) {
      TextEditor(text: .constant("a")).textEditorStyle(Padded())
    }
    screen.click(at: CGPoint(x: 100, y: 40))
    screen.press(key: "Home")
    #expect(screen.caret?.origin == CGPoint(x: 25, y: 28))
    screen.click(at: CGPoint(x: 100, y: 170))
    #expect(try #require(screen.caret).minY > 100)
  }

  @Test("text is aligned, spaced and broken as the surroundings say")
  func context() throws {
    func caret<V: View>(rightToLeft: Bool = false, _ view: V) throws -> CGRect {
      let settings = Screen.Settings {
        $0.size = CGSize(width: 300, height: 200)
        $0.isRightToLeft = rightToLeft
      }
      let screen = Screen(settings) { view }
      screen.click(at: CGPoint(x: 150, y: 190))
      screen.press(key: "End", control: true)
      return try #require(screen.caret)
    }
    let lines = TextEditor(text: .constant("\n\n"))
    #expect(try caret(lines.lineSpacing(6)).minY == 8 + 2 * 28)
    #expect(try caret(lines.multilineTextAlignment(.center)).minX == 150)
    #expect(try caret(lines.multilineTextAlignment(.trailing)).maxX == 295)
    #expect(try caret(rightToLeft: true, lines).maxX == 295)
    #expect(try caret(lines.font(.system(size: 34))).height > 40)
  }

  @Test("an editor is where its text shows, however long that is, so that whoever goes to its middle finds it")
  func placeOfLongText() throws {
    let text = (1...500).map { "line \($0)" }.joined(separator: "\n"), edited = EditedText(text)
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 300, height: 400) }) { Page(edited).frame(height: 200) }
    let frame = try screen.element("page").frame
    #expect(frame == CGRect(x: 0, y: 100, width: 300, height: 200))
    try screen.element("page").tap()
    screen.type("x")
    #expect(edited.text.count == text.count + 1)
    screen.press(key: "End", control: true)
    #expect(try screen.element("page").frame == frame)
  }
}
