import ApusTesting
import SwiftUI
import Testing

@Suite("Links in rows of a list")
@MainActor
struct RowLinkTests {
  @Test("the row is pressed in place of its link, ends with a chevron, and leads to the link's screen")
  func rows() throws {
    let screen = Screen {
      NavigationStack {
        List(["Ann", "Ben"], id: \.self) { name in
          NavigationLink(value: name) { Text(name) }
        }
        .navigationTitle("People")
        .navigationDestination(for: String.self) { Text("Card of \($0)").navigationTitle($0) }
      }
    }
    let row = try screen.row("Ben")
    let plain = try Screen { NavigationStack { List { Text("Ben") }.navigationTitle("People") } }.row("Ben")
    #expect(row.frame.height == plain.frame.height)
    // Far from the label: only the row is there.
    screen.tap(at: CGPoint(x: row.frame.maxX - 60, y: row.frame.midY))
    screen.finishAnimations()
    #expect(try screen.barTitle.label == "Ben")
    #expect(screen.contains("Card of Ben"))
    try screen.goBack()
    screen.finishAnimations()
    #expect(try screen.barTitle.label == "People")
    #expect(screen.contains("Ann"))
  }

  private struct People: View {
    let names = ["Ann", "Ben"]
    var body: some View {
      NavigationStack {
        List(names, id: \.self) { name in
          NavigationLink(name) { List { Text("Card of \(name)") }.navigationTitle(name) }
        }
        .listStyle(.plain)
        .navigationTitle("People")
      }
    }
  }

  /// How dark the row of Ben is compared with that of Ann, 0…1; 209 of 255 is the gray of a pressed one.
  private func shade(_ screen: Screen) throws -> Double {
    let (x, y) = (140, 2 * (96 + 22))
    return 1 - Double(screen.gray(x: x, y: y + 88)) / Double(screen.gray(x: x, y: y))
  }

  @Test("a link's row stays gray while its screen comes, and fades as far as it has gone again, under a finger too")
  func highlight() throws {
    let full = 1 - 209.0 / 255
    let screen = Screen(.init { $0.size = CGSize(width: 390, height: 500) }) { People() }
    #expect(try shade(screen) == 0)
    try screen.row("Ben").tap()
    screen.advance(by: 0.02)
    #expect(abs(try shade(screen) - full) < 0.01)
    screen.finishAnimations()
    screen.touchDown(at: CGPoint(x: 5, y: 400))
    screen.touchMove(to: CGPoint(x: 20, y: 400))
    screen.touchMove(to: CGPoint(x: 5 + 195, y: 400))
    screen.advance(by: 0.5)
    let half = try shade(screen)
    #expect(half > full * 0.35 && half < full * 0.65)
    // The finger lets it go at the screen's other side: nothing is left of it.
    screen.touchMove(to: CGPoint(x: 380, y: 400))
    screen.touchUp(at: CGPoint(x: 380, y: 400))
    screen.finishAnimations()
    #expect(try shade(screen) == 0)
    try screen.row("Ann").tap()
    screen.finishAnimations()
    try screen.backButton.tap()
    screen.advance(by: 0.05)
    #expect(try shade(screen) < 0)
    screen.finishAnimations()
    #expect(try shade(screen) == 0)
  }

  private struct Editing: View {
    @State var path: [String] = []
    @State var letters = ["a", "b"]
    var body: some View {
      NavigationStack(path: $path) {
        list("root").navigationDestination(for: String.self) { list($0) }
      }
    }
    private func list(_ name: String) -> some View {
      List { ForEach(letters, id: \.self) { Text("\($0) of \(name)") }.onDelete { _ in } }
        .navigationTitle(name)
        .toolbar {
          ToolbarItem { EditButton() }
          ToolbarItem(placement: .bottomBar) { Button("push") { path.append("pushed") } }
        }
    }
  }

  @Test("each screen is edited by itself, by the button in its own bar")
  func editing() throws {
    let screen = Screen { Editing() }
    let signs = { screen.elements.count { $0.label == "Remove" } }
    try screen.barButton("Edit").tap()
    screen.finishAnimations()
    #expect(signs() == 2 && screen.contains("Done"))
    try screen.barButton("push").tap()
    screen.finishAnimations()
    #expect(signs() == 0 && screen.contains("Edit") && screen.contains("a of pushed"))
    try screen.goBack()
    #expect(signs() == 2)
    try screen.barButton("Done").tap()
    screen.finishAnimations()
    #expect(signs() == 0)
  }

  @Test("a mode around the whole stack counts for its first screen")
  func outerMode() throws {
    let screen = Screen { Editing().environment(\.editMode, .constant(.active)) }
    #expect(screen.contains("Done"))
    try screen.barButton("push").tap()
    screen.finishAnimations()
    #expect(screen.contains("Edit"))
  }

  private struct Tools: View {
    @State private var count = 0
    var body: some View {
      List {
        Text("count \(count)").toolbar { ToolbarItem { Button("Add", systemImage: "plus") { count += 1 } } }
      }
    }
  }

  @Test("what a row puts into a bar is no part of the row")
  func hoisted() throws {
    let screen = Screen { NavigationStack { Tools() } }
    try screen.barButton("Add").tap()
    #expect(screen.contains("count 1"))
    #expect(try screen.barButton("Add").frame.width < 30)
  }
}
