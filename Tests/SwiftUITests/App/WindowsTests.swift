import ApusTesting
import SwiftUI
import Testing

@Observable private final class Model { var count = 0 }

/// Writes down what happens.
private final class Log { var lines: [String] = [] }

private struct Note: Codable, Hashable { var number: Int }

/// Opens and closes windows by its buttons.
private struct Buttons: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var isMultiple
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("taps \(taps), \(isMultiple ? "many" : "one")")
      Button("Tap") { taps += 1 }
      Button("Another") { openWindow(id: "main") }
      Button("Log") { openWindow(id: "log") }
      Button("Note 1") { openWindow(value: Note(number: 1)) }
      Button("Note 2") { openWindow(id: "note", value: Note(number: 2)) }
      Button("Nothing") { openWindow(id: "nothing") }
      Button("No value") { openWindow(value: "text") }
      Button("Settings") { openSettings() }
      Button("Close") { dismissWindow() }
      Button("Close log") { dismissWindow(id: "log") }
      Button("Close note 1") { dismissWindow(value: Note(number: 1)) }
      Button("Close note 2") { dismissWindow(id: "note", value: Note(number: 2)) }
      Button("Dismiss") { dismiss() }
    }
  }
}

private struct NoteView: View {
  @Binding var note: Note?
  var body: some View {
    VStack {
      Text("note \(note?.number ?? 0)")
      Button("Next") { note?.number += 1 }
    }
  }
}

@Suite("An app's windows")
@MainActor
struct WindowsTests {
  private func app() -> Screen.Windows {
    Screen.Windows {
      WindowGroup("Main", id: "main") { Buttons() }
      Window("Log", id: "log") { Text("nothing yet") }
      WindowGroup("Note", id: "note", for: Note.self) { NoteView(note: $0) }
      Settings { SettingsLink { Text("again") } }
    }
  }

  @Test("a group opens a window each time, with state of its own; a window of which there is one comes to the front")
  func opening() throws {
    let app = app()
    let first = app.front
    #expect(app.titles == ["Main"] && first.contains("taps 0, many"))
    try first.button("Tap").tap()
    try first.button("Another").tap()
    #expect(app.titles == ["Main", "Main"] && app.front !== first)
    #expect(first.contains("taps 1, many") && app.front.contains("taps 0, many"))
    try first.button("Log").tap()
    let log = app.front
    #expect(app.titles == ["Main", "Main", "Log"] && log.contains("nothing yet"))
    app.bringToFront(first)
    #expect(app.front === first)
    try first.button("Log").tap()
    #expect(app.all.count == 3 && app.front === log)
    #expect(app.diagnostics.isEmpty)
  }

  @Test("a value has one window, which comes to the front when it is opened again, also after its view has changed the value")
  func values() throws {
    let app = app()
    let first = app.front
    try first.button("Note 1").tap()
    let one = app.front
    #expect(one.contains("note 1"))
    try first.button("Note 2").tap()
    let two = app.front
    #expect(two.contains("note 2") && app.titles == ["Main", "Note", "Note"])
    try first.button("Note 1").tap()
    #expect(app.front === one && app.all.count == 3)
    // The second note becomes another one, so there is none for its old value.
    try two.button("Next").tap()
    #expect(two.contains("note 3"))
    try first.button("Note 2").tap()
    #expect(app.all.count == 4 && app.front !== two && app.front.contains("note 2"))
    try first.button("Close note 1").tap()
    #expect(app.all.count == 3 && !app.all.contains { $0 === one })
    try first.button("Close note 2").tap()
    #expect(app.all.count == 2 && app.all.contains { $0 === two })
  }

  @Test("values without a window have a default one, or none")
  func defaultValues() throws {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Button("Numbers") { openWindow(id: "numbers") }
        Button("Notes") { openWindow(id: "notes") }
      }
    }
    let app = Screen.Windows {
      WindowGroup { Opener() }
      WindowGroup(id: "numbers", for: Int.self) { $number in
        Stepping(number: $number)
      } defaultValue: {
        7
      }
      WindowGroup(id: "notes", for: Note.self) { NoteView(note: $0) }
    }
    let first = app.front
    try first.button("Numbers").tap()
    #expect(app.front.contains("number 7"))
    try app.front.button("Step").tap()
    #expect(app.front.contains("number 8"))
    try first.button("Notes").tap()
    #expect(app.front.contains("note 0"))
  }
  private struct Stepping: View {
    @Binding var number: Int
    var body: some View {
      Text("number \(number)")
      Button("Step") { number += 1 }
    }
  }

  @Test("an id or a value that no scene has: the developer is told, once, what there is; so it is without an app")
  func unknown() throws {
    let app = app()
    for _ in 0..<2 { try app.front.button("Nothing").tap() }
    try app.front.button("No value").tap()
    #expect(app.all.count == 1)
    #expect(
      app.diagnostics == [
        #"no scene of the app has windows "nothing"; there are: "main", "log", "note" for Note"#,
        #"no scene of the app has windows for String; there are: "main", "log", "note" for Note"#,
      ])
    let screen = Screen { Buttons() }
    #expect(screen.contains("taps 0, one"))
    try screen.button("Log").tap()
    try screen.button("Settings").tap()
    try screen.button("Close").tap()
    let nothing = "does nothing here: the view is shown without an app's scenes"
    #expect(screen.diagnostics == ["openWindow", "openSettings", "dismissWindow"].map { "\($0) \(nothing)" })
  }

  @Test("a window closes from inside, from another one and by its id; `dismiss` leaves the only one; the last one ends the app")
  func closing() throws {
    let app = app()
    let first = app.front
    try first.button("Dismiss").tap()
    #expect(app.all.count == 1)
    try first.button("Log").tap()
    try first.button("Close log").tap()
    #expect(app.titles == ["Main"] && app.front === first)
    try first.button("Another").tap()
    let second = app.front
    try second.button("Dismiss").tap()
    #expect(app.all.map { $0 === first } == [true] && !app.hasEnded)
    try first.button("Close").tap()
    #expect(app.hasEnded && app.all.isEmpty)
  }

  @Test("a window that closes goes into the background, its views disappear and their state goes")
  func lifetimes() throws {
    struct Content: View {
      let log: Log
      let name: String
      @Environment(\.scenePhase) private var phase
      @Environment(\.openWindow) private var openWindow
      @State private var taps = 0
      var body: some View {
        Button("tap \(taps)") { taps += 1 }
          .onAppear { log.lines.append("\(name) appears") }
          .onDisappear { log.lines.append("\(name) disappears") }
          .onChange(of: phase) { log.lines.append("\(name) \($1)") }
        Button("open") { openWindow(id: "b") }
      }
    }
    let log = Log()
    let app = Screen.Windows {
      WindowGroup { Content(log: log, name: "a") }
      Window("B", id: "b") { Content(log: log, name: "b") }
    }
    let first = app.front
    try first.button("open").tap()
    let second = app.front
    try second.button("tap 0").tap()
    #expect(second.contains("tap 1"))
    #expect(log.lines == ["a appears", "b appears"])
    app.close(second)
    #expect(log.lines == ["a appears", "b appears", "b background", "b disappears"])
    try first.button("open").tap()
    #expect(app.front.contains("tap 0"))
  }

  @Test("each window has its phase, and the app that of its most active one")
  func phases() throws {
    struct Phases: App {
      let log: Log
      @Environment(\.scenePhase) private var phase
      init(log: Log) { self.log = log }
      init() { self.init(log: Log()) }
      var body: some Scene {
        WindowGroup { Content() }
          .onChange(of: phase, initial: true) { log.lines.append("\($0) \($1)") }
      }
    }
    struct Content: View {
      @Environment(\.scenePhase) private var phase
      @Environment(\.openWindow) private var openWindow
      var body: some View { Text("\(phase)") }
    }
    let log = Log()
    let app = Screen.Windows(Phases(log: log))
    let first = app.front
    #expect(log.lines == ["active active"] && first.contains("active"))
    app.setPhase(.inactive, of: first)
    #expect(log.lines == ["active active", "active inactive"] && first.contains("inactive"))
    app.setPhase(.background, of: first)
    app.setPhase(.active, of: first)
    #expect(log.lines.suffix(2) == ["inactive background", "background active"] && first.contains("active"))
    app.close(first)
    #expect(log.lines.last == "active background")
  }

  @Test("windows share a model: a change in one is seen in the other, which evaluates and paints only what it changed")
  func sharedModel() throws {
    struct Counter: View {
      @Environment(Model.self) private var model
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        VStack {
          Number()
          Button("Add") { model.count += 1 }
          Button("Open") { openWindow(id: "main") }
        }
      }
    }
    struct Number: View {
      @Environment(Model.self) private var model
      var body: some View { Text("count \(model.count)") }
    }
    let app = Screen.Windows { WindowGroup(id: "main") { Counter() }.environment(Model()) }
    let first = app.front
    try first.button("Open").tap()
    let second = app.front
    first.forgetWork()
    second.forgetWork()
    let painted = first.pixelsPainted
    try second.button("Add").tap()
    app.settle()
    #expect(first.contains("count 1") && second.contains("count 1"))
    #expect(first.bodiesByType["Number"] == 2)
    #expect(first.bodiesByType["Counter"] == nil)
    #expect(first.work.bodies == 1)
    // The number's text, and not the window's 1.3 million pixels.
    #expect((1...40_000).contains(first.pixelsPainted - painted))
  }

  @Test(
    "an app's state is one for all windows: what reads it by a binding is updated, in the writer's transaction, and nothing else")
  func sharedState() throws {
    struct Shared: App {
      @State private var isOn = false
      var body: some Scene {
        WindowGroup(id: "main") { Content(isOn: $isOn) }
      }
    }
    struct Content: View {
      @Binding var isOn: Bool
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        VStack {
          Shift(isOn: $isOn)
          Button("Switch") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          Button("Open") { openWindow(id: "main") }
        }
      }
    }
    struct Shift: View {
      @Binding var isOn: Bool
      var body: some View { Text(isOn ? "on" : "off").opacity(isOn ? 1 : 0.5) }
    }
    let app = Screen.Windows(Shared())
    let first = app.front
    try first.button("Open").tap()
    let second = app.front
    first.forgetWork()
    second.forgetWork()
    try second.button("Switch").tap()
    app.settle()
    #expect(first.contains("on") && second.contains("on"))
    #expect(first.isAnimating && second.isAnimating)
    #expect(first.bodiesByType["Shared"] == nil)
    first.finishAnimations()
    second.finishAnimations()
    #expect(!first.isAnimating && !first.isFrameRequested && !second.isFrameRequested)
  }

  @Test("the settings open by action and link, once; an app without any says so")
  func settings() throws {
    let app = app()
    let first = app.front
    try first.button("Settings").tap()
    let settings = app.front
    #expect(app.titles == ["Main", "Settings"] && settings !== first)
    try settings.button("again").tap()
    app.bringToFront(first)
    try first.button("Settings").tap()
    #expect(app.all.count == 2 && app.front === settings)
    let plain = Screen.Windows { WindowGroup { SettingsLink() } }
    try plain.front.button("Settings…").tap()
    #expect(plain.all.count == 1)
    #expect(plain.diagnostics == ["openSettings: the app has no Settings scene; nothing opens"])
    #expect(type(of: SettingsLink()) == SettingsLink<DefaultSettingsLinkLabel>.self)
  }

  @Test("windows have the size that their scene says, and limits by their content")
  func sizes() throws {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        ForEach(["free", "least", "fixed", "between"], id: \.self) { id in Button(id) { openWindow(id: id) } }
      }
    }
    let app = Screen.Windows {
      WindowGroup { Opener() }.defaultSize(width: 800, height: 600).defaultSize(CGSize(width: 1, height: 1))
      Window("", id: "free") { Color.red }
      Window("", id: "least") { Color.red.frame(minWidth: 200, minHeight: 100) }.windowResizability(.contentMinSize)
      Window("", id: "fixed") { Color.red.frame(width: 300, height: 250) }.windowResizability(.contentSize)
      Window("", id: "between") { Color.red.frame(minWidth: 200, maxWidth: 400, minHeight: 100, maxHeight: 300) }
        .windowResizability(.contentSize).defaultSize(width: 1000, height: 50)
    }
    let first = app.front
    #expect(first.size == CGSize(width: 800, height: 600) && app.sizeLimits(of: first) == nil)
    func opened(_ id: String) throws -> (size: CGSize, least: CGSize?, isResizable: Bool?) {
      try first.button(id).tap()
      let limits = app.sizeLimits(of: app.front)
      return (app.front.size, limits?.least, limits?.isResizable)
    }
    #expect(try opened("free") == (CGSize(width: 390, height: 844), nil, nil))
    #expect(try opened("least") == (CGSize(width: 390, height: 844), CGSize(width: 200, height: 100), true))
    #expect(try opened("fixed") == (CGSize(width: 300, height: 250), CGSize(width: 300, height: 250), false))
    #expect(try opened("between") == (CGSize(width: 400, height: 100), CGSize(width: 200, height: 100), true))
    #expect(WindowResizability.automatic == WindowResizability.automatic)
  }

  @Test("at launch the first scene opens, and those that say so; not those that do not want to")
  func launch() {
    func titles(_ behaviors: [SceneLaunchBehavior]) -> [String] {
      let app = Screen.Windows {
        WindowGroup("A") { Text("a") }.defaultLaunchBehavior(behaviors[0])
        WindowGroup("B") { Text("b") }.defaultLaunchBehavior(behaviors[1])
        Window("C", id: "c") { Text("c") }.defaultLaunchBehavior(behaviors[2])
      }
      #expect(app.front.title == app.titles.last)
      return app.titles
    }
    #expect(titles([.automatic, .automatic, .automatic]) == ["A"])
    #expect(titles([.suppressed, .automatic, .automatic]) == ["B"])
    #expect(titles([.automatic, .automatic, .presented]) == ["C", "A"])
    #expect(titles([.suppressed, .suppressed, .suppressed]) == ["A"])
  }

  @Test("an address that the app is asked to open comes to the views of the front window; where none takes it, it is said once")
  func addresses() throws {
    struct Receiver: View {
      let name: String
      @State private var last = "nothing"
      var body: some View { Text("\(name) \(last)").onOpenURL { last = $0.absoluteString } }
    }
    let app = Screen.Windows {
      WindowGroup { Receiver(name: "first") }
      Window("Other", id: "other") { Receiver(name: "other") }.defaultLaunchBehavior(.presented)
      Window("Deaf", id: "deaf") { Text("deaf") }
    }
    app.open(try #require(URL(string: "app:page?number=3")))
    #expect(app.front.contains("first app:page?number=3") && app.all.contains { $0.contains("other nothing") })
    app.bringToFront(try #require(app.all.first { $0.contains("other nothing") }))
    app.open(URL(fileURLWithPath: "/tmp/a.txt"))
    #expect(app.front.contains("other file:///tmp/a.txt") && app.diagnostics.isEmpty)
    let deaf = Screen.Windows { WindowGroup { Text("deaf") } }
    deaf.open(try #require(URL(string: "app:x")))
    #expect(deaf.diagnostics == ["no view of the front window takes app:x; add onOpenURL to one"])
  }

  @Test("what opens and closes windows are values that can be handed on")
  func actions() throws {
    struct Opening: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      @Environment(\.openSettings) private var openSettings
      var body: some View {
        Parts(open: openWindow, dismiss: dismissWindow, settings: openSettings)
      }
    }
    struct Parts: View {
      let open: OpenWindowAction
      let dismiss: DismissWindowAction
      let settings: OpenSettingsAction
      var body: some View {
        Button("Open") { open(value: 7) }
        Button("Dismiss") { dismiss(value: 7) }
        Button("Settings") { settings() }
      }
    }
    let numbers: WindowGroup<PresentedWindowContent<Int, Text>> = WindowGroup("Number", for: Int.self) { number in
      Text("number \(number.wrappedValue ?? 0)")
    }
    let app = Screen.Windows {
      WindowGroup("Main") { Opening() }
      numbers
      Settings { Text("settings") }
    }
    let main = app.front
    try main.button("Open").tap()
    #expect(app.titles == ["Main", "Number"] && app.front.contains("number 7"))
    try main.button("Dismiss").tap()
    #expect(app.titles == ["Main"])
    try main.button("Settings").tap()
    #expect(app.titles == ["Main", "Settings"])
  }
}
