import ApusTesting
import SwiftUI
import Testing

private struct Greeting: View {
  let name: String
  var body: some View { Text("hello \(name)") }
}

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
  private func shown<S: Scene>(_ scene: S) throws -> Screen {
    let content = try #require(scene._windowContent())
    return Screen { content }
  }

  @Test("an app's window shows what the scenes it is made of say")
  func app() throws {
    #expect(try shown(GreetingApp().body).contains("hello app"))
  }

  @Test("a builder takes one scene as it stands")
  func builder() throws {
    @SceneBuilder func scene() -> WindowGroup<Greeting> {
      WindowGroup { Greeting(name: "builder") }
    }
    #expect(try shown(scene()).contains("hello builder"))
    #expect(type(of: SceneBuilder.buildBlock(MainScene(name: "x"))) == MainScene.self)
  }

  @Test("a window may have several views, a name, or an identifier", arguments: [0, 1, 2, 3])
  func windows(index: Int) throws {
    let title = "plain"
    let screen =
      switch index {
      case 0: try shown(WindowGroup { Greeting(name: "a") })
      case 1: try shown(WindowGroup("Key") { Greeting(name: "a") })
      case 2: try shown(WindowGroup(title) { Greeting(name: "a") })
      default: try shown(WindowGroup(id: "id") { Greeting(name: "a") })
      }
    #expect(screen.elements.map(\.label) == ["hello a"])
  }
}
