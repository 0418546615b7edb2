import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Values that are kept for a scene") @MainActor
struct SceneStorageTests {
  enum Mode: String { case list, grid }
  enum Level: Int { case low, high }

  /// Keys of their own, since what is kept outlives the screens.
  private let name = UUID().uuidString

  private struct Counter: View {
    @SceneStorage var count: Int
    @SceneStorage var mode: Mode
    @SceneStorage var note: String?
    init(_ name: String) {
      _count = SceneStorage(wrappedValue: 3, "count" + name)
      _mode = SceneStorage(wrappedValue: .list, "mode" + name)
      _note = SceneStorage("note" + name)
    }
    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        Button("mode \(mode.rawValue)") { mode = .grid }
        Button("note \(note ?? "none")") { note = note == nil ? "text" : nil }
        Stepping(count: $count)
      }
    }
  }
  private struct Stepping: View {
    @Binding var count: Int
    var body: some View { Button("add ten") { count += 10 } }
  }

  @Test("what is written shows, and is there again when the scene is restored")
  func restoring() throws {
    let name = name
    let screen = Screen { Counter(name) }
    #expect(screen.contains("count 3") && screen.contains("mode list") && screen.contains("note none"))
    try screen.button("count 3").tap()
    try screen.button("add ten").tap()
    try screen.button("mode list").tap()
    try screen.button("note none").tap()
    #expect(screen.contains("count 14") && screen.contains("mode grid") && screen.contains("note text"))
    screen.close()
    let restored = Screen { Counter(name) }
    #expect(restored.contains("count 14") && restored.contains("mode grid") && restored.contains("note text"))
    try restored.button("note text").tap()
    #expect(restored.contains("note none"))
  }

  @Test("scenes keep their own, apart from the app's values")
  func apart() throws {
    let name = name
    UserDefaults.standard.set(8, forKey: "count" + name)
    defer { UserDefaults.standard.removeObject(forKey: "count" + name) }
    let screen = Screen { Counter(name) }
    #expect(screen.contains("count 3"))
    try screen.button("count 3").tap()
    #expect(UserDefaults.standard.integer(forKey: "count" + name) == 8)
  }

  private struct AllKinds: View {
    @SceneStorage("b") var flag = true
    @SceneStorage("d") var number = 1.5
    @SceneStorage("s") var string = "s"
    @SceneStorage("u") var url = URL(fileURLWithPath: "/")
    @SceneStorage("x") var data = Data([1])
    @SceneStorage("l") var level = Level.high
    @SceneStorage("ob") var maybeFlag: Bool?
    @SceneStorage("oi") var maybeInteger: Int?
    @SceneStorage("od") var maybeNumber: Double?
    @SceneStorage("ou") var maybeURL: URL?
    @SceneStorage("ox") var maybeData: Data?
    @SceneStorage("om") var maybeMode: Mode?
    @SceneStorage("ol") var maybeLevel: Level?
    var body: some View {
      Text(verbatim: "\(flag) \(number) \(string) \(url.path) \(data.count) \(level.rawValue)")
      Text(
        verbatim:
          "\(maybeFlag == nil) \(maybeInteger == nil) \(maybeNumber == nil) \(maybeURL == nil) \(maybeData == nil) \(maybeMode == nil) \(maybeLevel == nil)"
      )
    }
  }

  @Test("values of all kinds can be kept")
  func kinds() {
    let screen = Screen { AllKinds() }
    #expect(screen.contains("true 1.5 s / 1 1") && screen.contains("true true true true true true true"))
  }
}
