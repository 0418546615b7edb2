import ApusTesting
import Observation
import SwiftUI
import Testing

@Suite("State that the closure of transformEnvironment reads")
@MainActor
struct EnvironmentClosureStateTests {
  private struct Shown: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)") }
  }

  private struct Host: View {
    @State private var limit = 1
    @State private var isLimited = true
    let inList: Bool
    var body: some View {
      // Nothing is read here.
      let (limit, isLimited) = ($limit, $isLimited)
      VStack {
        Button("more") { limit.wrappedValue += 1 }
        Button("none") { isLimited.wrappedValue = false }
        if inList {
          Group {
            Shown()
            Text("beside")
          }
          .transformEnvironment(\.lineLimit) { $0 = isLimited.wrappedValue ? limit.wrappedValue : nil }
        } else {
          Shown().transformEnvironment(\.lineLimit) { $0 = isLimited.wrappedValue ? limit.wrappedValue : nil }
        }
      }
    }
  }

  @Test("brings the environment up to date when it changes, for one view and for several", arguments: [false, true])
  func changes(inList: Bool) throws {
    let screen = Screen { Host(inList: inList) }
    #expect(screen.contains("limit 1"))
    screen.forgetWork()
    try screen.button("more").tap()
    #expect(screen.contains("limit 2"))
    #expect(screen.bodiesByType["Shown"] == 1 && screen.bodiesByType["Host"] == nil)
    try screen.button("none").tap()
    #expect(screen.contains("limit 0"))
    // What is no longer read changes nothing.
    screen.forgetWork()
    try screen.button("more").tap()
    #expect(screen.contains("limit 0") && screen.bodiesByType["Shown"] == nil)
  }

  private struct Moving: View {
    @State private var model = Model()
    var body: some View {
      VStack {
        Both().transformEnvironment(model.value == 0 ? \.width : \.level) { $0 = model.value }
        Button("go") { model.value = 2 }
      }
    }
  }
  @Observable fileprivate final class Model { var value = 0 }
  private struct Both: View {
    @Environment(\.width) private var width
    @Environment(\.level) private var level
    var body: some View { Text("width \(width ?? -1), level \(level ?? -1)") }
  }

  @Test("a key path that changes: the new value is set and the old one is what holds around, after one body more")
  func keyPath() throws {
    let screen = Screen { Moving() }
    #expect(screen.contains("width 0, level -1"))
    screen.forgetWork()
    try screen.button("go").tap()
    #expect(screen.contains("width -1, level 2"))
    #expect(screen.bodiesByType["Moving"] == 1 && screen.bodiesByType["Both"] == 1)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var width: Int?
  @Entry fileprivate var level: Int?
}
