import ApusTesting
import Observation
import SwiftUI
import SwiftUICore
import Testing

/// The data of a long list, which a test changes.
@Observable
final class MillionNumbers {
  var numbers = Array(0..<1_000_000)
  var changed = -1
}

@MainActor
@Suite("A list costs what shows of it") struct ListWorkTests {
  private struct Million: View {
    @State var chosen: Int?
    var body: some View {
      List(0..<1_000_000, selection: $chosen) { Text("row \($0)") }
    }
  }

  @Test("a million rows cost as many as show, at first and when they scroll")
  func million() throws {
    let screen = Screen { Million() }
    let (first, count) = (screen.work.bodies, screen.rows.count)
    #expect((18...22).contains(count))
    #expect(first <= count * 8)
    screen.forgetWork()
    screen.scroll(by: 44)
    screen.finishAnimations()
    #expect(screen.work.bodies <= 2 * 8)
    #expect(screen.liveNodes < 3_000)
  }

  @Test("a change of the selection evaluates the rows that it changes")
  func selection() throws {
    let screen = Screen { Million() }
    try screen.row("row 3").tap()
    screen.finishAnimations()
    screen.forgetWork()
    try screen.row("row 5").tap()
    screen.finishAnimations()
    let chrome = screen.bodiesByType["ListElementChrome"] ?? 0
    // The pressed row turns gray and is selected, the other one is not any more.
    #expect((2...5).contains(chrome))
    #expect(try screen.row("row 5").isSelected && !screen.row("row 3").isSelected)
    #expect(screen.bodiesByType["ForEach"] == nil)
  }

  @Test("a row that changes its own state evaluates itself")
  func state() throws {
    struct Counter: View {
      @State var count = 0
      let number: Int
      var body: some View {
        Button("\(number): \(count)") { count += 1 }
      }
    }
    let screen = Screen { List(0..<1000) { Counter(number: $0) } }
    screen.finishAnimations()
    try screen.button("3: 0").tap()
    screen.finishAnimations()
    #expect(screen.contains("3: 1"))
    screen.forgetWork()
    try screen.button("3: 1").activate()
    #expect(screen.bodiesByType["Counter"] == 1)
    #expect(screen.bodiesByType["ListElementChrome"] == nil)
  }

  /// A list of a million rows.
  private struct Changing: View {
    let model: MillionNumbers
    var body: some View {
      List {
        ForEach(model.numbers, id: \.self) { Row(number: $0, isChanged: $0 == model.changed) }
          .onDelete { model.numbers.remove(atOffsets: $0) }
          .onMove { model.numbers.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    struct Row: View {
      let number: Int
      let isChanged: Bool
      var body: some View { Text(isChanged ? "changed \(number)" : "row \(number)") }
    }
  }

  private func changing() -> (MillionNumbers, Screen) {
    let model = MillionNumbers()
    let screen = Screen { Changing(model: model) }
    screen.finishAnimations()
    // What is behind the rows is made for whom finds them first.
    _ = screen.rows
    screen.forgetWork()
    return (model, screen)
  }

  @Test("of a million rows the nodes, sizes and places are those of the rows that show, as with fifty rows")
  func nodes() {
    func made(_ count: Int) -> (nodes: Int, sizes: Int, positions: Int, bodies: Int) {
      let screen = Screen { List(0..<count, id: \.self) { Text("row \($0)") } }
      return (screen.liveNodes, screen.work.sizesComputed, screen.work.placements, screen.work.bodies)
    }
    let (few, many) = (made(50), made(1_000_000))
    #expect(many == few)
    #expect(many.bodies <= 20 * 8)
    #expect(many.nodes < 20 * 75)
  }

  @Test("one changed row of a million evaluates and measures that row alone")
  func changedRow() throws {
    let (model, screen) = changing()
    let rows = screen.rows.count
    model.changed = 4
    screen.settle()
    screen.finishAnimations()
    #expect(screen.contains("changed 4"))
    // Its loop's closure knows of all rows, their views of one.
    #expect(screen.bodiesByType["Row"] == 1)
    #expect(screen.bodiesByType["ListElementChrome"] == nil)
    #expect(screen.work.textLayouts <= 2)
    #expect(screen.work.nodesMade == 0)
    #expect(screen.bodiesByType["ForEach"] ?? 0 <= rows + 2)
  }

  @Test("a deleted row takes its nodes and makes those of the row that comes in; others only move")
  func deletedRow() throws {
    let (model, screen) = changing()
    let live = screen.liveNodes
    withAnimation { _ = model.numbers.remove(at: 2) }
    screen.settle()
    screen.finishAnimations()
    #expect(!screen.contains("row 2") && screen.contains("row 3"))
    #expect(screen.bodiesByType["Row"] ?? 0 <= 2)
    #expect(screen.work.nodesMade <= live / 10)
    #expect(screen.work.textLayouts <= 3)
    #expect(abs(screen.liveNodes - live) <= live / 10)
  }

  @Test("a row that moves is the same row; nothing is made for it or for those that make room")
  func movedRow() throws {
    let (model, screen) = changing()
    withAnimation { model.numbers.move(fromOffsets: [1], toOffset: 5) }
    screen.settle()
    screen.finishAnimations()
    #expect(screen.rows.prefix(6).map { $0.labels.first } == ["row 0", "row 2", "row 3", "row 4", "row 1", "row 5"])
    #expect(screen.bodiesByType["Row"] == nil)
    #expect(screen.work.nodesMade == 0)
    #expect(screen.work.textLayouts == 0)
  }

  @Test("a row that goes leaves in motion, and those below follow")
  func removal() throws {
    struct Shrinking: View {
      @State var names = ["a", "b", "c"]
      var body: some View {
        List {
          Button("Drop") { withAnimation(.linear(duration: 1)) { _ = names.removeFirst() } }
          ForEach(names, id: \.self) { Text($0) }
        }
      }
    }
    let screen = Screen { Shrinking() }
    let before = try screen.text("b").frame.minY
    try screen.button("Drop").tap()
    screen.advance(by: 0.5)
    #expect(!screen.contains("a"))
    screen.finishAnimations()
    #expect(try screen.text("b").frame.minY == before - 44)
    #expect(screen.rows.count == 3)
  }
}
