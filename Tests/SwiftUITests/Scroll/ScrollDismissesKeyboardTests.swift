import ApusTesting
import SwiftUI
import Testing

@Suite("scrollDismissesKeyboard") @MainActor
struct ScrollDismissesKeyboardTests {
  private struct Page: View {
    let mode: ScrollDismissesKeyboardMode
    @State var text = ""
    @FocusState var isFocused: Bool
    var body: some View {
      ScrollView {
        TextField("Name", text: $text).focused($isFocused)
        Text(isFocused ? "editing" : "not editing")
        Color.gray.frame(height: 2000)
      }
      .scrollDismissesKeyboard(mode)
    }
  }

  /// Whether the field has the focus after a finger has scrolled up, and after one has pulled down.
  private func editing(_ mode: ScrollDismissesKeyboardMode) throws -> [Bool] {
    try [-200.0, 200].map { distance in
      let screen = Screen { Page(mode: mode) }
      try screen.textField("Name").tap()
      #expect(screen.contains("editing"))
      screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + distance))
      screen.finishAnimations()
      return screen.contains("editing")
    }
  }

  @Test("the focus goes at once, with a pull down, or stays")
  func modes() throws {
    #expect(try editing(.immediately) == [false, false])
    #expect(try editing(.interactively) == [true, false])
    #expect(try editing(.never) == [true, true])
    #expect(try editing(.automatic) == [true, true])
  }
}
