import ApusTesting
import SwiftUI
import Testing

@Suite("What happens when somebody ends what they typed")
@MainActor
struct SubmitTests {
  final class Log { var entries: [String] = [] }

  private struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text).frame(width: 100) }
  }

  /// What Enter in a field does, with modifiers around it.
  private func submitted<V: View>(_ modify: (Field, Log) -> V) throws -> [String] {
    let log = Log()
    let screen = Screen { modify(Field(), log) }
    try screen.textField("Name").tap()
    screen.type("x")
    screen.press(key: "Enter")
    return log.entries
  }

  @Test("actions are called from the innermost outwards")
  func order() throws {
    let calls = try submitted { field, log in
      field.onSubmit { log.entries.append("inner") }.padding().onSubmit { log.entries.append("outer") }
    }
    #expect(calls == ["inner", "outer"])
  }

  @Test("a scope keeps what is typed inside from the actions outside, and no others")
  func scope() throws {
    let calls = try submitted { field, log in
      field.onSubmit { log.entries.append("inner") }.submitScope().onSubmit { log.entries.append("outer") }
    }
    #expect(calls == ["inner"])
    let open = try submitted { field, log in field.submitScope(false).onSubmit { log.entries.append("outer") } }
    #expect(open == ["outer"])
  }

  @Test("a text field is none of the search fields that an action may be for")
  func triggers() throws {
    let calls = try submitted { field, log in
      field.onSubmit(of: .search) { log.entries.append("search") }
        .onSubmit(of: [.text, .search]) { log.entries.append("both") }
        .onSubmit(of: .text) { log.entries.append("text") }
    }
    #expect(calls == ["both", "text"])
    let triggers: SubmitTriggers = [.text, .search]
    #expect(triggers.contains(.search) && triggers.subtracting(.search) == .text)
  }

  private struct Form: View {
    enum Field: Hashable { case name, mail }
    let next: (Field?) -> Field?
    @State private var texts = ["", ""]
    @FocusState private var field: Field?
    @FocusState private var isOther: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $texts[0]).focused($field, equals: .name)
        TextField("Mail", text: $texts[1]).focused($field, equals: .mail)
        TextField("Other", text: .constant("")).focused($isOther)
        Text(isOther ? "other" : field.map { "\($0)" } ?? "none")
      }
      .onSubmit { if next(field) == field, field == .mail { isOther = true } else { field = next(field) } }
    }
  }

  private func focus(after keys: [String], next: @escaping (Form.Field?) -> Form.Field?) throws -> [String] {
    let screen = Screen { Form(next: next) }
    try screen.textField("Name").tap()
    return keys.map { key in
      screen.press(key: key)
      return ["name", "mail", "other", "none"].first { screen.contains($0) } ?? ""
    }
  }

  @Test("an action that knows which field it was may lead to the next one, keep the focus, or end the editing")
  func focusAfterwards() throws {
    #expect(try focus(after: ["Enter", "Enter"]) { $0 == .name ? .mail : nil } == ["mail", "none"])
    #expect(try focus(after: ["Enter", "Enter"]) { _ in .name } == ["name", "name"])
    // A state of its own leads on, too.
    #expect(try focus(after: ["Enter", "Enter"]) { _ in .mail } == ["mail", "other"])
  }
}
