import ApusTesting
import SwiftUI
import Testing

@Suite("Searching in lists and over pushes")
@MainActor
struct SearchInListsTests {
  @Test("in use above cards the field and Cancel are 8 further in; above a plain list, and at rest, they are not (Facts 4.7)")
  func insets() throws {
    func field(_ style: some ListStyle, isActive: Bool) throws -> CGRect {
      let screen = Screen {
        NavigationStack {
          List { Text("row") }.listStyle(style)
            .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
        }
      }
      if isActive { try screen.search(for: "") }
      screen.finishAnimations()
      return try screen.searchField.frame
    }
    let (rest, plain) = (try field(.insetGrouped, isActive: false), try field(.plain, isActive: true))
    let cards = try field(.insetGrouped, isActive: true)
    #expect(try field(.plain, isActive: false).minX == rest.minX && plain.minX == rest.minX)
    #expect(cards.minX == rest.minX + 8 && cards.maxX == plain.maxX - 8)
  }

  private struct Names: View {
    @State private var text = ""
    private var names: [String] {
      let all = (0..<50).map { "name \($0)" }
      return text.isEmpty ? all : all.filter { $0.hasSuffix(text) }
    }
    var body: some View {
      NavigationStack {
        List(names, id: \.self) { name in NavigationLink(name) { Text("about \(name)") } }
          .navigationTitle("Names")
          .searchable(text: $text)
      }
    }
  }

  private func screen() -> Screen { Screen(.init { $0.size = CGSize(width: 393, height: 700) }) { Names() } }

  @Test("a list hides the field until it is pulled down, and shows what is found below the field")
  func list() throws {
    let screen = screen()
    #expect(screen.elements(role: "searchField").isEmpty)
    let first = try screen.row("name 0").frame
    try screen.search(for: "7")
    #expect(screen.rows.map { $0.labels[0] } == ["name 7", "name 17", "name 27", "name 37", "name 47"])
    // 52 instead of the 96 of the bar.
    #expect(try abs(screen.row("name 7").frame.minY - (first.minY - 44)) < 1)
    try screen.cancelSearch()
    #expect(try abs(screen.row("name 0").frame.minY - (first.minY + 52)) < 1)
    #expect(screen.rows.count > 10)
  }

  @Test("a search goes on below the screen that one of its results pushes")
  func push() throws {
    let screen = screen()
    try screen.search(for: "7")
    try screen.row("name 27").tap()
    screen.finishAnimations()
    #expect(screen.contains("about name 27") && !screen.contains("Cancel"))
    try screen.goBack()
    #expect(screen.rows.count == 5 && screen.contains("Cancel"))
    #expect(try screen.searchField.value == "7")
  }

  @Test("a search that nobody uses makes no frame")
  func idle() throws {
    let screen = screen()
    screen.forgetWork()
    screen.advance(by: 5)
    #expect(screen.work.frames == 0)
    _ = try screen.searchField
    screen.advance(by: 5)
    screen.forgetWork()
    screen.advance(by: 5)
    #expect(screen.work.frames == 0)
  }
}
