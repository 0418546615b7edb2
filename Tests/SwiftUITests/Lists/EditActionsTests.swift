import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("editActions let people delete and move the elements of a binding's collection") struct EditActionsTests {
  private struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
    static func some(_ titles: String...) -> [Task] { titles.enumerated().map { Task(id: $0, title: $1) } }
  }

  /// What a list of tasks did to them.
  private final class Log { var titles: [[String]] = [] }

  private struct Tasks<Content: View>: View {
    @State var tasks = Task.some("a", "b", "c")
    @State var mode = EditMode.inactive
    var log = Log()
    let content: (Binding<[Task]>) -> Content
    var body: some View {
      content($tasks)
        .environment(\.editMode, $mode)
        .onChange(of: tasks) { log.titles.append(tasks.map(\.title)) }
    }
  }

  @Test("a list with .all deletes by a swipe and moves by a handle, each with one write")
  func all() throws {
    let log = Log()
    let screen = Screen {
      Tasks(log: log) { tasks in
        VStack {
          EditButton()
          List(tasks, editActions: .all) { $task in
            Toggle(task.title, isOn: $task.isDone)
          }
        }
      }
    }
    try screen.row("b").delete()
    #expect(log.titles == [["a", "c"]])
    #expect(screen.rows.map { $0.labels.first } == ["a", "c"])
    try screen.element("c", role: "toggle").activate()
    screen.finishAnimations()
    #expect(try screen.element("c", role: "toggle").value == "on")
    try screen.button("Edit").tap()
    screen.finishAnimations()
    try screen.row("a").move(to: screen.row("c"))
    #expect(log.titles.last == ["c", "a"])
    #expect(screen.rows.count == 2)
  }

  @Test(
    "only what the set holds can be done",
    arguments: [
      (EditActions<[Int]>.delete, true, false), (EditActions<[Int]>.move, false, true), (EditActions<[Int]>(), false, false),
    ])
  func some(actions: EditActions<[Int]>, deletes: Bool, moves: Bool) throws {
    struct Numbers: View {
      @State var numbers = [1, 2, 3]
      let actions: EditActions<[Int]>
      var body: some View {
        List($numbers, id: \.self, editActions: actions) { $number in Text("\(number)") }
          .environment(\.editMode, .constant(.active))
      }
    }
    let screen = Screen { Numbers(actions: actions) }
    #expect(try screen.row("2").contains("Remove") == deletes)
    #expect(try screen.row("2").contains("Reorder") == moves)
    #expect(try screen.text("2").frame.minX == (deletes ? 81 : 40))
  }

  @Test("sets are made of their bits, and .all is both")
  func sets() {
    #expect(EditActions<[Int]>.all == [.move, .delete])
    #expect(EditActions<[Int]>(rawValue: EditActions<[Int]>.all.rawValue) == .all)
    #expect(EditActions<[Int]>.move.rawValue != EditActions<[Int]>.delete.rawValue)
  }

  @Test("a loop among other rows has them, too; onDelete outside says something else of it; rows can be excepted")
  func loop() throws {
    let log = Log()
    let screen = Screen {
      Tasks(log: log) { tasks in
        List {
          Text("head")
          ForEach(tasks, editActions: .delete) { $task in Text(task.title).deleteDisabled(task.title == "b") }
          ForEach(tasks, id: \.title, editActions: .delete) { $task in Text("other \(task.title)") }
            .onDelete { offsets in log.titles.append(["instead"] + offsets.map { "\($0)" }) }
        }
      }
    }
    #expect(try screen.row("head").actions == [] && screen.row("b").actions == [])
    try screen.row("a").delete()
    #expect(log.titles == [["b", "c"]])
    try screen.row("other c").delete()
    #expect(log.titles.last == ["instead", "1"])
  }

  @Test("selection goes together with editing, of one and of several")
  func selection() throws {
    struct Chosen: View {
      @State var tasks = Task.some("a", "b")
      @State var one: Int? = 1
      @State var several: Set<Int> = [0]
      var body: some View {
        VStack {
          List($tasks, editActions: .delete, selection: $one) { $task in Text("one \(task.title)") }
          List($tasks, id: \.id, editActions: .delete, selection: $one) { $task in Text("by id \(task.title)") }
          List($tasks, editActions: .delete, selection: $several) { $task in Text("several \(task.title)") }
            .environment(\.editMode, .constant(.active))
          List($tasks, id: \.id, editActions: .delete, selection: $several) { $task in Text("several by id \(task.title)") }
            .environment(\.editMode, .constant(.active))
        }
      }
    }
    let screen = Screen { Chosen() }
    #expect(screen.rows.filter(\.isSelected).map { $0.labels.first } == ["one b", "by id b", "several a", "several by id a"])
    try screen.row("one a").tap()
    #expect(screen.rows.filter(\.isSelected).map { $0.labels.first } == ["one a", "by id a", "several a", "several by id a"])
  }

  @Test("the elements of the indexed collection are the indices and ids of its base; it is walked in both directions")
  func indexed() {
    let base = Task.some("a", "b", "c")
    let loop = ForEach(.constant(base), editActions: .all) { $task in Text(task.title) }
    let data: IndexedIdentifierCollection<[Task], Int> = loop.data
    #expect(data.count == 3 && data.startIndex == 0 && data.endIndex == 3)
    #expect(data.index(after: 0) == 1 && data.index(before: 3) == 2)
    #expect(data.indices.map { data.index($0, offsetBy: 0) } == [0, 1, 2])
    let rows: EditableCollectionContent<Text, [Task]> = loop.content(data[1])
    #expect(Screen { rows }.contains("b"))
  }
}
