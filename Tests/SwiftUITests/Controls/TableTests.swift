import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

private struct Person: Identifiable, Hashable {
  let id: Int
  var name: String
  var age: Int
}

private let people = [
  Person(id: 1, name: "Cyd", age: 30), Person(id: 2, name: "Ann", age: 50), Person(id: 3, name: "Bob", age: 40),
]

@Suite("Tables") @MainActor
struct TableTests {
  private struct Register: View {
    @State var order = [KeyPathComparator(\Person.name)]
    @State var selected: Person.ID?
    var body: some View {
      VStack(spacing: 0) {
        Table(people.sorted(using: order), selection: $selected, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(100)
          TableColumn("Id") { person in Text(verbatim: "#\(person.id)") }
        }
        Text(verbatim: "\(selected ?? 0)").accessibilityIdentifier("selected")
      }
    }
  }

  private func wide(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen(.init { $0.size = CGSize(width: 832, height: 600) }, content: content)
  }

  private func names(_ screen: Screen) -> [String] { screen.rows.compactMap(\.labels.first) }

  @Test("rows in columns, which are as wide in each: those that say a width have it, the others share the rest")
  func columns() throws {
    let screen = wide { Register() }
    #expect(screen.rows.map(\.labels) == [["Ann", "50", "#2"], ["Bob", "40", "#3"], ["Cyd", "30", "#1"]])
    // 832 less 16 at each side, 16 between columns and 100 for the second one leave 334 each.
    for (index, name) in ["Ann", "Bob", "Cyd"].enumerated() {
      #expect(try screen.text(name).frame.minX == 16)
      #expect(try screen.text(["50", "40", "30"][index]).frame.minX == 366)
      #expect(try screen.text(["#2", "#3", "#1"][index]).frame.minX == 482)
    }
    #expect(try screen.button("Age").frame.minX == 366)
    #expect(try screen.text("Id").frame.minX == 482)
    #expect(try screen.button("Name").frame.maxY < screen.text("Ann").frame.minY)
  }

  @Test("a title sorts by its column, and once more the other way round; one that sorts nothing is no button")
  func sorting() throws {
    let screen = wide { Register() }
    #expect(try screen.button("Name").value == "Ascending" && screen.button("Age").value == "")
    try screen.button("Name").tap()
    #expect(names(screen) == ["Cyd", "Bob", "Ann"])
    #expect(try screen.button("Name").value == "Descending")
    try screen.button("Age").activate()
    #expect(names(screen) == ["Cyd", "Bob", "Ann"] && screen.rows.last?.labels.contains("50") == true)
    #expect(try screen.button("Age").value == "Ascending" && screen.button("Name").value == "")
    #expect(screen.elements(role: "button").map(\.label) == ["Name", "Age"])
  }

  @Test("a narrow window shows the first column and no titles")
  func narrow() throws {
    let screen = Screen { Register() }
    #expect(screen.rows.map(\.labels) == [["Ann"], ["Bob"], ["Cyd"]])
    #expect(!screen.contains("Age"))
    screen.resize(to: CGSize(width: 832, height: 600))
    #expect(screen.contains("Age") && screen.contains("50"))
  }

  @Test("a row is chosen by a tap")
  func selection() throws {
    let screen = wide { Register() }
    try screen.text("Bob").tap()
    #expect(try screen.text("selected").label == "3")
    #expect(try screen.row("Bob").isSelected && !screen.row("Ann").isSelected)
    struct Several: View {
      @State private var chosen: Set<Int> = [2]
      var body: some View {
        Table(people, selection: $chosen) { TableColumn("Name", value: \.name) }.environment(\.editMode, .constant(.active))
      }
    }
    let several = wide { Several() }
    try several.text("Bob").tap()
    #expect(several.rows.filter(\.isSelected).compactMap(\.labels.first) == ["Ann", "Bob"])
  }

  @Test("rows of a closure: loops, rows alone, and rows that are there or not")
  func rows() throws {
    struct Mixed: View {
      let hasMore: Bool
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }.alignment(.trailing)
        } rows: {
          TableRow(Person(id: 9, name: "Zoe", age: 9))
          ForEach(people) { TableRow($0) }
          if hasMore { TableRow(Person(id: 8, name: "Yan", age: 8)) } else { TableRow(Person(id: 7, name: "Xia", age: 7)) }
        }
      }
    }
    #expect(names(wide { Mixed(hasMore: false) }) == ["Zoe", "Cyd", "Ann", "Bob", "Xia"])
    let screen = wide { Mixed(hasMore: true) }
    #expect(names(screen) == ["Zoe", "Cyd", "Ann", "Bob", "Yan"])
    #expect(try screen.text("30").frame.maxX == 816)
  }

  @Test("the titles can be hidden, and a table has the styles of iOS")
  func styles() {
    #expect(!wide { Register().tableColumnHeaders(.hidden) }.contains("Age"))
    #expect(wide { Register().tableStyle(.inset) }.contains("Age"))
    #expect(wide { Register().tableStyle(.automatic) }.contains("Age"))
    #expect(AutomaticTableStyle.self != InsetTableStyle.self)
  }

  @Test("a hundred thousand rows cost what shows")
  func work() throws {
    let many = (0..<100_000).map { Person(id: $0, name: "p\($0)", age: $0) }
    let screen = wide { Table(many) { TableColumn("Name", value: \.name) } }
    #expect(screen.rows.count < 40 && screen.liveNodes < 4000)
  }

  @Test("columns keep their bounds and share what is left")
  func widths() {
    struct Bounded: View {
      var body: some View {
        Table(people) {
          TableColumn("A") { _ in Box("a", nil, 10) }.width(min: 400)
          TableColumn("B") { _ in Box("b", nil, 10) }.width(min: 20, ideal: 50, max: 60)
          TableColumn("C") { _ in Box("c", nil, 10) }
        }
      }
    }
    let found = frames(in: CGSize(width: 832, height: 600), Bounded())
    #expect(found["b"]?.width == 60)
    // 832 less 16 at each side and 2 · 16 between columns leave 308 for the third one.
    #expect(found["a"]?.width == 400 && found["c"]?.width == 308)
  }

  @Test("columns that are there or not, one of two, or made from data; hidden ones, and a customization that shows and hides")
  func chosenColumns() throws {
    struct Chosen: View {
      var hasAge = true
      @State var customization = TableColumnCustomization<Person>()
      var body: some View {
        Table(people, columnCustomization: $customization) {
          TableColumn("Name", value: \.name).customizationID("name")
          if hasAge { TableColumn("Age") { Text("\($0.age)") } } else { TableColumn("Young") { Text("\($0.age < 45)") } }
          TableColumnForEach(1..<3) { factor in TableColumn("× \(factor)") { Text("\($0.age * factor)") } }
          TableColumn("Id") { Text("\($0.id)") }.defaultVisibility(.hidden).customizationID("id")
        }
        Button("Other") {
          customization[visibility: "id"] = .visible
          customization[visibility: "name"] = .hidden
        }
      }
    }
    let screen = wide { Chosen() }
    #expect(screen.rows.first?.labels == ["Cyd", "30", "30", "60"])
    #expect(wide { Chosen(hasAge: false) }.rows.first?.labels == ["Cyd", "true", "30", "60"])
    try screen.button("Other").tap()
    #expect(screen.rows.first?.labels == ["30", "30", "60", "1"])
    var stored = TableColumnCustomization<Person>()
    stored[visibility: "id"] = .visible
    stored[visibility: "name"] = .hidden
    stored[visibility: "age"] = .hidden
    stored[visibility: "age"] = .automatic
    let data = try JSONEncoder().encode(stored)
    let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
    #expect(read == stored && read[visibility: "name"] == .hidden && read[visibility: "age"] == .automatic)
  }

  private struct Kept: View {
    @AppStorage("columns") private var columns: TableColumnCustomization<Person>
    @SceneStorage private var scene: TableColumnCustomization<Person>
    init(_ name: String) { _scene = SceneStorage("columns" + name) }
    var body: some View {
      Table(people, columnCustomization: $columns) {
        TableColumn("Name") { Text($0.name) }.customizationID("name")
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
      }
      Table(people, columnCustomization: $scene) {
        TableColumn("Name") { Text($0.name) }.customizationID("name")
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
      }
      Button("Hide") {
        columns[visibility: "name"] = .hidden
        scene[visibility: "age"] = .hidden
      }
    }
  }

  @Test("which columns show is kept by AppStorage and SceneStorage; what is kept and cannot be read is nothing")
  func keptColumns() throws {
    let name = "apus.tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    func screen() -> Screen { wide { Kept(name).defaultAppStorage(store) } }
    func shown(_ screen: Screen) -> [[String]] { [screen.rows.first, screen.rows.last].map { $0?.labels ?? [] } }
    let first = screen()
    #expect(shown(first) == [["Cyd", "30"], ["Bob", "40"]])
    try first.button("Hide").tap()
    #expect(shown(first) == [["30"], ["Bob"]])
    first.close()
    #expect(shown(screen()) == [["30"], ["Bob"]])
    store.set(Data([1]), forKey: "columns")
    #expect(shown(screen()) == [["Cyd", "30"], ["Bob"]])
  }

  private struct Folder: Identifiable {
    let id: String
    var inner: [Folder]?
    static let tree = [
      Folder(id: "a", inner: [Folder(id: "b", inner: [Folder(id: "c")]), Folder(id: "d")]), Folder(id: "e"),
    ]
  }

  @Test("a tree unfolds below the rows that have children, each level further in; the press that unfolds selects nothing")
  func tree() throws {
    struct Tree: View {
      @State private var chosen: String?
      var body: some View {
        Table(Folder.tree, children: \.inner, selection: $chosen) {
          TableColumn("Name", value: \.id)
          TableColumn("Length") { Text("\($0.id.count)") }
        }
      }
    }
    let screen = wide { Tree() }
    #expect(names(screen).filter { $0 != "Expand" } == ["e"])
    #expect(screen.rows.map(\.labels) == [["Expand", "a", "1"], ["e", "1"]])
    try screen.button("Expand").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["Collapse", "a", "1"], ["Expand", "b", "1"], ["d", "1"], ["e", "1"]])
    #expect(screen.rows.allSatisfy { !$0.isSelected })
    #expect(try screen.text("b").frame.minX == screen.text("a").frame.minX + 20)
    #expect(try screen.text("d").frame.minX == screen.text("b").frame.minX)
    try screen.text("d").tap()
    #expect(screen.rows.filter(\.isSelected).map(\.labels) == [["d", "1"]])
    try screen.button("Collapse").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["Expand", "a", "1"], ["e", "1"]])
  }

  @Test("a row of a closure may have rows below it, which show while a binding is true")
  func disclosure() throws {
    struct Groups: View {
      @State private var isOpen = true
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          DisclosureTableRow(people[0], isExpanded: $isOpen) {
            TableRow(people[1])
            TableRow(people[2])
          }
        }
        Text(verbatim: "\(isOpen)").accessibilityIdentifier("open")
      }
    }
    let screen = wide { Groups() }
    #expect(screen.rows.map(\.labels) == [["Collapse", "Cyd"], ["Ann"], ["Bob"]])
    try screen.button("Collapse").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["Expand", "Cyd"]])
    #expect(try screen.text("open").label == "false")
  }

  private final class Log { var lines: [String] = [] }

  @Test("arrow keys lead from row to row and select; more rows come as they are reached")
  func keys() throws {
    struct Many: View {
      let log: Log
      @State private var chosen: Int?
      var body: some View {
        Table((0..<100).map { Person(id: $0, name: "p\($0)", age: $0) }, selection: $chosen) {
          TableColumn("Name", value: \.name)
        }
        .environment(\.keyboardReachesControls, true)
        .onChange(of: chosen) { log.lines.append("\(chosen ?? -1)") }
      }
    }
    let log = Log()
    let screen = wide { Many(log: log) }
    screen.press(key: "Tab")
    #expect(log.lines.isEmpty)
    for _ in 0..<40 { screen.press(key: "ArrowDown") }
    #expect(log.lines == (1...40).map { "\($0)" })
    #expect(try screen.row("p40").isSelected && screen.row("p40").frame.maxY <= 600)
    for _ in 0..<39 { screen.press(key: "ArrowUp") }
    // Below the titles, 36 points and the line.
    #expect(try screen.row("p1").isSelected && screen.row("p1").frame.minY >= 36)
    #expect(log.lines.last == "1")
  }

  @Test("rows have menus, for themselves or for what is selected, are dragged, hear of the pointer, or cannot be selected")
  func rowModifiers() throws {
    struct Rows: View {
      let log: Log
      @State private var chosen: Int?
      var body: some View {
        Table(of: Person.self, selection: $chosen) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(people) { person in
            TableRow(person)
              .contextMenu { Button("Call \(person.name)") { log.lines.append("call \(person.name)") } }
              .selectionDisabled(person.id == 3)
              .onHover { log.lines.append("\(person.name) \($0)") }
              .draggable(person.name)
          }
        }
      }
    }
    let log = Log()
    let screen = wide { Rows(log: log) }
    try screen.text("Bob").tap()
    #expect(try !screen.row("Bob").isSelected)
    try screen.text("Ann").tap()
    #expect(try screen.row("Ann").isSelected)
    let position = try screen.text("Ann").frame
    screen.movePointer(to: CGPoint(x: position.midX, y: position.midY))
    screen.movePointer(to: CGPoint(x: 5, y: 590))
    #expect(log.lines == ["Ann true", "Ann false"])

    struct Selected: View {
      let log: Log
      var body: some View {
        Table(people) {
          TableColumn("Name", value: \.name)
        }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Count") { log.lines.append("\(ids.sorted())") }
        } primaryAction: {
          log.lines.append("open \($0.sorted())")
        }
      }
    }
    let other = wide { Selected(log: log) }
    try other.text("Ann").tap()
    #expect(log.lines.last == "open [2]")
    let ann = try other.text("Ann").frame
    other.press(at: CGPoint(x: ann.midX, y: ann.midY), duration: 1)
    other.finishAnimations()
    try other.chooseMenuItem("Count")
    #expect(log.lines.last == "[2]")
  }

  @Test("the types that columns and rows are put together from")
  func parts() throws {
    struct Some: View {
      let hasAge: Bool
      @State private var order = [KeyPathComparator(\Person.age)]
      var body: some View {
        Table(people.sorted(using: order), sortOrder: $order) {
          TableColumn("Name", value: \.name)
          if hasAge { TableColumn("Age", value: \.age) { Text("\($0.age)") } }
        }
      }
    }
    #expect(wide { Some(hasAge: true) }.contains("Age") && !wide { Some(hasAge: false) }.contains("Age"))
    #expect(TableColumnBuilder<Person, Never>.self != TableRowBuilder<Person>.self)
    #expect(TableForEachContent<[Person]>.self != EmptyTableRowContent<Person>.self)
    #expect(TupleTableColumnContent<Person, Never, Int>.self != TupleTableRowContent<Person, Int, Text>.self)
    #expect(Set([TableColumnAlignment.automatic, .leading, .center, .trailing, .numeric]).count == 5)
    func isContent<C: TableColumnContent, R: TableRowContent>(_ columns: C, _ rows: R) -> Bool { true }
    let name: TableColumn<Person, Never, Text, Text> = TableColumn("Name", value: \.name)
    #expect(isContent(name, TableRow(people[0])))
    #expect(TableOutlineGroupContent<[Folder]>.self != DisclosureTableRow<TableRow<Folder>, TableRow<Folder>>.self)
    func isStyle<S: TableStyle>(_ style: S) -> Bool { true }
    #expect(isStyle(AutomaticTableStyle()) && isStyle(InsetTableStyle()))
  }
}
