import ApusTesting
import SwiftUI
import Testing

@Suite("The height of a text that is edited, which is known where it was seen") @MainActor
struct TextEditorHeightTests {
  private struct Page: View {
    // Letters are narrower and wider than the estimate, whatever the font.
    @State private var text = (0..<60).map { String(repeating: $0 % 2 == 0 ? "i " : "W ", count: 120) }.joined(separator: "\n")
    var body: some View {
      ScrollView {
        VStack {
          TextEditor(text: $text).frame(height: 200)
          Color.clear.frame(height: 300)
        }
      }
    }
  }

  @Test("stays known though sizes are asked for in more widths than are kept, so that frames settle")
  func widths() {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 300) }) { Page() }
    for width in [320, 420, 360, 500, 280, 340] as [CGFloat] {
      screen.forgetWork()
      screen.resize(to: CGSize(width: width, height: 300))
      #expect(screen.faults.isEmpty && !screen.isFrameRequested)
      #expect(screen.work.textLayouts < 60, "\(screen.work)")
    }
    for _ in 0..<20 {
      screen.forgetWork()
      screen.scroll(by: 150)
      #expect(screen.faults.isEmpty && !screen.isFrameRequested)
      #expect(screen.work.textLayouts < 60, "\(screen.work)")
    }
    // The scroll view's bars fade.
    screen.finishAnimations()
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work == .none)
  }
}
