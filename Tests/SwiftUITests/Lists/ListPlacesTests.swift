import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("A list among other views, and with what is missing or asked for twice") struct ListPlacesTests {
  private let phone = CGSize(width: 390, height: 844)

  @Test("a list in a stack takes the room that the others leave; two share it")
  func stacks() {
    let one = frames(
      in: phone,
      VStack(spacing: 0) {
        Box("above", 100, 100)
        List { Box("row", 20, 22) }.background(Box("list"))
        Box("below", 100, 44)
      })
    #expect(one["list"] == CGRect(x: 0, y: 100, width: 390, height: 700))
    #expect(abs(one["row"]!.minY - (100 + 35 + 11)) < 0.5)
    #expect(one["below"]?.minY == 800)
    let two = frames(
      in: phone,
      VStack(spacing: 0) {
        List { Box("a", 20, 22) }.background(Box("first"))
        List { Box("b", 20, 22) }.background(Box("second"))
      })
    #expect(two["first"] == CGRect(x: 0, y: 0, width: 390, height: 422))
    #expect(two["second"] == CGRect(x: 0, y: 422, width: 390, height: 422))
    let fixed = frames(in: phone, List { Box("row", 20, 22) }.frame(width: 300, height: 200).background(Box("list")))
    #expect(fixed["list"]?.size == CGSize(width: 300, height: 200))
    #expect(abs(fixed["row"]!.minX - (45 + 32)) < 0.5, "narrow lists have narrow margins")
  }

  @Test("one of two lists side by side scrolls alone")
  func besideEachOther() throws {
    let screen = Screen {
      HStack(spacing: 0) {
        List(0..<50, id: \.self) { Text("left \($0)") }
        List(0..<50, id: \.self) { Text("right \($0)") }
      }
    }
    let before = try screen.text("left 3").frame.minY
    screen.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 300), duration: 0.3, rest: 0.3)
    screen.finishAnimations()
    #expect(try screen.text("left 3").frame.minY == before)
    #expect(try screen.text("right 6").frame.minY < before)
  }

  @Test("an id that nothing has is neither scrolled to nor selected, and nothing is said")
  func unknown() throws {
    struct Unknown: View {
      @State var chosen: Int? = 99
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("Go") { proxy.scrollTo(99) }
            List(0..<40, selection: $chosen) { Text("row \($0)") }
          }
        }
      }
    }
    let screen = Screen { Unknown() }
    try screen.button("Go").tap()
    screen.finishAnimations()
    #expect(screen.contains("row 0") && screen.rows.allSatisfy { !$0.isSelected })
    #expect(screen.diagnostics.isEmpty)
    try screen.row("row 1").tap()
    #expect(try screen.row("row 1").isSelected)
  }

  @Test("ids that rows share are said once, whatever happens then; all rows show")
  func shared() throws {
    struct Shared: View {
      @State var names = ["a", "b", "a"]
      var body: some View {
        List {
          Button("Add") { names.append("b") }
          ForEach(names, id: \.self) { Text($0) }
        }
      }
    }
    let screen = Screen { Shared() }
    #expect(screen.rows.count == 4)
    try screen.button("Add").tap()
    #expect(screen.rows.count == 5)
    let said = screen.diagnostics
    #expect(said.count == Set(said).count)
    #expect(said.filter { $0.contains("the id a stands") }.count == 1)
  }

  @Test("a selection that is not optional always has a row: tags and ids, never none")
  func alwaysSelected() throws {
    struct Places: View {
      @State var tag = "x"
      @State var number = 1
      let names = ["p", "q"]
      var body: some View {
        VStack {
          List(selection: $tag) {
            Text("ex").tag("x")
            Text("why").tag("y")
          }
          List(selection: $number) { ForEach(0..<3, id: \.self) { Text("number \($0)") } }
          List(selection: $tag) { ForEach(names, id: \.self) { Text("name \($0)") } }
        }
      }
    }
    let screen = Screen { Places() }
    let selected = { screen.rows.filter(\.isSelected).map { $0.labels.first } }
    #expect(selected() == ["ex", "number 1"])
    try screen.row("number 2").tap()
    try screen.row("why").tap()
    #expect(selected() == ["why", "number 2"])
    try screen.row("why").tap()
    #expect(selected() == ["why", "number 2"])
    try screen.row("name q").tap()
    #expect(selected() == ["number 2", "name q"])
  }

  @Test("an optional selection leaves the list's type as it is written")
  func types() {
    let optional = List(selection: .constant(Int?.none)) { Text("a") }
    #expect(type(of: optional) == List<Int, Text>.self)
    let always = List(selection: .constant(3)) { Text("a") }
    #expect(type(of: always) == List<Int, Text>.self)
    let several = List(selection: .constant(Set([3]))) { Text("a") }
    #expect(type(of: several) == List<Int, Text>.self)
  }
}
