import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Rows are deleted, moved and selected by what they are, not by where") struct ListEditingTests {
  /// A list in an edit mode of its own.
  private struct Names: View {
    @State var names: [String]
    @State var mode = EditMode.inactive
    @State var chosen: Set<String> = []
    var changed: ([String]) -> Void = { _ in }
    var selected: (Set<String>) -> Void = { _ in }
    var body: some View {
      VStack {
        EditButton()
        List(selection: $chosen) {
          ForEach(names, id: \.self) { name in
            Text(name).deleteDisabled(name == "fixed")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .environment(\.editMode, $mode)
      .onChange(of: names) { changed(names) }
      .onChange(of: chosen) { selected(chosen) }
    }
  }

  @Test("a swipe shows the button that deletes, for rows that may be deleted")
  func delete() throws {
    var names: [String] = []
    let screen = Screen { Names(names: ["a", "b", "fixed", "c"], changed: { names = $0 }) }
    try screen.row("b").delete()
    #expect(names == ["a", "fixed", "c"])
    #expect(screen.rows.map(\.labels) == [["a"], ["fixed"], ["c"]])
    #expect(try screen.row("fixed").actions == [])
  }

  @Test("EditButton says Edit and Done, and moves the rows' views aside for signs")
  func editButton() throws {
    let screen = Screen { Names(names: ["a", "b"]) }
    try screen.button("Edit").tap()
    screen.finishAnimations()
    #expect(screen.contains("Done"))
    #expect(try screen.text("a").frame.minX == 81)
    try screen.button("Done").tap()
    screen.finishAnimations()
    #expect(try screen.text("a").frame.minX == 40)
    let alone = Screen { EditButton() }
    try alone.button("Edit").tap()
    #expect(alone.diagnostics == ["EditButton: nothing around it has an edit mode; put it on a screen"])
  }

  @Test("several rows are selected while the list is edited, and stay selected when others come before them")
  func selection() throws {
    var chosen: Set<String> = []
    let screen = Screen { Names(names: ["a", "b", "c"], mode: .active, selected: { chosen = $0 }) }
    try screen.row("b").tap()
    try screen.row("c").tap()
    #expect(chosen == ["b", "c"])
    #expect(screen.rows.map(\.isSelected) == [false, true, true])
    try screen.row("b").tap()
    #expect(chosen == ["c"])
  }

  @Test("a row is dragged by its handle; the others make room, and the collection is told once")
  func move() throws {
    var (names, count) = ([""], 0)
    let screen = Screen {
      Names(
        names: ["a", "b", "c", "d"], mode: .active,
        changed: {
          names = $0
          count += 1
        })
    }
    try screen.row("a").move(to: screen.row("c"))
    #expect(names == ["b", "c", "a", "d"])
    #expect(count == 1)
    try screen.row("d").move(to: screen.row("b"))
    #expect(names == ["d", "b", "c", "a"])
    #expect(screen.rows.map(\.labels.last!) == ["Reorder", "Reorder", "Reorder", "Reorder"])
    #expect(try screen.row("d").frame.maxY == screen.row("b").frame.minY)
  }

  /// Holds a finger where a text is, takes it to another text and leaves it there.
  private func hold(_ name: String, to other: String, in screen: Screen, for duration: Double = 0.6) throws -> CGPoint {
    let (from, to) = (try screen.text(name).frame, try screen.text(other).frame)
    screen.touchDown(at: CGPoint(x: from.midX, y: from.midY))
    screen.advance(by: duration)
    let end = CGPoint(x: from.midX, y: to.midY + (to.midY > from.midY ? 1 : -1))
    screen.touchMove(to: CGPoint(x: from.midX, y: (from.midY + to.midY) / 2))
    screen.touchMove(to: end)
    screen.advance(by: 0.3)
    return end
  }

  @Test("without an edit mode a row is moved by a finger that holds it first, and goes back where the finger is taken away")
  func held() throws {
    var (names, count) = (["a", "b", "c", "d"], 0)
    let screen = Screen {
      Names(
        names: names,
        changed: {
          names = $0
          count += 1
        })
    }
    let lifted = try hold("a", to: "c", in: screen)
    #expect(try screen.text("b").frame.minY < screen.text("a").frame.minY, "the others make room")
    screen.touchUp(at: lifted)
    screen.finishAnimations()
    #expect(names == ["b", "c", "a", "d"] && count == 1)
    #expect(screen.rows.map(\.labels) == [["b"], ["c"], ["a"], ["d"]])
    let position = try screen.text("d").frame
    screen.touchCancel(at: try hold("d", to: "b", in: screen))
    screen.finishAnimations()
    #expect(try count == 1 && screen.text("d").frame == position)
    screen.touchUp(at: try hold("d", to: "b", in: screen, for: 0.1))
    screen.finishAnimations()
    #expect(count == 1, "a finger that does not wait scrolls")
  }

  @Test("rows that may not be moved stay, and one with a context menu shows that")
  func heldElsewhere() throws {
    var count = 0
    let screen = Screen {
      List {
        ForEach(["fixed", "menu", "free"], id: \.self) { name in
          if name == "menu" {
            Text(name).contextMenu { Button("Share") {} }
          } else {
            Text(name).moveDisabled(name == "fixed")
          }
        }
        .onMove { _, _ in count += 1 }
      }
    }
    for name in ["fixed", "menu"] {
      let position = try screen.text(name).frame
      let end = try hold(name, to: "free", in: screen)
      #expect(screen.isMenuOpen == (name == "menu"))
      screen.touchUp(at: end)
      screen.finishAnimations()
      if name == "fixed" { #expect(try screen.text(name).frame == position) }
    }
    #expect(count == 0)
  }

  @Test("rows make as much room as the row that moves is high, the first one of a card, too", arguments: [0, 10] as [CGFloat])
  func room(spacing: CGFloat) throws {
    let screen = Screen { Names(names: ["a", "b", "c"], mode: .active).listRowSpacing(spacing == 0 ? nil : spacing) }
    let (a, b) = (try screen.text("a").frame, try screen.text("b").frame)
    let x = try screen.row("a").frame.maxX - 25
    screen.touchDown(at: CGPoint(x: x, y: a.midY))
    screen.touchMove(to: CGPoint(x: x, y: a.midY + 20))
    screen.touchMove(to: CGPoint(x: x, y: a.midY + 50))
    screen.advance(by: 1)
    #expect(try abs(screen.text("b").frame.minY - a.minY) < 0.6)
    #expect(try abs(screen.text("a").frame.minY - (a.minY + 50)) < 0.6)
    screen.touchUp(at: CGPoint(x: x, y: a.midY + 50))
    screen.finishAnimations()
    #expect(try abs(screen.text("a").frame.minY - b.minY) < 0.6)
  }

  @Test("at the list's edge a dragged row makes it scroll, and stays with the finger")
  func scrolling() throws {
    var names: [String] = []
    let all = (0..<60).map { "row \($0)" }
    let screen = Screen { Names(names: all, mode: .active, changed: { names = $0 }) }
    let row = try screen.row("row 1").frame
    screen.touchDown(at: CGPoint(x: 340, y: row.midY))
    screen.touchMove(to: CGPoint(x: 340, y: 400))
    screen.touchMove(to: CGPoint(x: 340, y: 830))
    screen.advance(by: 2)
    #expect(try abs(screen.text("row 1").frame.midY - 830) < 2)
    #expect(!screen.contains("row 2"))
    screen.touchUp(at: CGPoint(x: 340, y: 830))
    screen.finishAnimations()
    let position = try #require(names.firstIndex(of: "row 1"))
    #expect(position > 25)
    #expect(names.filter { $0 != "row 1" } == all.filter { $0 != "row 1" })
  }

  @Test("what a loop allows can be said in several steps, and the inner loop of two is the one that is asked")
  func loops() throws {
    func deletable<Content: DynamicViewContent>(_ content: Content, _ delete: @escaping (IndexSet) -> Void) -> some View {
      content.onDelete(perform: delete)
    }
    var deleted: [String] = []
    let screen = Screen {
      List {
        ForEach(0..<2) { outer in
          deletable(ForEach(0..<2) { Text("\(outer) \($0)") }) { deleted += $0.map { "inner \(outer) \($0)" } }
        }
        .onDelete { deleted += $0.map { "outer \($0)" } }
        ForEach(["x", "y"], id: \.self) { Text($0) }.onDelete { deleted += $0.map { "flat \($0)" } }
      }
    }
    try screen.row("1 0").delete()
    try screen.row("y").delete()
    #expect(deleted == ["inner 1 0", "flat 1"])
  }

  @Test("ids that several elements share are told to the developer")
  func sharedIDs() {
    let screen = Screen { List(["a", "b", "a"], id: \.self) { Text($0) } }
    #expect(screen.diagnostics == ["ForEach: the id a stands for several elements; give each an id of its own"])
  }

  @Test("one row is selected by a press, shown gray, and found as selected")
  func single() throws {
    struct Places: View {
      @State var chosen: Int? = 2
      var body: some View {
        List(0..<4, selection: $chosen) { Text("place \($0)") }
      }
    }
    let screen = Screen { Places() }
    #expect(screen.rows.map(\.isSelected) == [false, false, true, false])
    try screen.row("place 0").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.isSelected) == [true, false, false, false])
    let y = try screen.row("place 0").frame.midY
    #expect(screen.gray(x: 700, y: Int(y * 2)) == 209)
  }

  @Test("rows without a value of the selection's type cannot be selected; a tag goes before an id")
  func tags() throws {
    struct Tagged: View {
      @State var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          Text("tagged").tag("x")
          Text("number").tag(7)
          ForEach(["y"], id: \.self) { Text("loop \($0)") }
          Text("never").tag("z").selectionDisabled()
        }
      }
    }
    let screen = Screen { Tagged() }
    try screen.row("number").tap()
    try screen.row("never").tap()
    #expect(screen.rows.map(\.isSelected) == [false, false, false, false])
    try screen.row("tagged").tap()
    #expect(screen.rows.map(\.isSelected) == [true, false, false, false])
    try screen.row("loop y").tap()
    #expect(screen.rows.map(\.isSelected) == [false, false, true, false])
  }
}
