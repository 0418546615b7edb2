import ApusTesting
import SwiftUI
import Testing

private struct Greeting: View {
  let name: String
  var body: some View { Text("hello \(name)") }
}

@Observable private final class Model { var count = 1 }
private final class Older: ObservableObject { @Published var count = 10 }

private struct MainScene: Scene {
  let name: String
  var body: some Scene { WindowGroup("Window") { Greeting(name: name) } }
}

private struct GreetingApp: App {
  @State private var name = "app"
  var body: some Scene { MainScene(name: name) }
}

@Suite("Apps and their scenes")
@MainActor
struct SceneTests {
  @Test("an app's window shows what the scenes it is made of say")
  func app() {
    #expect(Screen.Windows(GreetingApp()).front.contains("hello app"))
  }

  @Test("a builder takes one scene as it stands, several, and those that a condition has; the first one opens")
  func builder() throws {
    @SceneBuilder func scene() -> WindowGroup<Greeting> {
      WindowGroup { Greeting(name: "builder") }
    }
    #expect(Screen.Windows(scenes: scene).front.contains("hello builder"))
    #expect(type(of: SceneBuilder.buildBlock(MainScene(name: "x"))) == MainScene.self)
    for hasFirst in [true, false] {
      let app = Screen.Windows {
        if hasFirst { WindowGroup { Greeting(name: "first") } }
        if #available(iOS 16, *) {
          MainScene(name: "second")
        }
        Group {
          Window("Third", id: "third") { Greeting(name: "third") }
          Settings { Greeting(name: "settings") }
        }
      }
      #expect(app.front.elements.map(\.label) == [hasFirst ? "hello first" : "hello second"])
    }
  }

  @Test("a window may have several views, a name, or an identifier", arguments: 0..<10)
  func windows(index: Int) throws {
    let title = "Plain"
    let view = Greeting(name: "a")
    let app =
      switch index {
      case 0: Screen.Windows { WindowGroup { view } }
      case 1: Screen.Windows { WindowGroup("Key") { view } }
      case 2: Screen.Windows { WindowGroup(title) { view } }
      case 3: Screen.Windows { WindowGroup(Text("Text")) { view } }
      case 4: Screen.Windows { WindowGroup(id: "id") { view } }
      case 5: Screen.Windows { WindowGroup("Key", id: "id") { view } }
      case 6: Screen.Windows { WindowGroup(title, id: "id") { view } }
      case 7: Screen.Windows { Window(title, id: "id") { view } }
      case 8: Screen.Windows { WindowGroup(id: "id", makeContent: { view }) }
      default: Screen.Windows { Settings { view } }
      }
    #expect(app.front.elements.map(\.label) == ["hello a"])
    #expect(app.titles == [["App", "Key", "Plain", "Text", "App", "Key", "Plain", "Plain", "App", "Settings"][index]])
    #expect(app.menus.isEmpty)
  }

  @Test("what scenes are given, their windows have; objects and values, and they hear of changes")
  func environment() throws {
    struct Content: View {
      @Environment(Model.self) private var model
      @EnvironmentObject private var older: Older
      @Environment(\.locale) private var locale
      @Environment(\.lineLimit) private var lines
      var body: some View { Text("\(model.count) \(older.count) \(locale.identifier) \(lines ?? 0)") }
    }
    struct Counting: App {
      let model: Model
      let older: Older
      @State private var lines = 2
      init() { (model, older) = (Model(), Older()) }
      var body: some Scene {
        WindowGroup {
          Content()
          Button("More") { lines += 1 }
        }
        .transformEnvironment(\.lineLimit) { $0 = $0.map { $0 * 10 } }
        .environment(model)
        .environmentObject(older)
        .environment(\.locale, Locale(identifier: "ja_JP"))
        .environment(\.lineLimit, lines)
      }
    }
    let counting = Counting()
    let screen = Screen.Windows(counting).front
    #expect(screen.contains("1 10 ja_JP 20"))
    counting.model.count = 2
    counting.older.count = 11
    screen.settle()
    #expect(screen.contains("2 11 ja_JP 20"))
    try screen.button("More").tap()
    #expect(screen.contains("2 11 ja_JP 30"))
  }

  @Test("an app's own values of @AppStorage are where the scene says")
  func storage() throws {
    struct Content: View {
      @AppStorage("word") private var word = "none"
      var body: some View { Text(word) }
    }
    let store = try #require(UserDefaults(suiteName: "SceneTests"))
    defer { store.removePersistentDomain(forName: "SceneTests") }
    store.set("kept", forKey: "word")
    #expect(Screen.Windows { WindowGroup { Content() }.defaultAppStorage(store) }.front.contains("kept"))
  }
}
