import ApusTesting
import SwiftUI
import Testing

/// What is selected by tags in each container that has a selection: values, optionals of them, and identities.
@MainActor
@Suite struct TagSelectionTests {
  private enum Form: CaseIterable { case tabs, pages, wheel }

  private struct Choices<Selection: Hashable>: View {
    let form: Form
    @Binding var selection: Selection
    var tags: [Int]? = [1, 2, 3]
    var body: some View {
      switch form {
      case .tabs: TabView(selection: $selection) { rows }
      case .pages: TabView(selection: $selection) { rows }.tabViewStyle(.page)
      case .wheel: Picker("choice", selection: $selection) { rows }.pickerStyle(.wheel)
      }
    }
    @ViewBuilder private var rows: some View {
      if let tags {
        ForEach(tags, id: \.self) { Text("row \($0)").tag($0) }
      } else {
        ForEach(1..<4, id: \.self) { Text("row \($0)") }
      }
    }
  }

  private func shown<Selection: Hashable>(_ form: Form, _ selection: Selection, tags: [Int]? = [1, 2, 3]) throws -> [Int] {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 400) }) {
      Choices(form: form, selection: .constant(selection), tags: tags)
    }
    guard form == .wheel else { return (1...3).filter { screen.contains("row \($0)") } }
    let value = try screen.element("choice", role: "slider").value
    return (1...3).filter { value == "row \($0)" }
  }

  @Test("a value, an optional of it and an identity select the same element", arguments: Form.allCases)
  private func selected(form: Form) throws {
    #expect(try shown(form, 2) == [2])
    #expect(try shown(form, Optional(2)) == [2])
    #expect(try shown(form, 3, tags: nil) == [3])
  }
}
