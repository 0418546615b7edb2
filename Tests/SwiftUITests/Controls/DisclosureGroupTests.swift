import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Disclosure groups fold views away, in lists as rows further in") struct DisclosureGroupTests {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }
  private let tree = [
    Item(id: "plants", children: [Item(id: "trees", children: [Item(id: "oak")]), Item(id: "moss")]), Item(id: "stones"),
  ]

  @Test("a press of the label unfolds the content below it, and folds it again")
  func pressing() throws {
    let screen = Screen { DisclosureGroup("More") { Box("inside", 50, 20) } }
    #expect(!screen.contains("inside"))
    #expect(try screen.button("More").value == "Collapsed")
    try screen.button("More").tap()
    screen.finishAnimations()
    #expect(try screen.element("inside").frame.minY > screen.button("More").frame.maxY)
    #expect(try screen.button("More").value == "Expanded")
    try screen.button("More").tap()
    screen.finishAnimations()
    #expect(!screen.contains("inside"))
  }

  @Test("outside of a list the label has 4 above and below, and the content follows at once (Facts 3.7)")
  func measures() throws {
    let label = size(of: Text("More"), scale: 3).height
    let open = DisclosureGroup("More", isExpanded: .constant(true)) {
      Box("first", 50, 31)
      DisclosureGroup(isExpanded: .constant(true)) {
        Box("inner", 50, 20)
      } label: {
        Box("label", 50, 20)
      }
    }
    let places = frames(in: CGSize(width: 200, height: 300), scale: 3, open.frame(maxHeight: .infinity, alignment: .top))
    let first = try #require(places["first"])
    #expect(abs(first.minY - (4 + label + 4)) < 0.34)
    #expect(places["label"].map { abs($0.minY - (first.maxY + 8 + 4)) < 0.34 } == true)
    #expect(places["inner"].map { abs($0.minY - (first.maxY + 8 + 28)) < 0.34 } == true)
    #expect(abs(size(of: DisclosureGroup("More") { Text("a") }, scale: 3).height - (label + 8)) < 0.34)
  }

  @Test("a binding decides whether it is unfolded, and hears of a press")
  func binding() throws {
    struct Bound: View {
      @State var isOpen = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Text(isOpen ? "open" : "shut")
      }
    }
    let screen = Screen { Bound() }
    #expect(screen.contains("inside"))
    try screen.button("More").tap()
    screen.finishAnimations()
    #expect(screen.contains("shut"))
  }

  @Test("in a list the label is a row, and each level stands 20 further in")
  func rows() throws {
    let screen = Screen {
      List(tree, children: \.children) { Text($0.id) }
    }
    #expect(screen.rows.map(\.labels) == [["plants"], ["stones"]])
    try screen.row("plants").tap()
    screen.finishAnimations()
    try screen.row("trees").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["plants"], ["trees"], ["oak"], ["moss"], ["stones"]])
    let starts = try ["plants", "trees", "oak", "moss"].map { try screen.element($0).frame.minX }
    #expect(starts == [40, 60, 80, 60])
    #expect(screen.rows.map(\.frame.height) == [44, 44, 44, 44, 44])
    try screen.row("plants").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["plants"], ["stones"]])
  }

  @Test("what a group in a list unfolds stands further in, one view as well as several")
  func indentation() throws {
    let screen = Screen {
      List {
        DisclosureGroup("One", isExpanded: .constant(true)) { Text("alone") }
        DisclosureGroup("Two", isExpanded: .constant(true)) {
          Text("first")
          Text("second")
        }
      }
    }
    #expect(try ["alone", "first", "second"].map { try screen.text($0).frame.minX } == [60, 60, 60])
  }

  @Test("an outline's type says what its rows and groups are, as Apple's does")
  func types() {
    typealias Outline = OutlineGroup<[Item], String, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>>
    let outline: Outline = OutlineGroup(tree, children: \.children) { Text($0.id) }
    #expect(Screen { List { outline } }.rows.count == 2)
  }

  @Test("an OutlineGroup is a list of such groups wherever it stands")
  func outline() throws {
    let screen = Screen {
      List {
        Section("Things") { OutlineGroup(tree, children: \.children) { Text($0.id) } }
        OutlineGroup(tree[1], children: \.children) { Text("alone \($0.id)") }
      }
    }
    #expect(screen.rows.map(\.labels) == [["plants"], ["stones"], ["alone stones"]])
  }

  @Test("a style decides how a group looks and what unfolds it")
  func style() throws {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
        header(configuration)
        if configuration.isExpanded { configuration.content }
      }
      private func header(_ configuration: Configuration) -> some View {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
      }
    }
    let screen = Screen { DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Plain()) }
    try screen.button("More").tap()
    #expect(screen.contains("inside"))
    let automatic = Screen { DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(.automatic) }
    let named = Screen { DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(AutomaticDisclosureGroupStyle()) }
    #expect(try automatic.button("More").frame == named.button("More").frame)
  }

  @Test("a section folds with its binding; in a sidebar its header has a chevron for it")
  func sections() throws {
    struct Folding: View {
      @State var isOpen = true
      var body: some View {
        List {
          Section("Title", isExpanded: $isOpen) { Text("inside") }
          Section("Other") { Text("after") }
        }
        .listStyle(.sidebar)
      }
    }
    let screen = Screen { Folding() }
    #expect(screen.rows.map(\.labels) == [["inside"], ["after"]])
    try screen.button("Collapse").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["after"]])
    try screen.button("Expand").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["inside"], ["after"]])
  }
}
