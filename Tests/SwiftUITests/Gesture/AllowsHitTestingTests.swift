import ApusTesting
import SwiftUI
import Testing

@Suite("Views that presses pass through")
@MainActor
struct AllowsHitTestingTests {
  final class Log { var entries: [String] = [] }

  private struct Stack: View {
    let log: Log
    @State var letsThrough = true
    var body: some View {
      VStack(spacing: 0) {
        Button("switch") { letsThrough.toggle() }.frame(height: 20)
        ZStack {
          Color.red.frame(width: 100, height: 60).onTapGesture { log.entries.append("back") }
          HStack(spacing: 0) {
            Color.blue.frame(width: 40, height: 40).onTapGesture { log.entries.append("inner") }
            Color.green.frame(width: 40, height: 40)
          }
          .onTapGesture { log.entries.append("outer") }
          .allowsHitTesting(!letsThrough)
        }
      }
    }
  }

  @Test("presses reach what is behind, and neither the view nor what is in it; afterwards they are taken again")
  func presses() throws {
    let log = Log()
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 80) }) { Stack(log: log) }
    let (inner, outer) = (CGPoint(x: 30, y: 50), CGPoint(x: 70, y: 50))
    screen.tap(at: inner)
    screen.tap(at: outer)
    #expect(log.entries == ["back", "back"])
    log.entries = []
    try screen.button("switch").tap()
    screen.tap(at: inner)
    screen.tap(at: outer)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test("the pointer passes through as well, and a view that lets it in cannot undo it from inside")
  func pointer() {
    let log = Log()
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 80) }) {
      ZStack {
        Color.red.onHover { log.entries.append("back \($0)") }
        Color.blue.onHover { log.entries.append("front \($0)") }.allowsHitTesting(true).allowsHitTesting(false)
      }
    }
    screen.movePointer(to: CGPoint(x: 50, y: 40))
    #expect(log.entries == ["back true"])
  }

  @Test("a button that lets presses through stays enabled")
  func buttons() throws {
    var presses = 0
    let screen = Screen { Button("press") { presses += 1 }.allowsHitTesting(false) }
    try screen.button("press").tap()
    #expect(presses == 0)
    #expect(try screen.button("press").isEnabled)
  }
}
