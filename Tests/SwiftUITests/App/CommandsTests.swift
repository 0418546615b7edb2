import ApusTesting
import SwiftUI
import Testing

/// Writes down what is done.
private final class Log { var lines: [String] = [] }

@Observable private final class Model {
  var isOn = false
  var color = "red"
  var title = "Go"
  var isReady = false
}

private struct DepthKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var depth: Int? {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
  @Entry fileprivate var name: String?
  @Entry fileprivate var count: Binding<Int>?
}

@Suite("Commands and menus")
@MainActor
struct CommandsTests {
  /// An app's own commands, with state.
  private struct Own: Commands {
    @State private var count = 0
    let log: Log
    var body: some Commands {
      CommandMenu("Own") {
        Button("Count \(count)") {
          count += 1
          log.lines.append("count")
        }
        .keyboardShortcut("k")
      }
    }
  }

  private struct Actions: View {
    let model: Model
    let log: Log
    var body: some View {
      Button(model.title) { log.lines.append("go") }.keyboardShortcut("g", modifiers: [.command, .shift])
      Button(model.isReady ? "Ready" : "Waiting") { log.lines.append("ready") }.disabled(!model.isReady)
    }
  }

  @Test("what views say becomes menus: buttons, toggles, pickers, sections, lines, menus in menus")
  func contents() throws {
    let (model, log) = (Model(), Log())
    let app = Screen.Windows {
      WindowGroup { Text("content") }
        .commands {
          CommandMenu("Things") {
            Actions(model: model, log: log)
            Divider()
            Toggle("Switch", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
            Section("Colors") {
              Picker("Color", selection: Binding(get: { model.color }, set: { model.color = $0 })) {
                ForEach(["red", "blue"], id: \.self) { Text($0).tag($0) }
              }
              Picker("Here", selection: Binding(get: { model.color }, set: { model.color = $0 })) {
                Text("as red").tag("red")
                Text("as blue").tag("blue")
              }
              .pickerStyle(.inline)
            }
            Menu("More") { Label("Star", systemImage: "star") }
            Text("words")
          }
        }
    }
    #expect(app.menus == ["File", "Things"])
    #expect(
      app.menu("Things") == [
        "Go Shift+⌘G", "(Waiting)", "-", "Switch", "-", "(Colors)", "Color ›", "✓ as red", "as blue", "-", "More ›", "(words)",
      ])
    #expect(app.menu("Things", "Color") == ["✓ red", "blue"] && app.menu("Things", "More") == ["(Star)"])
    try app.choose("Things", "Go")
    try app.choose("Things", "Switch")
    try app.choose("Things", "Color", "blue")
    #expect(log.lines == ["go"] && model.isOn && model.color == "blue")
    #expect(app.menu("Things", "Color") == ["red", "✓ blue"] && app.menu("Things")[3] == "✓ Switch")
    try app.choose("Things", "as red")
    #expect(model.color == "red")
    #expect(throws: ElementNotFound.self) { try app.choose("Things", "Waiting") }
    (model.isReady, model.title) = (true, "Run")
    #expect(app.menu("Things").prefix(2) == ["Run Shift+⌘G", "Ready"])
    try app.choose("Things", "Ready")
    #expect(log.lines == ["go", "ready"])
  }

  @Test("commands of an app's own have state, and a change of it shows in the menu")
  func ownCommands() throws {
    let log = Log()
    let app = Screen.Windows { WindowGroup { Text("content") }.commands { Own(log: log) } }
    #expect(app.menu("Own") == ["Count 0 ⌘K"])
    try app.choose("Own", "Count 0")
    app.press(command: "k")
    #expect(app.menu("Own") == ["Count 2 ⌘K"] && log.lines == ["count", "count"])
  }

  @Test("a plain app has no menus; one with commands or several scenes has those for windows, and they work")
  func standardMenus() throws {
    #expect(Screen.Windows { WindowGroup { Text("content") } }.menus.isEmpty)
    let app = Screen.Windows {
      WindowGroup("Page", id: "page") { Text("content") }
      WindowGroup("Draft", id: "draft") { Text("draft") }
      WindowGroup(for: Int.self) { _ in Text("number") }
      Window("Activity", id: "activity") { Text("activity") }.keyboardShortcut("0")
      Settings { Text("settings") }
    }
    #expect(app.menus == ["File", "Window"])
    #expect(
      app.menu("File") == [
        "New Page Window ⌘N", "New Draft Window", "-", "Close ⌘W", "-", "Settings… ⌘,", "-", "Quit ⌘Q",
      ])
    #expect(app.menu("Window") == ["Activity ⌘0"])
    app.press(command: "n")
    try app.choose("File", "New Draft Window")
    try app.choose("File", "Settings…")
    app.press(command: "0")
    #expect(app.titles == ["Page", "Page", "Draft", "Settings", "Activity"])
    app.press(command: "w")
    #expect(app.titles == ["Page", "Page", "Draft", "Settings"] && app.front.title == "Settings")
    app.press(command: "q")
    #expect(app.hasEnded)
  }

  @Test("groups stand before, after or instead of what a place has")
  func groups() throws {
    let app = Screen.Windows {
      WindowGroup { Text("content") }
        .commands {
          CommandGroup(before: .newItem) { Button("Before") {} }
          CommandGroup(after: .newItem) { Button("After 1") {} }
          CommandGroup(after: .newItem) { Button("After 2") {} }
          CommandGroup(replacing: .saveItem) {}
          CommandGroup(replacing: .appInfo) { Button("About") {} }
          CommandGroup(after: .pasteboard) { Button("Paste Twice") {} }
          CommandGroup(after: .sidebar) { Button("Wide") {} }
          CommandGroup(after: .textFormatting) { Button("Bold") {} }
          EmptyCommands()
        }
    }
    #expect(app.menus == ["File", "Edit", "Format", "View", "Help"])
    #expect(app.menu("File") == ["Before", "-", "New Window ⌘N", "-", "After 1", "-", "After 2", "-", "Quit ⌘Q"])
    #expect(app.menu("Help") == ["About"] && app.menu("Edit") == ["Paste Twice"])
    let positions: [CommandGroupPlacement] = [
      .appSettings, .systemServices, .appVisibility, .appTermination, .importExport, .printItem, .undoRedo, .textEditing,
      .toolbar,
      .windowSize, .windowArrangement, .singleWindowList, .windowList, .help,
    ]
    for position in positions {
      let app = Screen.Windows {
        WindowGroup { Text("content") }.commands { CommandGroup(replacing: position) { Button("Here") {} } }
      }
      #expect(app.menus.contains { app.menu($0).contains("Here") })
    }
  }

  @Test("conditions of commands; commands that are left out, and others in their place")
  func conditions() throws {
    for isFirst in [true, false] {
      let app = Screen.Windows {
        WindowGroup { Text("content") }
          .commands {
            if isFirst { CommandMenu("First") { Button("one") {} } } else { CommandMenu(Text("Second")) { Button("two") {} } }
            if isFirst { CommandMenu("Only First") { Button("three") {} } }
          }
      }
      #expect(app.menus == ["File"] + (isFirst ? ["First", "Only First"] : ["Second"]))
    }
    let app = Screen.Windows {
      WindowGroup("A") { Text("a") }.commands { CommandMenu("Gone") { Button("one") {} } }.commandsRemoved()
      WindowGroup("B") { Text("b") }.commands { CommandMenu("Gone") { Button("one") {} } }
        .commandsReplaced { CommandMenu("Instead") { Button("two") {} } }
      WindowGroup("C") { Text("c") }
    }
    #expect(app.menus == ["File", "Instead"] && app.menu("File").first == "New Window ⌘N")
  }

  @Test("keys are the content's first, then a presented view's, then the app's; a shortcut declared twice is the first one's")
  func shortcuts() throws {
    struct Content: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Inside") { log.lines.append("inside") }.keyboardShortcut("i")
          Button("Open") { isOpen = true }
        }
        .fullScreenCover(isPresented: $isOpen) {
          Button("Above") { log.lines.append("above") }.keyboardShortcut("a")
        }
      }
    }
    let log = Log()
    let app = Screen.Windows {
      WindowGroup { Content(log: log) }
        .commands {
          CommandMenu("Keys") {
            ForEach(["i", "a", "c"], id: \.self) { key in
              Button("Command \(key)") { log.lines.append("command \(key)") }.keyboardShortcut(KeyEquivalent(Character(key)))
            }
            Button("Again") { log.lines.append("again") }.keyboardShortcut("c")
            Button("New") { log.lines.append("new") }.keyboardShortcut("n")
            Button("Off") { log.lines.append("off") }.keyboardShortcut("o").disabled(true)
          }
        }
    }
    #expect(app.diagnostics == [#"the keyboard shortcut of "Again" is another command's already; the first one keeps it"#])
    #expect(app.menu("Keys") == ["Command i ⌘I", "Command a ⌘A", "Command c ⌘C", "Again", "New ⌘N", "(Off) ⌘O"])
    #expect(app.menu("File").first == "New Window")
    for key in ["i", "a", "c", "n", "o"] { app.press(command: key) }
    #expect(log.lines == ["inside", "command a", "command c", "new"])
    try app.front.button("Open").tap()
    app.front.finishAnimations()
    for key in ["i", "a", "c"] { app.press(command: key) }
    #expect(log.lines.suffix(3) == ["command i", "above", "command c"])
    #expect(app.all.count == 1)
  }

  @Test("commands read what the focused view and the front window give, and write through it")
  func focusedValues() throws {
    struct NameCommands: Commands {
      @FocusedValue(\.name) private var name
      @FocusedBinding(\.count) private var count
      var body: some Commands {
        CommandMenu("Focus") {
          Button("Name: \(name ?? "none")") {}.disabled(name == nil)
          Button("Count: \(count ?? -1)") { count? += 1 }.disabled(count == nil)
        }
      }
    }
    struct Content: View {
      @State private var count = 5
      @State private var text = ""
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        VStack {
          Text("shows \(count)")
          TextField("Field", text: $text).focusedValue(\.name, "field")
          Button("Open") { openWindow(id: "plain") }
        }
        .focusedSceneValue(\.count, $count)
      }
    }
    let app = Screen.Windows {
      WindowGroup { Content() }.commands { NameCommands() }
      Window("Plain", id: "plain") { Text("plain").focusedSceneValue(\.name, "window") }
    }
    let first = app.front
    #expect(app.menu("Focus") == ["(Name: none)", "Count: 5"])
    try first.textField("Field").tap()
    #expect(app.menu("Focus") == ["Name: field", "Count: 5"])
    try app.choose("Focus", "Count: 5")
    #expect(first.contains("shows 6") && app.menu("Focus") == ["Name: field", "Count: 6"])
    try first.button("Open").tap()
    #expect(app.menu("Focus") == ["Name: window", "(Count: -1)"])
    app.bringToFront(first)
    #expect(app.menu("Focus") == ["Name: field", "Count: 6"])
  }

  @Test(
    "observable objects that views give while they have the focus, or their window is the front one", arguments: [true, false])
  func focusedObjects(isOfScene: Bool) throws {
    struct Reader: View {
      @FocusedValue(Model.self) private var model
      var body: some View { Text("reads \(model?.title ?? "nothing")") }
    }
    struct Content: View {
      let model: Model
      let isOfScene: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          Reader()
          TextField("Field", text: $text).focusedValue(isOfScene ? nil : model)
        }
        .focusedSceneValue(isOfScene ? model : nil)
      }
    }
    let model = Model()
    let app = Screen.Windows { WindowGroup { Content(model: model, isOfScene: isOfScene) } }
    #expect(app.front.contains(isOfScene ? "reads Go" : "reads nothing"))
    try app.front.textField("Field").tap()
    #expect(app.front.contains("reads Go"))
    model.title = "Run"
    #expect(app.front.contains("reads Run"))
  }

  @CommandsBuilder private func own(isBoth: Bool) -> some Commands {
    CommandMenu("A") { Button("a") {} }
    if isBoth { CommandMenu("B") { Button("b") {} } }
  }

  @Test("commands are built by CommandsBuilder, in a function of one's own too; a focused value may have a key of its own")
  func builders() {
    struct Reader: View {
      @FocusedValue(\.depth) private var depth
      var body: some View { Text("depth \(depth ?? 0)").focusedSceneValue(\.depth, 3) }
    }
    for isBoth in [true, false] {
      let app = Screen.Windows { WindowGroup { Reader() }.commands { own(isBoth: isBoth) } }
      #expect(app.menus == ["File", "A"] + (isBoth ? ["B"] : []))
      #expect(app.front.contains("depth 3"))
    }
  }
}
