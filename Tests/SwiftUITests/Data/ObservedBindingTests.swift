import ApusTesting
import Observation
import SwiftUI
import Testing

@Observable private final class Draft {
  var text = "draft"
  var isOpen = true
  var limit = 1
}

@Suite("Bindings to observable objects that only the engine reads")
@MainActor
struct ObservedBindingTests {
  private enum Field: CaseIterable { case field, editor, selecting }

  private struct Form: View {
    @Bindable var draft: Draft
    let field: Field
    @State private var selection: TextSelection?
    var body: some View {
      VStack {
        switch field {
        case .field: TextField("title", text: $draft.text)
        case .editor: TextEditor(text: $draft.text).frame(height: 60)
        case .selecting: TextField("title", text: $draft.text, selection: $selection)
        }
      }
    }
  }

  @Test("a field shows what its object has been given", arguments: Field.allCases)
  private func field(field: Field) throws {
    let draft = Draft()
    let screen = Screen { Form(draft: draft, field: field) }
    #expect(screen.elements(role: "textField").map(\.value) == ["draft"])
    draft.text = ""
    screen.settle()
    #expect(screen.elements(role: "textField").map(\.value) == [""])
    try #require(screen.elements(role: "textField").first).tap()
    screen.type("new")
    #expect(draft.text == "new")
    draft.text = "other"
    screen.settle()
    #expect(screen.elements(role: "textField").map(\.value) == ["other"])
  }

  @Test("so does one whose text is a view's state, beside a binding to what is selected")
  func stateAndSelection() throws {
    struct Content: View {
      @State private var text = "draft"
      @State private var selection: TextSelection?
      var body: some View {
        VStack {
          Button("clear") { text = "" }
          TextField("title", text: $text, selection: $selection)
        }
      }
    }
    let screen = Screen { Content() }
    try screen.button("clear").tap()
    #expect(try screen.textField("title").value == "")
  }

  @Test("a section unfolds, and an environment is edited anew")
  func sectionAndEnvironment() throws {
    struct Shown: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    struct Content: View {
      @Bindable var draft: Draft
      var body: some View {
        let draft = draft
        List {
          Section("Section", isExpanded: $draft.isOpen) { Text("inside") }
          Shown().transformEnvironment(\.lineLimit) { $0 = draft.limit }
        }
        .listStyle(.sidebar)
      }
    }
    let draft = Draft()
    let screen = Screen { Content(draft: draft) }
    #expect(screen.contains("inside") && screen.contains("limit 1"))
    (draft.isOpen, draft.limit) = (false, 3)
    screen.settle()
    screen.finishAnimations()
    #expect(!screen.contains("inside") && screen.contains("limit 3"))
  }
}
