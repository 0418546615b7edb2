import ApusTesting
import SwiftUI
import Testing

@Suite("Ready commands: sidebars, inspectors, texts; MenuButton") @MainActor
struct ReadyCommandsTests {
  @Test("the sidebar of the front window is shown and hidden; without one there is nothing to choose")
  func sidebar() throws {
    let app = Screen.Windows {
      WindowGroup {
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail")
        }
      }
      .defaultSize(width: 1_000, height: 600)
      .commands { SidebarCommands() }
      Window("Log", id: "log") { Text("log") }
    }
    let first = app.front
    #expect(app.menu("View").count == 1 && first.contains("side"))
    try app.choose("View", "Hide Sidebar")
    first.finishAnimations()
    #expect(!first.contains("side") && first.contains("detail"))
    try app.choose("View", "Show Sidebar")
    first.finishAnimations()
    #expect(first.contains("side"))
    try app.choose("Window", "Log")
    #expect(app.menu("View").allSatisfy { $0.hasPrefix("(Show Sidebar") })
  }

  private struct Details: View {
    @State private var isShown = false
    var body: some View { Text("content").inspector(isPresented: $isShown) { Text("details") } }
  }

  @Test("the inspector is shown and hidden")
  func inspector() throws {
    let app = Screen.Windows {
      WindowGroup { Details() }.defaultSize(width: 1_000, height: 600).commands { InspectorCommands() }
    }
    try app.choose("View", "Show Inspector")
    app.front.finishAnimations()
    #expect(app.front.contains("details"))
    try app.choose("View", "Hide Inspector")
    app.front.finishAnimations()
    #expect(!app.front.contains("details"))
  }

  private struct Field: View {
    @State private var name = "kyoto and Uji"
    var body: some View { TextField("name", text: $name) }
  }

  @Test("what is selected in a text changes its case, and stays selected; nothing selected, nothing changed")
  func texts() throws {
    let app = Screen.Windows { WindowGroup { Field() }.commands { TextEditingCommands() } }
    #expect(app.menu("Edit", "Transformations") == ["Make Upper Case", "Make Lower Case", "Capitalize"])
    let field = { try app.front.textField("name") }
    try field().tap()
    try app.choose("Edit", "Transformations", "Make Upper Case")
    #expect(try field().value == "kyoto and Uji")
    app.press(command: "a")
    try app.choose("Edit", "Transformations", "Make Upper Case")
    #expect(try field().value == "KYOTO AND UJI")
    try app.choose("Edit", "Transformations", "Capitalize")
    #expect(try field().value == "Kyoto And Uji")
    try app.choose("Edit", "Transformations", "Make Lower Case")
    #expect(try field().value == "kyoto and uji")
    app.press(command: "z")
    #expect(try field().value == "Kyoto And Uji")
    app.press(command: "z")
    #expect(try field().value == "KYOTO AND UJI")
  }

  @available(*, deprecated)
  private struct Old: View {
    @State private var count = 0
    var body: some View {
      VStack {
        MenuButton("Title") { Button("one") { count += 1 } }
        MenuButton(label: Text("Label")) { Button("two") { count += 2 } }
        MenuButton("String" as String) { Button("three") { count += 3 } }
        Text("\(count)")
      }
    }
  }

  @available(*, deprecated)
  @Test("MenuButton shows a menu")
  func menuButton() throws {
    let screen = Screen { Old() }
    for (title, item, sum) in [("Title", "one", "1"), ("Label", "two", "3"), ("String", "three", "6")] {
      try screen.openMenu(title)
      try screen.chooseMenuItem(item)
      #expect(screen.contains(sum))
    }
  }
}
