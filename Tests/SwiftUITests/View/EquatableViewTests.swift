import ApusTesting
import SwiftUI
import Testing

@Suite("Views that are compared by ==")
@MainActor
struct EquatableViewTests {
  final class Log { var entries: [String] = [] }

  /// A row of which only the tens count.
  private struct Row: View, @MainActor Equatable {
    let number: Int
    let log: Log
    @State private var presses = 0
    @Environment(\.isEnabled) private var isEnabled
    static func == (a: Row, b: Row) -> Bool { a.number / 10 == b.number / 10 }
    var body: some View {
      let _ = log.entries.append("\(number)")
      Button("row \(number) \(presses) \(isEnabled)") { presses += 1 }
    }
  }

  private struct Rows: View {
    let log: Log
    let isWrapped: Bool
    @State private var number = 1
    @State private var isOff = false
    var body: some View {
      VStack {
        Button("one more") { number += 1 }
        Button("ten more") { number += 10 }
        Button("off") { isOff.toggle() }
        if isWrapped {
          EquatableView(content: Row(number: number, log: log)).disabled(isOff)
        } else {
          Row(number: number, log: log).equatable().disabled(isOff)
        }
      }
    }
  }

  @Test("an equal view is not evaluated, and shows what it showed; another one is", arguments: [false, true])
  func comparing(isWrapped: Bool) throws {
    let log = Log()
    let screen = Screen { Rows(log: log, isWrapped: isWrapped) }
    #expect(log.entries == ["1"])
    try screen.button("one more").tap()
    #expect(log.entries == ["1"])
    #expect(screen.contains("row 1 0 true"))
    try screen.button("ten more").tap()
    #expect(log.entries == ["1", "12"])
  }

  @Test("its own state and what it reads of the environment still update it")
  func inside() throws {
    let log = Log()
    let screen = Screen { Rows(log: log, isWrapped: false) }
    try screen.button("row 1 0 true").tap()
    #expect(screen.contains("row 1 1 true"))
    try screen.button("off").tap()
    #expect(screen.contains("row 1 1 false"))
    #expect(log.entries == ["1", "1", "1"])
  }

  private struct Plain: View {
    let log: Log
    @State private var number = 1
    var body: some View {
      VStack {
        Button("one more") { number += 1 }
        Row(number: number, log: log)
      }
    }
  }

  @Test("without being asked to, a view is compared field by field, whatever its == says")
  func plain() throws {
    let log = Log()
    let screen = Screen { Plain(log: log) }
    try screen.button("one more").tap()
    #expect(log.entries == ["1", "2"])
  }
}
