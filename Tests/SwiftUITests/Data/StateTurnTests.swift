import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("State that is written there and back before a frame (Facts 9.1)")
@MainActor
struct StateTurnTests {
  private final class Access {
    var isOn: Binding<Bool>?
    var count: Binding<Int>?
    var changes: [String] = []
  }

  private struct Content: View {
    let access: Access
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      (access.isOn, access.count) = ($isOn, $count)
      return Text("\(isOn), \(count)")
        .onChange(of: isOn) { access.changes.append("\($0) to \($1)") }
        .onChange(of: count) { access.changes.append("\($0) to \($1)") }
    }
  }

  /// Lets what waits on the main queue run, and no frame.
  private func nextTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test("each way is told where it is taken in a turn of its own")
  func turns() async throws {
    let access = Access()
    let screen = Screen { Content(access: access) }
    for value in [true, false, true] {
      access.isOn?.wrappedValue = value
      await nextTurn()
    }
    screen.settle()
    #expect(access.changes == ["false to true", "true to false", "false to true"])
    #expect(screen.contains("true, 0"))
  }

  @Test("what one turn takes back is told nobody")
  func oneTurn() async throws {
    let access = Access()
    let screen = Screen { Content(access: access) }
    for value in [true, false, true, false] { access.isOn?.wrappedValue = value }
    screen.settle()
    #expect(access.changes.isEmpty && screen.contains("false, 0"))
  }

  @Test("what goes on in one direction is one update, however many turns it took")
  func onward() async throws {
    let access = Access()
    let screen = Screen { Content(access: access) }
    screen.forgetWork()
    for value in 1...9 {
      access.count?.wrappedValue = value
      await nextTurn()
    }
    screen.settle()
    #expect(access.changes == ["0 to 9"])
    #expect(screen.bodiesByType["Content"] == 1)
  }
}
