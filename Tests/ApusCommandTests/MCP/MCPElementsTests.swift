import LaunchContract
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("Elements as an agent knows them")
struct MCPElementsTests {
  private func element(_ ref: String, _ label: String, value: String? = nil, x: Double = 0) -> RemoteElement {
    var element = RemoteElement(ref: ref, role: "row", frame: RemoteRect(x: x, y: 0, width: 10.26, height: 5))
    (element.label, element.value) = (label, value)
    return element
  }

  @Test("keep their names while they are there, and never get another's")
  func names() throws {
    var elements = MCPElements()
    #expect(
      elements.take([element("a", "One"), element("b", "Two"), element("c", "Two")]).appeared.map(\.ref) == ["e1", "e2", "e3"])
    // Which of two that are alike has gone nobody knows: neither name means the other.
    let changes = elements.take([element("x", "Two", value: "new"), element("y", "One", x: 4), element("z", "Three")])
    #expect(changes.appeared.map(\.ref) == ["e4", "e5"])
    #expect(changes.changed.isEmpty && changes.gone.map(\.ref) == ["e2", "e3"])
    #expect(changes.moved == 1 && !changes.isEmpty)
    #expect(try elements.appRef("e1") == "y")
    #expect(try elements.appRef("e4") == "x")
    elements.removeAll()
    #expect(elements.take([element("a", "One")]).appeared.map(\.ref) == ["e6"])
    #expect(elements.take([element("b", "One", value: "new")]).changed.map(\.ref) == ["e6"])
    #expect(throws: CommandError.failure("e1 was an element of what was shown before; call elements for those that there are")) {
      try elements.element("e1")
    }
  }

  @Test("what has no name goes by what is inside, and equal names by what they lie in")
  func containers() {
    func row(_ title: String, colors: [String]? = nil) -> [RemoteElement] {
      var row = RemoteElement(ref: "r", role: "row", frame: RemoteRect(x: 0, y: 0, width: 9, height: 9))
      row.colors = colors
      var inside = [element("t", title), element("d", "Delete")]
      for index in inside.indices { inside[index].level = 1 }
      return [row] + inside
    }
    var elements = MCPElements()
    _ = elements.take(row("Milk") + row("Bread") + row("Eggs"))
    let changes = elements.take(row("Bread") + row("Eggs", colors: ["#FF0000"]))
    #expect(changes.gone.map(\.ref) == ["e1", "e2", "e3"] && changes.appeared.isEmpty && changes.changed.isEmpty)
    #expect(elements.all.map(\.ref) == ["e4", "e5", "e6", "e7", "e8", "e9"] && changes.recolored == 1)
    #expect(elements.named("Delete").map(\.ref) == ["e6", "e9"])
  }

  @Test("what is different from an earlier state is told over several looks")
  func overLooks() {
    var elements = MCPElements()
    _ = elements.take([element("a", "One"), element("b", "Two")])
    let before = elements
    _ = elements.take([element("a", "One"), element("c", "Three")])
    _ = elements.take([element("a", "One", value: "v"), element("c", "Three")])
    let changes = elements.changes(since: before)
    #expect(
      changes.appeared.map(\.label) == ["Three"] && changes.gone.map(\.label) == ["Two"] && changes.changed.map(\.ref) == ["e1"])
  }

  @Test("a line has what matters, on one line; values leave out what is as usual")
  func text() {
    var field = element("e1", "A\nB", value: "v")
    (field.identifier, field.enabled, field.focused, field.actions, field.level) = ("id", false, true, ["tap", "Delete"], 2)
    #expect(field.lineWithRef == "e1 row \"A B\" = \"v\" id:id (0,0 10x5) disabled focused [Delete]")
    #expect(field.values["enabled"] == false && field.values["selected"] == nil && field.values["level"] == 2)
    #expect(field.values["frame"] == ["x": 0, "y": 0, "width": 10.5, "height": 5])
    #expect(String(repeating: "a", count: 300).onOneLine.count == 201)
  }
}
