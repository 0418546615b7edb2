import ApusTesting
import SwiftUI
import Testing

@Suite("Texts of a megabyte in fields and editors") @MainActor
struct LongTextTests {
  private enum Kind: String, CaseIterable { case field, vertical, editor }

  private final class Access { var text = "" }

  private struct Page: View {
    let kind: Kind
    let access: Access
    @State var text: String
    var body: some View {
      let _ = access.text = text
      switch kind {
      case .field: TextField("text", text: $text)
      case .vertical: TextField("text", text: $text, axis: .vertical)
      case .editor: TextEditor(text: $text)
      }
    }
  }

  private func screen(_ kind: Kind, _ access: Access, _ text: String) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 390, height: 844)
        $0.verifiesCaches = false
      }
    ) { Page(kind: kind, access: access, text: text) }
  }

  @Test("one line of it is laid out in pieces: a few to open it, one for a key", arguments: Kind.allCases)
  private func oneLine(kind: Kind) throws {
    let access = Access(), text = String(repeating: "words and ", count: 100_000)
    let screen = screen(kind, access, text)
    let opened = screen.engine.counters
    #expect(opened.inputBytes > 0 && opened.inputBytes < 600_000)
    let field = try #require(screen.elements.first)
    field.activate()
    for (key, typed) in [("Home", "a"), ("End", "z")] {
      screen.press(key: key, control: true)
      let before = screen.engine.counters
      screen.type(typed)
      #expect((screen.engine.counters - before).inputBytes < 300_000, "\(typed)")
    }
    #expect(access.text == "a" + text + "z")
  }

  @Test("Home and End lead to the ends of a field's line, though it has pieces; what is typed there arrives")
  func ends() throws {
    let access = Access(), text = String(repeating: "words and ", count: 20_000)
    let screen = screen(.field, access, text)
    try #require(screen.elements.first).activate()
    for (key, typed) in [("End", "z"), ("Home", "a")] {
      screen.press(key: key)
      screen.type(typed)
    }
    #expect(access.text == "a" + text + "z")
  }

  @Test("a field of tens of thousands of lines measures the first ones, is as high as these, and says so once")
  func manyLines() throws {
    let access = Access(), text = String(repeating: "line\n", count: 50_000)
    let screen = screen(.vertical, access, text)
    #expect(screen.work.textLayouts < 3_000)
    #expect(screen.diagnostics.filter { $0.hasPrefix("a text field has more than 400 lines") }.count == 1)
    let field = try #require(screen.elements.first)
    #expect(field.frame.height > 4_000 && field.frame.height < 20_000)
    field.activate()
    screen.press(key: "End", control: true)
    screen.forgetWork()
    screen.type("z")
    #expect(access.text == text + "z")
    #expect(screen.work.textLayouts < 500)
  }
}
