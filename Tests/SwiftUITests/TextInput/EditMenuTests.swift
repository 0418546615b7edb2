import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("The edit menu") struct EditMenuTests {
  private struct Page: View {
    @State var text = "one two three"
    var body: some View {
      VStack {
        TextField("Field", text: $text)
        Text(verbatim: "[\(text)]").accessibilityIdentifier("shown")
      }
      .frame(width: 300)
    }
  }

  private func rightClick(_ point: CGPoint, in screen: Screen) {
    screen.send(.pointer(PointerEvent(kind: .mouse, phase: .down, location: point, time: screen.engine.time, button: 1)))
    screen.send(.pointer(PointerEvent(kind: .mouse, phase: .up, location: point, time: screen.engine.time, button: 1)))
    screen.finishAnimations()
  }

  private func place(_ screen: Screen, _ x: CGFloat) throws -> CGPoint {
    let frame = try screen.textField("Field").frame
    return CGPoint(x: frame.minX + x, y: frame.midY)
  }

  @Test("a mouse's second button offers what can be done; what is chosen is done, and the field goes on")
  func secondButton() throws {
    let screen = Screen { Page() }
    rightClick(try place(screen, 40), in: screen)
    #expect(!screen.contains("Copy") && screen.contains("Paste"))
    try screen.button("Select All").tap()
    screen.finishAnimations()
    rightClick(try place(screen, 40), in: screen)
    #expect(screen.contains("Copy") && !screen.contains("Select All"))
    try screen.button("Cut").tap()
    screen.finishAnimations()
    #expect(try screen.text("shown").label == "[]")
    #expect(UIPasteboard.general.string == "one two three")
    rightClick(try place(screen, 10), in: screen)
    try screen.button("Paste").tap()
    screen.finishAnimations()
    screen.type("!")
    #expect(try screen.text("shown").label == "[one two three!]")
  }

  @Test("a finger that is held moves the caret and gets the menu; two taps select a word, whose ends can be moved")
  func touch() throws {
    let screen = Screen { Page() }
    let start = try place(screen, 2)
    screen.press(at: start, duration: 0.7)
    screen.finishAnimations()
    #expect(screen.contains("Select All") && !screen.contains("Cut"))
    screen.press(key: "Escape")
    screen.finishAnimations()
    screen.type("#")
    #expect(try screen.text("shown").label == "[#one two three]")
    screen.advance(by: 1)
    for _ in 0..<2 { screen.tap(at: try place(screen, 50)) }
    screen.advance(by: 0.6)
    screen.finishAnimations()
    try screen.button("Copy").tap()
    screen.finishAnimations()
    #expect(UIPasteboard.general.string == "two")
    screen.advance(by: 1)
    let frame = try screen.textField("Field").frame
    // The end's disc lies below the word's end.
    let end = try #require(screen.caret)
    screen.drag(from: CGPoint(x: end.midX, y: frame.maxY - 1), to: CGPoint(x: frame.maxX, y: frame.midY))
    screen.finishAnimations()
    try screen.button("Copy").tap()
    screen.finishAnimations()
    #expect(UIPasteboard.general.string == "two three")
  }

  @Test("a context menu opens by a mouse's second button, too")
  func contextMenu() throws {
    let screen = Screen { Text("held").contextMenu { Button("Act") {} } }
    let frame = try screen.text("held").frame
    rightClick(CGPoint(x: frame.midX, y: frame.midY), in: screen)
    #expect(screen.contains("Act"))
  }
}
