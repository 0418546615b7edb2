import ApusTesting
import SwiftUI
import Testing

@Suite("What columns show of each other")
@MainActor
struct SplitViewColumnsTests {
  private func screen<V: View>(_ width: CGFloat = 1180, _ height: CGFloat = 820, @ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(.init { $0.size = CGSize(width: width, height: height) }) { view }
  }

  private struct Chooser: View {
    @State var letter: String?
    var usesLinks = false
    var hasStack = false
    var body: some View {
      NavigationSplitView {
        List(selection: $letter) {
          ForEach(["a", "b"], id: \.self) { letter in
            if usesLinks { NavigationLink("row \(letter)", value: letter) } else { Text("row \(letter)") }
          }
          Text("chosen \(letter ?? "nothing")").selectionDisabled()
        }
        .navigationTitle("Side")
      } detail: {
        if hasStack { NavigationStack { detail } } else { detail }
      }
    }
    private var detail: some View {
      VStack {
        Text("detail \(letter ?? "nothing")")
        Button("unchoose") { letter = nil }
        NavigationLink("deeper") { Box("deep").navigationTitle("Deep") }
      }
      .navigationBarTitle("Letter", displayMode: .inline)
    }
  }

  @Test("a stack in a column has the column's only bar")
  func oneBar() throws {
    let screen = screen {
      NavigationSplitView {
        Box("side")
      } detail: {
        NavigationStack { Box("c").navigationBarTitle("C", displayMode: .inline).toolbar { Button("Add") {} } }
      }
    }
    #expect(try screen.element("c").frame == CGRect(x: 320.5, y: 50, width: 859.5, height: 770))
    #expect(screen.elements(role: "header").map(\.label) == ["C"])
    #expect(try screen.barButton("Add").frame.midY == 25)
    #expect(!screen.contains("BackButton"))
  }

  @Test("where there is room for one column, a choice in a list shows the next one, and the way back takes it back")
  func choice() throws {
    for (usesLinks, hasStack) in [(false, false), (true, false), (false, true), (true, true)] {
      let screen = screen(390, 800) { Chooser(usesLinks: usesLinks, hasStack: hasStack) }
      #expect(screen.contains("chosen nothing") && !screen.contains("detail nothing"))
      try screen.row("row b").tap()
      screen.finishAnimations()
      #expect(screen.contains("detail b") && !screen.contains("row b"))
      #expect(screen.elements(role: "header").map(\.label) == ["Letter"])
      #expect(try screen.backButton.label == "Side")
      try screen.goBack()
      #expect(screen.contains("chosen nothing"))
      try screen.row("row b").tap()
      screen.finishAnimations()
      try screen.button("deeper").tap()
      screen.finishAnimations()
      #expect(screen.contains("deep"))
      try screen.goBack()
      #expect(screen.contains("detail b"))
      screen.swipeBack(by: 0.8)
      screen.finishAnimations()
      #expect(screen.contains("chosen nothing"))
    }
  }

  @Test("what is chosen from the beginning on shows, and its column goes when a program takes the choice back")
  func programs() throws {
    let screen = screen(390, 800) { Chooser(letter: "a") }
    screen.finishAnimations()
    #expect(screen.contains("detail a"))
    try screen.button("unchoose").tap()
    screen.finishAnimations()
    #expect(screen.contains("chosen nothing"))
  }

  private struct Preferring: View {
    @State var letter: String? = "a"
    @State var column = NavigationSplitViewColumn.sidebar
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(selection: $letter) {
          Text("row a").tag("a")
          Text(column == .sidebar ? "at the sidebar" : "elsewhere")
        }
        .navigationTitle("Side")
      } detail: {
        Text(column == .detail ? "detail preferred" : "detail")
      }
    }
  }

  @Test("a binding says which column shows first and hears of choices; what is chosen already leads on, too")
  func preference() throws {
    let screen = screen(390, 800) { Preferring() }
    #expect(screen.contains("at the sidebar"))
    try screen.row("row a").tap()
    screen.finishAnimations()
    #expect(screen.contains("detail preferred"))
    try screen.goBack()
    #expect(screen.contains("at the sidebar"))
  }

  private struct Three: View {
    @State private var first: Int?
    @State private var second: Int?
    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $first) { Text("first \($0)") }.navigationTitle("One")
      } content: {
        List(0..<3, selection: $second) { Text("second \($0) of \(first ?? -1)") }.navigationTitle("Two")
      } detail: {
        Text("third \(first ?? -1) \(second ?? -1)")
      }
    }
  }

  @Test("three columns lead from one to the next")
  func three() throws {
    let screen = screen(390, 800) { Three() }
    try screen.row("first 2").tap()
    screen.finishAnimations()
    try screen.row("second 1 of 2").tap()
    screen.finishAnimations()
    #expect(screen.contains("third 2 1"))
    #expect(try screen.backButton.label == "Two")
    try screen.goBack()
    #expect(screen.contains("second 1 of 2"))
    try screen.goBack()
    #expect(screen.contains("first 0"))
  }

  @Test("beside each other, a choice only chooses: links with values of the list's type have no chevron and push nothing")
  func wide() throws {
    let screen = screen { Chooser(usesLinks: true) }
    #expect(screen.contains("detail nothing"))
    let bare = try screen.row("row a").frame
    try screen.row("row b").tap()
    screen.finishAnimations()
    #expect(screen.contains("detail b") && screen.contains("row a"))
    #expect(try screen.row("row b").isSelected && !screen.row("row a").isSelected)
    #expect(try screen.row("row a").frame == bare)
  }

  @Test("the bar of a column takes presses in its column only")
  func presses() throws {
    let log = Log()
    let screen = screen {
      NavigationSplitView {
        Box("side").toolbar { Button("Left") { log.lines.append("left") } }
      } detail: {
        Box("detail").toolbar {
          ToolbarItem(placement: .navigation) { Button("Right") { log.lines.append("right") } }
          ToolbarItem(placement: .bottomBar) { Button("Low") { log.lines.append("low") } }
        }
      }
    }
    for name in ["Left", "Right", "Low"] { try screen.barButton(name).tap() }
    #expect(log.lines == ["left", "right", "low"])
  }

  private final class Log { var lines: [String] = [] }

  @Test("a list in the sidebar has bare rows from 16 to 304 with texts from 26 on, and a rounded gray where one is chosen")
  func sidebar() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 1180, height: 400); $0.scale = 1
      }
    ) { Chooser(letter: "b") }
    #expect(try screen.row("row a").frame == CGRect(x: 16, y: 102, width: 288, height: 44))
    #expect(try screen.element("row a").frame.minX == 26)
    let (bare, chosen) = (102 + 6, 146 + 6)
    // Black @0.16 of 120 120 128 on 242 242 247; where the ground is a list's own nothing but it shows.
    #expect(screen.gray(x: 160, y: bare) == 242 && abs(screen.gray(x: 160, y: chosen) - 222) <= 1)
    #expect(screen.gray(x: 8, y: chosen) == 242 && screen.gray(x: 312, y: chosen) == 242 && screen.gray(x: 16, y: 146) == 242)
  }

  private struct Removing: View {
    var kind: ToolbarDefaultItemKind?
    var body: some View {
      NavigationSplitView {
        Box("side").navigationTitle("Side").toolbar(removing: kind)
      } detail: {
        Box("detail")
      }
    }
  }

  @Test("a button shows and hides the sidebar, in the bar of the first column; a screen may do without it, or without its title")
  func toggle() throws {
    let screen = screen { Removing() }
    #expect(try screen.element("ToggleSidebar").frame.maxX < 320 && screen.element("ToggleSidebar").frame.midY == 25)
    try screen.element("ToggleSidebar").tap()
    screen.finishAnimations()
    #expect(!screen.contains("side"))
    #expect(try screen.element("detail").frame.minX == 0)
    try screen.element("ToggleSidebar").tap()
    screen.finishAnimations()
    #expect(screen.contains("side"))
    let bare = self.screen { Removing(kind: .sidebarToggle) }
    #expect(!bare.contains("ToggleSidebar") && bare.contains("Side"))
    let untitled = self.screen { Removing(kind: .title) }
    #expect(untitled.contains("ToggleSidebar") && !untitled.contains("Side"))
    #expect(try untitled.element("side").frame.minY == 50)
  }
}
