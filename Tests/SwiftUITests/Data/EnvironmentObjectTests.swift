import ApusTesting
import SwiftUI
import Testing

private class Model: ObservableObject {
  @Published var name: String
  var hidden = 0
  init(_ name: String) { self.name = name }
}
private final class Other: ObservableObject { @Published var count = 1 }

@Observable private final class Settings {
  var volume: Int
  init(volume: Int) { self.volume = volume }
}

@MainActor private final class Log { var entries: [String] = [] }

private struct Reader: View {
  @EnvironmentObject var model: Model
  var log: Log?
  var body: some View {
    let _ = log?.entries.append(model.name)
    Text("name \(model.name)")
    Button("rename \(model.name)") { $model.name.wrappedValue = "renamed" }
  }
}

private struct SettingsReader: View {
  @Environment(Settings.self) private var settings
  var body: some View { Text("volume \(settings.volume)") }
}

@Suite("Objects in the environment")
@MainActor
struct EnvironmentObjectTests {
  @Test("a view finds the object of its type, however far out it was given, and the nearest of several")
  func found() {
    let screen = Screen {
      VStack {
        VStack { Reader() }.environmentObject(Other())
        Reader().environmentObject(Model("inner"))
      }
      .environmentObject(Model("outer"))
    }
    #expect(screen.contains("name outer") && screen.contains("name inner"))
  }

  @Test("what the object announces updates its readers, and a binding writes to it")
  func changes() throws {
    let (model, log) = (Model("a"), Log())
    let screen = Screen { Reader(log: log).environmentObject(model) }
    model.hidden = 1
    screen.settle()
    #expect(log.entries == ["a"])
    model.name = "b"
    screen.settle()
    #expect(log.entries == ["a", "b"])
    try screen.button("rename b").tap()
    #expect(model.name == "renamed")
    #expect(screen.contains("name renamed"))
  }

  private struct Switching: View {
    let models: [Model]
    @State private var index = 0
    var body: some View {
      Button("switch") { index = 1 }
      Reader().environmentObject(models[index])
    }
  }

  @Test("another object takes its place; the one before is no longer heard")
  func replaced() throws {
    let models = [Model("first"), Model("second")]
    let screen = Screen { VStack { Switching(models: models) } }
    try screen.button("switch").tap()
    #expect(screen.contains("name second"))
    screen.forgetWork()
    models[0].name = "silent"
    screen.settle()
    #expect(screen.work.bodies == 0)
    models[1].name = "third"
    screen.settle()
    #expect(screen.contains("name third"))
  }

  @Test("an observable object is found by its type, and nil takes it away")
  func observable() {
    struct Optional: View {
      @Environment(Settings.self) private var settings: Settings?
      var body: some View { Text(settings.map { "optional \($0.volume)" } ?? "none") }
    }
    let settings = Settings(volume: 3)
    let screen = Screen {
      VStack {
        SettingsReader()
        Optional()
        Optional().environment(nil as Settings?)
      }
      .environment(settings)
    }
    #expect(["volume 3", "optional 3", "none"].allSatisfy { screen.contains($0) })
    settings.volume = 4
    screen.settle()
    #expect(screen.contains("volume 4") && screen.contains("optional 4"))
  }

  @Test("a missing object traps, and the message says what to do")
  func missing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { Reader() } }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("No ObservableObject of type Model found; call .environmentObject(_:)"))
  }

  @Test("so does a missing observable object")
  func missingObservable() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { SettingsReader() } }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("No Observable object of type Settings found; call .environment(_:)"))
  }
}
