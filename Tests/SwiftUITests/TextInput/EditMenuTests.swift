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

  private final class Log { var lines: [String] = [] }

  private struct Watched: View {
    let log: Log
    @FocusState private var isFocused: Bool
    @State private var text = "one two three"
    var body: some View {
      VStack {
        TextField("Field", text: $text).focused($isFocused)
        Text(verbatim: "\(isFocused)").accessibilityIdentifier("focus")
        Button("end") { isFocused = false }
      }
      .frame(width: 300)
      .onChange(of: isFocused) { log.lines.append("focus \(isFocused)") }
    }
  }

  /// How many points of the field are painted as selected, light blue.
  private func selected(_ screen: Screen) throws -> Int {
    let frame = try screen.textField("Field").frame, y = Int(frame.minY * 2) + 2
    return (Int(frame.minX) * 2..<Int(frame.maxX) * 2).count { screen.gray(x: $0, y: y) < 250 }
  }

  @Test("while the menu is open the text stays edited and shows what is selected; the app hears nothing of it")
  func focus() throws {
    let log = Log()
    let screen = Screen { Watched(log: log) }
    screen.tap(at: try place(screen, 50))
    screen.advance(by: 1)
    #expect(log.lines == ["focus true"])
    screen.press(key: "a", control: true)
    let before = try selected(screen)
    #expect(before > 100)
    rightClick(try place(screen, 40), in: screen)
    #expect(screen.contains("Copy"))
    #expect(log.lines.count == 1)
    screen.press(key: "Escape")
    screen.finishAnimations()
    #expect(try selected(screen) == before && screen.text("focus").label == "true")
    #expect(log.lines.count == 1)
    screen.type("x")
    #expect(try screen.textField("Field").value == "x")
    try screen.button("end").tap()
    #expect(log.lines == ["focus true", "focus false"])
  }

  @Test("what is selected stays painted while the menu is open")
  func painting() throws {
    let screen = Screen { Page() }
    screen.tap(at: try place(screen, 50))
    screen.advance(by: 1)
    let frame = try screen.textField("Field").frame
    let count = { @MainActor in
      (Int(frame.minX) * 2..<Int(frame.minX) * 2 + 60).count { screen.gray(x: $0, y: Int(frame.minY * 2) + 2) < 250 }
    }
    #expect(count() == 0)
    screen.press(key: "a", control: true)
    let before = count()
    rightClick(try place(screen, 40), in: screen)
    #expect(screen.contains("Copy") && count() == before && before > 40)
  }

  private struct Asked: View {
    @State private var name = "ann"
    @State private var isShown = true
    var body: some View {
      Text(verbatim: name).accessibilityIdentifier("name")
        .alert("Name", isPresented: $isShown) {
          TextField("Field", text: $name)
          Button("OK") {}
        }
    }
  }

  @Test("fields of alerts have it, too, and the alert stays")
  func alerts() throws {
    let screen = Screen { Asked() }
    screen.finishAnimations()
    rightClick(try place(screen, 10), in: screen)
    try screen.button("Select All").tap()
    screen.finishAnimations()
    rightClick(try place(screen, 10), in: screen)
    try screen.button("Cut").tap()
    screen.finishAnimations()
    #expect(UIPasteboard.general.string == "ann")
    screen.type("bob")
    try screen.button("OK").tap()
    screen.finishAnimations()
    #expect(try screen.text("name").label == "bob")
  }

  private struct Searched: View {
    @State private var text = "ann"
    var body: some View {
      NavigationStack {
        Text(verbatim: "[\(text)]").accessibilityIdentifier("shown").searchable(text: $text, prompt: "Field")
      }
    }
  }

  @Test("search fields have it, too, and the search goes on")
  func searching() throws {
    let screen = Screen { Searched() }
    let frame = try screen.textField("Field").frame
    screen.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
    screen.finishAnimations()
    rightClick(try place(screen, 10), in: screen)
    try screen.button("Select All").tap()
    screen.finishAnimations()
    screen.type("bob")
    #expect(try screen.text("shown").label == "[bob]")
  }

  @Test("a drag that rests below an editor selects on, and the text scrolls to its end; above, back to its beginning")
  func scrolling() throws {
    struct Editor: View {
      @State private var text = (1...60).map { "line \($0)" }.joined(separator: "\n")
      @State private var selection: TextSelection?
      var body: some View {
        TextEditor(text: $text, selection: $selection).frame(height: 200)
        Text(verbatim: selected).frame(height: 20).accessibilityIdentifier("selected")
      }
      private var selected: String {
        guard case .selection(let range) = selection?.indices else { return "" }
        return String(text[range])
      }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 400) }) { Editor() }
    let frame = try #require(screen.elements.first { $0.value.hasPrefix("line 1\n") }).frame
    let top = max(frame.minY, 0)
    let send = { (phase: PointerEvent.Phase, y: CGFloat) in
      screen.send(
        .pointer(
          PointerEvent(
            kind: .mouse, phase: phase, location: CGPoint(x: 20, y: y), time: screen.engine.time, button: 0)))
    }
    // The third line, lines being 22 high below an inset of 8.
    send(.down, top + 60)
    send(.move, top + 80)
    let first = try screen.text("selected").label
    send(.move, top + 230)
    screen.advance(by: 5)
    let all = try screen.text("selected").label
    #expect(!first.isEmpty && all.hasPrefix(first) && all.contains("line 59"))
    send(.move, top - 30)
    screen.advance(by: 5)
    let back = try screen.text("selected").label
    #expect(back.contains("1\nline 2\n") && !back.contains("line 4"))
    send(.up, top - 30)
  }
}
