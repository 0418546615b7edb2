import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("HSplitView and VSplitView") @MainActor
struct SplitViewTests {
  private func screen(rightToLeft: Bool = false, @ViewBuilder _ content: () -> some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 301, height: 201)
        $0.isRightToLeft = rightToLeft
      }, content: content)
  }

  private func frame(_ name: String, _ screen: Screen) throws -> CGRect {
    try #require(screen.elements.first { $0.identifier == name }).frame
  }

  @Test("views share the length, within their limits, and a line of a point stands between them")
  func shares() throws {
    let alike = screen {
      HSplitView {
        Box("a")
        Box("b")
      }
    }
    #expect(try frame("a", alike) == CGRect(x: 0, y: 0, width: 150, height: 201))
    #expect(try frame("b", alike) == CGRect(x: 151, y: 0, width: 150, height: 201))
    let limited = screen {
      VSplitView {
        Box("a").frame(maxHeight: 40)
        Box("b").frame(minHeight: 20)
        Box("c").frame(height: 30)
      }
    }
    #expect(try frame("a", limited).height == 40 && frame("b", limited).height == 129 && frame("c", limited).minY == 171)
  }

  @Test("a finger moves the line, as far as the views allow it, and the line stays there")
  func drag() throws {
    let screen = screen {
      HSplitView {
        Box("a").frame(minWidth: 100, maxWidth: 200)
        Box("b").frame(minWidth: 50)
      }
    }
    screen.movePointer(to: CGPoint(x: 150, y: 100))
    #expect(screen.pointerName == "col-resize")
    screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 170, y: 100))
    #expect(try frame("a", screen).width == 170 && frame("b", screen).minX == 171)
    screen.drag(from: CGPoint(x: 172, y: 100), to: CGPoint(x: 290, y: 100))
    #expect(try frame("a", screen).width == 200)
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 10, y: 100))
    #expect(try frame("a", screen).width == 100)
  }

  @Test("from right to left the first view is at the right, and its line goes with the finger")
  func rightToLeft() throws {
    let screen = screen(rightToLeft: true) {
      HSplitView {
        Box("a")
        Box("b")
      }
    }
    #expect(try frame("a", screen).minX == 151)
    screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 130, y: 100))
    #expect(try frame("a", screen) == CGRect(x: 131, y: 0, width: 170, height: 201))
  }

  @Test("who cannot see it moves the line too; views that come share anew")
  func others() throws {
    struct Panes: View {
      @State private var hasMore = false
      var body: some View {
        VSplitView {
          Button {
            hasMore = true
          } label: {
            Color.white.accessibilityLabel("more")
          }
          Box("b")
          if hasMore { Box("c") }
        }
      }
    }
    let screen = screen { Panes() }
    try screen.element("Divider").increment()
    #expect(try frame("b", screen).height == 80)
    try screen.button("more").tap()
    #expect(try abs(frame("c", screen).height - 199 / 3) < 1)
  }
}
