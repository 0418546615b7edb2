import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Where the focus goes by itself") @MainActor
struct DefaultFocusTests {
  enum Field: Hashable { case first, second, third }

  private struct Form: View {
    var priority = DefaultFocusEvaluationPriority.automatic
    @FocusState var field: Field?
    @State var text = ""
    @State var hasMore = false
    var body: some View {
      VStack {
        TextField("1", text: $text).focused($field, equals: .first)
        VStack {
          TextField("2", text: $text).focused($field, equals: .second)
          TextField("3", text: $text).focused($field, equals: .third)
        }
        .defaultFocus($field, .third, priority: priority)
        Button("none") { field = nil }
        Button("more") { hasMore = true }
        if hasMore { TextField("4", text: $text).defaultFocus($field, .first) }
        Text(verbatim: "\(field.map { "\($0)" } ?? "none")").accessibilityIdentifier("shown")
      }
    }
  }

  @Test("a state gets its default when the view appears and nothing has the focus")
  func appearing() throws {
    let screen = Screen { Form() }
    let shown = { try screen.text("shown").label }
    #expect(try shown() == "third")
    #expect(try screen.engine.focus.textInput?.caret.midY == screen.textField("3").frame.midY)
    // What has the focus keeps it when another view with a default comes.
    try screen.button("more").tap()
    #expect(try shown() == "third")
    let other = Screen { Form() }
    try other.button("none").tap()
    #expect(try other.text("shown").label == "none")
    try other.button("more").tap()
    #expect(try other.text("shown").label == "first")
  }

  @Test("the keyboard leads to the default of what it enters, where the priority says so")
  func entering() throws {
    for (priority, expected) in [(DefaultFocusEvaluationPriority.automatic, "second"), (.userInitiated, "third")] {
      let screen = Screen { Form(priority: priority) }
      try screen.textField("1").tap()
      #expect(try screen.text("shown").label == "first")
      screen.press(key: "Tab")
      #expect(try screen.text("shown").label == expected)
      // Inside, Tab goes from one to the next.
      screen.press(key: "Tab", shift: true)
      #expect(try screen.text("shown").label == (expected == "third" ? "second" : "first"))
    }
  }

  private struct Scope: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    @FocusState var field: Field?
    @State var text = ""
    @State var prefersThird = false
    var body: some View {
      VStack {
        TextField("1", text: $text).focused($field, equals: .first)
        TextField("2", text: $text).focused($field, equals: .second).prefersDefaultFocus(!prefersThird, in: scope)
        TextField("3", text: $text).focused($field, equals: .third).prefersDefaultFocus(prefersThird, in: scope)
        Button("reset") { resetFocus(in: scope) }
        Button("third") {
          prefersThird = true
          resetFocus(in: scope)
        }
        Text(verbatim: "\(field.map { "\($0)" } ?? "none")").accessibilityIdentifier("shown")
      }
      .focusScope(scope)
    }
  }

  @Test("in a scope the focus goes to the view that prefers it, and there again when it is reset")
  func scope() throws {
    let screen = Screen { Scope() }
    let shown = { try screen.text("shown").label }
    #expect(try shown() == "second")
    try screen.textField("1").tap()
    #expect(try shown() == "first")
    try screen.button("reset").tap()
    #expect(try shown() == "second")
    try screen.button("third").tap()
    #expect(try shown() == "third")
  }

  @Test("a reset in a namespace that is no scope's is reported, and the focus stays")
  func unknown() throws {
    struct Lost: View {
      @Namespace private var scope
      @Environment(\.resetFocus) private var resetFocus
      @State private var text = ""
      var body: some View {
        TextField("1", text: $text)
        Button("reset") { resetFocus(in: scope) }
      }
    }
    let screen = Screen { Lost() }
    try screen.textField("1").tap()
    try screen.button("reset").tap()
    #expect(screen.diagnostics.count == 1 && screen.diagnostics[0].contains("focusScope"))
    #expect(screen.engine.focus.textInput != nil)
    #expect(ResetFocusAction.self != Never.self)
  }
}
