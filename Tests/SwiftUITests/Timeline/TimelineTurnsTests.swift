import ApusTesting
import SwiftUI
import Testing

@Suite("Many timelines at once") @MainActor
struct TimelineTurnsTests {
  private final class Log { var counts: [Int: Int] = [:] }

  private struct Clocks: View {
    let count: Int
    let log: Log
    var body: some View {
      ZStack {
        ForEach(0..<count, id: \.self) { index in
          TimelineView(.animation) { _ in
            let _ = log.counts[index, default: 0] += 1
            Color.clear.frame(width: 10, height: 10)
          }
        }
      }
    }
  }

  private func screen(_ count: Int, _ log: Log) -> Screen {
    let screen = Screen(.init { ($0.size, $0.verifiesCaches) = (CGSize(width: 100, height: 100), false) }) {
      Clocks(count: count, log: log)
    }
    log.counts = [:]
    screen.forgetWork()
    return screen
  }

  @Test("a frame makes the content of two hundred of a thousand; all of them take turns, and that is said once")
  func turns() {
    let log = Log(), screen = screen(1_000, log)
    screen.advance(by: 0.5)
    #expect(screen.work.bodies <= 200 * screen.work.frames)
    #expect(log.counts.count == 1_000)
    let (fewest, most) = (log.counts.values.min() ?? 0, log.counts.values.max() ?? 0)
    #expect(fewest >= 4 && most <= fewest + 2)
    #expect(screen.diagnostics.filter { $0.hasPrefix("more than 200 timelines change with every frame") }.count == 1)
  }

  @Test("of two hundred each changes in every frame")
  func all() {
    let log = Log(), screen = screen(200, log)
    screen.advance(by: 0.5)
    #expect((log.counts.values.min() ?? 0) >= 28)
    #expect(screen.diagnostics.isEmpty)
  }

  private struct Tabs: View {
    let log: Log
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        TimelineView(.animation) { context in
          let _ = log.counts[0, default: 0] += 1
          Button("\(Int(context.date.timeIntervalSinceReferenceDate))") { tab = 1 }
        }
        .tag(0)
        Button("back") { tab = 0 }.tag(1)
      }
    }
  }

  @Test("behind another tab none takes a turn, and no frame comes; in sight again it shows the present")
  func covered() throws {
    let log = Log(), screen = Screen { Tabs(log: log) }
    screen.advance(by: 0.1)
    let start = try #require(log.counts[0])
    #expect(start > 3)
    let title = try #require(screen.elements.first { Int($0.label) != nil }?.label)
    try screen.button(title).tap()
    screen.advance(by: 1)
    log.counts = [:]
    screen.forgetWork()
    screen.advance(by: 10)
    #expect(log.counts.isEmpty && screen.work.frames == 0, "\(screen.work.frames)")
    try screen.button("back").tap()
    screen.advance(by: 1)
    #expect(log.counts[0, default: 0] > 50)
    let later = try #require(screen.elements.compactMap { Int($0.label) }.first)
    #expect(later >= (Int(title) ?? 0) + 11)
  }
}
