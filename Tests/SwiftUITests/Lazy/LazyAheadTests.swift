import ApusTesting
import SwiftUI
import Testing

@Suite @MainActor
struct LazyAheadTests {
  private final class Log {
    var appeared: Set<Int> = []
    var changed: Set<Int> = []
    var bodies: [Int] = []
  }

  private struct Row: View {
    let number: Int
    let log: Log
    var body: some View {
      log.bodies.append(number)
      return Text(verbatim: "row \(number)")
        .frame(height: 50)
        .onAppear { log.appeared.insert(number) }
        .onChange(of: number, initial: true) { log.changed.insert(number) }
    }
  }

  private func screen(_ log: Log) -> Screen {
    Screen(.init { $0.size = CGSize(width: 200, height: 500) }) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0, log: log) } }
      }
    }
  }

  @Test("rows are made ahead in idle time only, half a screen in the direction of the scrolling")
  func ahead() {
    let log = Log()
    let screen = screen(log)
    screen.workAhead()
    #expect(log.bodies.max() == 10)
    screen.scroll(by: 100)
    #expect(log.bodies.max() == 12)
    screen.workAhead()
    #expect(log.bodies.max() == 17)
    #expect(log.appeared.max() == 12 && log.changed.max() == 12)
    #expect(!screen.isFrameRequested)
    screen.forgetWork()
    screen.scroll(by: 200)
    #expect(screen.work.bodies == 0)
    #expect(log.appeared.max() == 16 && log.changed.max() == 16)
    #expect(Set(log.bodies).count == log.bodies.count)
  }

  @Test("a jump makes nothing ahead, and a scroll upwards works towards the beginning")
  func directions() {
    let log = Log()
    let screen = screen(log)
    screen.scroll(by: 20_000)
    let most = log.bodies.max()
    screen.workAhead()
    #expect(log.bodies.max() == most)
    log.bodies = []
    screen.scroll(by: -100)
    screen.workAhead()
    #expect(log.bodies.min() == 393)
    #expect(log.bodies.max() == 399)
  }

  @Test("rows made ahead follow their data")
  func changes() throws {
    struct Numbers: View {
      @State var offset = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("more") { offset = 1000 }.frame(height: 50)
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100) { Text(verbatim: "row \($0 + offset)").frame(height: 50) } }
          }
        }
      }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 550) }) { Numbers() }
    screen.scroll(by: 100)
    screen.workAhead()
    try screen.button("more").tap()
    screen.scroll(by: 200)
    #expect(screen.contains("row 1014"))
    #expect(!screen.contains("row 14"))
  }
}
