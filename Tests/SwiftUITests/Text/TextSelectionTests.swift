import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("textSelection") struct TextSelectionTests {
  private static let settings = Screen.Settings { $0.size = CGSize(width: 300, height: 120) }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(Self.settings) { view().frame(width: 300, height: 120, alignment: .topLeading) }
  }

  private func copied(_ screen: Screen) -> String {
    screen.withServices { UIPasteboard.general.string = "nothing" }
    screen.press(key: "c", control: true)
    return UIPasteboard.general.string ?? ""
  }

  @Test("a mouse selects over lines, two clicks a word, three a paragraph; what is selected is copied")
  func mouse() {
    let screen = screen { Text("one two\nthree **four**\nfive").textSelection(.enabled) }
    screen.dragMouse(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 0, y: 32))
    #expect(copied(screen) == "one two\n")
    screen.advance(by: 1)
    screen.click(at: CGPoint(x: 60, y: 32), count: 2)
    #expect(copied(screen) == "four")
    screen.advance(by: 1)
    screen.click(at: CGPoint(x: 60, y: 32), count: 3)
    #expect(copied(screen) == "three four")
    screen.press(key: "a", control: true)
    #expect(copied(screen) == "one two\nthree four\nfive")
  }

  @Test("a finger that is held selects a word; a text without it selects nothing")
  func touch() {
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        Text("one two").textSelection(.enabled)
        Text("one two").textSelection(.disabled)
        Text("one two").textSelection(.disabled)
      }
    }
    screen.press(at: CGPoint(x: 10, y: 10), duration: 0.7)
    #expect(copied(screen) == "one")
    screen.press(key: "Escape")
    screen.dragMouse(from: CGPoint(x: 0, y: 30), to: CGPoint(x: 60, y: 30))
    #expect(copied(screen) == "nothing")
    screen.dragMouse(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 60, y: 50))
    #expect(copied(screen) == "nothing")
    func allows<S: TextSelectability>(_: S) -> Bool { S.allowsSelection }
    #expect(allows(.enabled) && !allows(.disabled))
    #expect(EnabledTextSelectability.allowsSelection && !DisabledTextSelectability.allowsSelection)
  }

  @Test("links in text that can be selected still open, and Tab does not stop at it")
  func links() {
    var opened: [String] = []
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        Text("[link](https://example.com) and more").textSelection(.enabled)
        TextField("Field", text: .constant(""))
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        })
    }
    screen.click(at: CGPoint(x: 8, y: 10))
    screen.advance(by: 1)
    #expect(opened == ["https://example.com"])
    screen.press(key: "Escape")
    screen.press(key: "Tab")
    #expect(screen.caret != nil)
  }

  @Test("what is selected is painted behind the letters, in the tint")
  func painting() {
    let screen = screen { Text("WWWW").textSelection(.enabled).tint(Color.red) }
    let before = screen.gray(x: 6, y: 38)
    screen.dragMouse(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 60, y: 10))
    #expect(before == 255 && screen.gray(x: 6, y: 38) < 255)
  }
}
