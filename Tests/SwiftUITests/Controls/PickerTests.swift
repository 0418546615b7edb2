import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Pickers")
@MainActor
struct PickerTests {
  private enum Fruit: String, CaseIterable, Identifiable {
    case apple = "Apple", pear = "Pear", plum = "Plum"
    var id: Self { self }
  }

  private struct Fruits<Style: PickerStyle>: View {
    let style: Style
    @State private var fruit = Fruit.pear
    var body: some View {
      Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }.pickerStyle(style)
      Text("chosen: \(fruit.rawValue)")
    }
  }

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(menuSize: CGSize(width: 393, height: 600), scale: 3) { content() }
  }

  @Test("a menu shows the value, and in the menu all of them with a mark at the chosen one")
  func menu() throws {
    for isDefault in [true, false] {
      let screen = screen {
        VStack { if isDefault { Fruits(style: DefaultPickerStyle()) } else { Fruits(style: MenuPickerStyle()) } }
      }
      #expect(try screen.button("Fruit").value == "Pear")
      try screen.openMenu("Fruit")
      #expect(screen.menuItems.map(\.label) == ["Apple", "Pear", "Plum"])
      #expect(screen.menuItems.map(\.isSelected) == [false, true, false])
      try screen.chooseMenuItem("Plum")
      #expect(try screen.button("Fruit").value == "Plum" && screen.contains("chosen: Plum") && !screen.isMenuOpen)
    }
  }

  @Test("in a form it is a row with label and value, all of which opens the menu; the sign ends 16 before the card's edge")
  func row() throws {
    let screen = screen { Form { Fruits(style: .automatic) } }
    let row = try screen.row(at: 0)
    #expect(row.frame.height == 44 && row.contains("Fruit"))
    screen.tap(at: CGPoint(x: row.frame.minX + 30, y: row.frame.midY))
    screen.finishAnimations()
    try screen.chooseMenuItem("Apple")
    #expect(screen.contains("chosen: Apple"))
  }

  @Test("in place, a list has the label and all values as rows, of which the chosen one has a check mark")
  func inline() throws {
    let screen = screen { Form { Fruits(style: InlinePickerStyle()) } }
    #expect(screen.rows.map { $0.labels.first ?? "" } == ["Fruit", "Apple", "Pear", "Plum", "chosen: Pear"])
    #expect(try screen.button("Pear").isSelected && !screen.button("Plum").isSelected)
    try screen.row("Plum").tap()
    screen.advance(by: 1)
    #expect(try screen.button("Plum").isSelected && screen.contains("chosen: Plum"))
    let hidden = self.screen { Form { Fruits(style: .inline).labelsHidden() } }
    #expect(hidden.rows.count == 4)
  }

  @Test("a link leads to a screen with all values, which leads back once one is chosen")
  func link() throws {
    let screen = screen { NavigationStack { Form { Fruits(style: NavigationLinkPickerStyle()) } } }
    try screen.row(at: 0).tap()
    screen.finishAnimations()
    #expect(screen.rows.map { $0.labels.first ?? "" } == ["Apple", "Pear", "Plum"])
    try screen.row("Apple").tap()
    screen.finishAnimations()
    #expect(screen.contains("chosen: Apple"))
  }

  @Test("segments are 32 high and equally wide; a tap chooses one")
  func segments() throws {
    let screen = screen { VStack { Fruits(style: SegmentedPickerStyle()) }.padding(.horizontal, 16) }
    let frames = try ["Apple", "Pear", "Plum"].map { try screen.button($0).frame }
    #expect(frames.allSatisfy { $0.height == 32 && abs($0.width - 361 / 3) < 0.4 })
    #expect(frames[0].minX == 16 && abs(frames[2].maxX - 377) < 0.1)
    try screen.button("Apple").tap()
    #expect(try screen.button("Apple").isSelected && screen.contains("chosen: Apple"))
    screen.finishAnimations()
  }

  @Test("in a menu its values are a group of items; with a menu of its own an item with the value as subtitle")
  func inMenus() throws {
    struct Page<Style: PickerStyle>: View {
      let style: Style
      @State private var fruit = Fruit.plum
      var body: some View {
        Menu("Menu") {
          Button("First") {}
          Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }.pickerStyle(style)
        }
      }
    }
    let inline = screen { Page(style: .automatic) }
    try inline.openMenu("Menu")
    #expect(inline.menuItems.map(\.label) == ["First", "Apple", "Pear", "Plum"])
    let gap = try inline.menuItem("Apple").frame.minY - inline.menuItem("First").frame.minY
    #expect(abs(gap - 43.67 - 8) < 0.1)
    try inline.chooseMenuItem("Pear")
    try inline.openMenu("Menu")
    #expect(try inline.menuItem("Pear").isSelected)
    let inner = screen { Page(style: .menu) }
    try inner.openMenu("Menu")
    try inner.menuItem("Fruit, Plum").tap()
    inner.finishAnimations()
    try inner.chooseMenuItem("Apple")
    try inner.openMenu("Menu")
    #expect(inner.menuItems.map(\.label) == ["First", "Fruit, Apple"])
  }

  @Test("as a palette it is a row of all values in a menu, elsewhere a bar of them")
  func palette() throws {
    struct Page: View {
      @State private var fruit = Fruit.pear
      private var picker: some View {
        Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }
      }
      var body: some View {
        Menu("Menu") { picker.pickerStyle(PalettePickerStyle()) }
        picker.pickerStyle(.palette)
      }
    }
    let screen = screen { VStack { Page() } }
    #expect(try screen.button("Apple").frame.height == 32)
    try screen.openMenu("Menu")
    let frames = try ["Apple", "Pear", "Plum"].map { try screen.menuItem($0).frame }
    #expect(frames.allSatisfy { $0.minY == frames[0].minY && abs($0.width - 250 / 3) < 1 })
    #expect(screen.menuItems.map(\.isSelected) == [false, true, false])
    try screen.chooseMenuItem("Apple")
    #expect(!screen.isMenuOpen)
    try screen.openMenu("Menu")
    #expect(try screen.menuItem("Apple").isSelected)
  }

  @Test("segments with short texts are as wide as on iOS: 263 for three")
  func ownWidth() {
    let picker = Picker("x", selection: .constant(1)) {
      ForEach(1..<4) { Text(["", "Segment A", "Segment B", "Segment C"][$0]) }
    }
    .pickerStyle(.segmented).fixedSize()
    let width = size(of: picker).width
    #expect(abs(width - 263) < 1.5, "\(width)")
  }

  @Test("a selection without a view of its tag says so once, and anything can be chosen")
  func unknown() throws {
    struct Page: View {
      @State private var number = 7
      var body: some View {
        Picker("Number", selection: $number) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
    }
    let screen = screen { Page() }
    #expect(screen.diagnostics.count == 1 && screen.diagnostics[0].contains("7"))
    try screen.openMenu("Number")
    #expect(screen.menuItems.allSatisfy { !$0.isSelected })
    try screen.chooseMenuItem("Two")
    #expect(try screen.button("Number").value == "Two")
  }

  @Test("an optional selection may be nil, and takes tags of the optional and of the value")
  func optional() throws {
    struct Page: View {
      @State private var name: String?
      var body: some View {
        Picker("Name", selection: $name) {
          Text("Nobody").tag(nil as String?)
          Text("Ann").tag("Ann")
          Text("Bob").tag("Bob" as String?)
        }
      }
    }
    let screen = screen { Page() }
    for name in ["Nobody", "Ann", "Bob", "Nobody"] {
      if try screen.button("Name").value != name {
        try screen.openMenu("Name")
        try screen.chooseMenuItem(name)
      }
      #expect(try screen.button("Name").value == name)
    }
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("for several values it shows the one that all have, and sets all")
  func sources() throws {
    struct Page: View {
      @State private var values = [1, 1, 2]
      var body: some View {
        Picker("All", sources: $values, selection: \.self) { ForEach(1..<4, id: \.self) { Text("\($0)") } }
        Text("\(values.description)")
      }
    }
    let screen = screen { VStack { Page() } }
    #expect(try screen.button("All").value == "")
    try screen.openMenu("All")
    try screen.chooseMenuItem("3")
    #expect(try screen.button("All").value == "3" && screen.contains("[3, 3, 3]"))
  }

  @Test("all ways to make one have the label that they name, and may show a value of their own")
  func initialisers() throws {
    let one = Binding.constant(1)
    let values = [one, one]
    let screen = screen {
      VStack {
        Picker(selection: one) {
          Text("x").tag(1)
        } label: {
          Text("A")
        }
        Picker(selection: one, label: Text("B")) { Text("x").tag(1) }
        Picker(String("C"), selection: one) { Text("x").tag(1) }
        Picker("D", systemImage: "star", selection: one) { Text("x").tag(1) }
        Picker(sources: values, selection: \.self) {
          Text("x").tag(1)
        } label: {
          Text("E")
        }
        Picker("F", systemImage: "star", sources: values, selection: \.self) { Text("x").tag(1) }
        Picker("G", selection: one) {
          Text("x").tag(1)
        } currentValueLabel: {
          Text("own")
        }
        Picker(selection: one) {
          Text("x").tag(1)
        } label: {
          Text("H")
        } currentValueLabel: {
          Text("own")
        }
      }
    }
    let buttons = screen.elements(role: "button")
    #expect(buttons.map(\.label) == ["A", "B", "C", "D", "E", "F", "G", "H"])
    #expect(buttons.map(\.value) == ["x", "x", "x", "x", "x", "x", "own", "own"])
  }

  @Test("a picker with many values makes the view of the chosen one alone")
  func cost() throws {
    struct Value: View {
      let number: Int
      var body: some View { Text("\(number)") }
    }
    struct Page: View {
      @State private var number = 500
      var body: some View {
        Picker("Number", selection: $number) { ForEach(0..<1000, id: \.self) { Value(number: $0) } }
      }
    }
    let screen = screen { Page() }
    #expect(screen.bodiesByType["Value"] == 1)
    try screen.button("Number").activate()
    #expect(screen.isMenuOpen)
  }
}
