import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// Editors and fields as they look; their measures are in the other suites.
@Suite("Pictures of texts that are edited")
@MainActor
struct TextEditorPictureTests {
  private struct Page: View {
    @State var note: String
    @State var message = "A field that grows with what is written in it"
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Message", text: $message, axis: .vertical).lineLimit(1...3).textFieldStyle(.roundedBorder)
        TextField("Prompt of a field", text: .constant(""), axis: .vertical).textFieldStyle(.roundedBorder)
        TextEditor(text: $note).frame(height: 190)
      }
      .padding()
      .background(Color(UIColor.secondarySystemBackground))
    }
  }

  private func expectImage(_ name: String, _ note: String, _ edit: (inout Screen.Settings) -> Void = { _ in }) throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 300, height: 340)
        edit(&$0)
      }
    ) { Page(note: note) }
    // Two taps select a word; its end is pulled on by a finger.
    for _ in 0..<2 { screen.tap(at: CGPoint(x: 150, y: 175)) }
    screen.advance(by: 0.6)
    screen.finishAnimations()
    screen.press(key: "Escape")
    screen.finishAnimations()
    let caret = try #require(screen.caret)
    screen.drag(from: CGPoint(x: caret.midX, y: caret.maxY + 6), to: CGPoint(x: 120, y: 245))
    screen.finishAnimations()
    screen.press(key: "Escape")
    screen.finishAnimations()
    screen.expectImage(name)
  }

  private let note =
    "The first paragraph is long enough to need two lines of the editor.\n\n日本語と English and emoji 🎈 in one line.\nThe end"

  @Test("what is selected reaches over lines to the edge, with a handle at each end")
  func selection() throws {
    try expectImage("texteditor", note)
    try expectImage("texteditor-dark", note) { $0.colorScheme = .dark }
  }

  @Test("from right to left")
  func rightToLeft() throws {
    let arabic = "هذا النص طويل بما يكفي ليشغل سطرين في هذا المحرر الصغير.\nword كلمة\nالنهاية"
    try expectImage("texteditor-rtl", arabic) { $0.locale = "ar" }
  }
}
