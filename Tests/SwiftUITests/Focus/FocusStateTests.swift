import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite @MainActor
struct FocusStateTests {
  enum Field: Hashable { case first, second }

  struct Fields: View {
    @FocusState var field: Field?
    @FocusState var isThird: Bool
    @State var text = ""
    @State var hasSecond = true
    var body: some View {
      VStack {
        TextField("1", text: $text).focused($field, equals: .first)
        if hasSecond { TextField("2", text: $text).focused($field, equals: .second) }
        TextField("3", text: $text).focused($isThird)
        Button("second") { field = .second }
        Button("none") { field = nil }
        Button("third") { isThird = true }
        Button("remove") { hasSecond = false }
        Text(verbatim: "\(field.map { "\($0)" } ?? "none") \(isThird)").accessibilityIdentifier("shown")
      }
    }
  }

  @Test("it tells which view has the focus, and moves the focus when it is written")
  func both() throws {
    let screen = Screen { Fields() }
    func shown() throws -> String { try screen.text("shown").label }
    #expect(try shown() == "none false")
    try screen.textField("1").tap()
    #expect(try shown() == "first false")
    try screen.button("second").tap()
    #expect(try shown() == "second false")
    #expect(try screen.engine.focus.textInput?.caret.midY == screen.textField("2").frame.midY)
    try screen.button("third").tap()
    #expect(try shown() == "none true")
    try screen.button("second").tap()
    #expect(try shown() == "second false")
    try screen.button("remove").tap()
    #expect(try shown() == "none false")
    #expect(screen.engine.focus.textInput == nil)
    try screen.textField("1").tap()
    try screen.button("none").tap()
    #expect(screen.engine.focus.textInput == nil)
  }
}
