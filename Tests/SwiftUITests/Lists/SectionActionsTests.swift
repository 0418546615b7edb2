import ApusTesting
import SwiftUI
import Testing

@Suite("Actions of sections") @MainActor
struct SectionActionsTests {
  private struct Sections: View {
    @State private var names = ["one", "two"]
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("Names", isExpanded: $isExpanded) {
          ForEach(names, id: \.self) { Text($0) }
        }
        .sectionActions {
          Button("Add \(names.count)") { names.append("three") }
          Button("Fold") { isExpanded = false }
        }
        Section("Other") { Text("last") }
      }
    }
  }

  @Test("they are rows after those of the section, go with them, and follow the state")
  func rows() throws {
    let screen = Screen { Sections() }
    func order() throws -> [String] { screen.rows.compactMap(\.labels.first) }
    #expect(try order() == ["one", "two", "Add 2", "Fold", "last"])
    try screen.row("Add 2").tap()
    screen.finishAnimations()
    #expect(try order() == ["one", "two", "three", "Add 3", "Fold", "last"])
    try screen.row("Fold").tap()
    screen.finishAnimations()
    #expect(try order() == ["last"])
  }
}
