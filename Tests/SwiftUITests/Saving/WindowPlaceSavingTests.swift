import LaunchContract
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("The place of a window among what an app keeps")
struct WindowPlaceSavingTests {
  private struct Notes: App {
    var body: some Scene { WindowGroup("Notes") { Text("A note") } }
  }

  /// Starts the app with what it has kept.
  private func start(resuming saved: SavedApp? = nil) throws -> (remote: RemoteApp, app: RunningApp) {
    var started: RunningApp?
    let remote = RemoteApp(
      LaunchRequest(), information: AppInformation(info: ["CFBundleName": "Notes"])
    ) { services, configuration, _, _ in
      let app = RunningApp(Notes(), name: "Notes", services: services, configuration: configuration, resuming: saved)
      app.openFirstWindows()
      started = app
      return app
    }
    // An app is started by the first that is asked of it.
    _ = try remote.answer(.state)
    return (remote, try #require(started))
  }

  @Test("a host that knows it is asked; the next process asks for it, where the desktop told one")
  func place() throws {
    let first = try start()
    let window = try #require(first.app.windows.first)
    #expect(window.attributes.place == nil)
    #expect(first.app.save().app.windows.map(\.place) == [nil])
    window.findPlace = { WindowPlace(x: 120, y: -3) }
    let saved = first.app.save().app
    #expect(saved.windows.map(\.place) == [WindowPlace(x: 120, y: -3)])
    let second = try start(resuming: saved)
    #expect(second.app.windows.map(\.attributes.place) == [WindowPlace(x: 120, y: -3)])
  }
}
