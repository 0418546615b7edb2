import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("The view that fits") @MainActor
struct ViewThatFitsTests {
  private final class Log { var lines: [String] = [] }

  private struct Sign: View {
    let log: Log
    @State private var isWide = false
    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          part("long", 300)
          part("short", 100)
        }
        .frame(width: isWide ? 350 : 200)
        Button("Change") { isWide.toggle() }
      }
    }
    private func part(_ name: String, _ width: CGFloat) -> some View {
      Box(name, width, 20)
        .onAppear { log.lines.append(name) }
        .onDisappear { log.lines.append("no " + name) }
        .task { log.lines.append("task " + name) }
    }
  }

  @Test("the view that shows appears and runs its tasks, the others do so when they are chosen")
  func appearing() async throws {
    let log = Log()
    let screen = Screen { Sign(log: log) }
    await screen.settle { log.lines.count >= 2 }
    #expect(log.lines == ["short", "task short"])
    try screen.button("Change").tap()
    await screen.settle { log.lines.count >= 5 }
    #expect(log.lines.dropFirst(2).sorted() == ["long", "no short", "task long"])
    try screen.button("Change").tap()
    await screen.settle { log.lines.count >= 8 }
    #expect(log.lines.dropFirst(5).sorted() == ["no long", "short", "task short"])
  }

  @Test("a view in the place of several appears where all of them do, and the chosen one keeps its size and alignment")
  func several() {
    let log = Log()
    struct Outer: View {
      let log: Log
      let isShown: Bool
      var body: some View {
        ViewThatFits {
          ViewThatFits { Box("inner", 50, 20).onAppear { log.lines.append("inner") } }.frame(width: isShown ? 50 : 900)
          Box("other", 60, 20).onAppear { log.lines.append("other") }
        }
      }
    }
    _ = Screen { Outer(log: log, isShown: true) }
    #expect(log.lines == ["inner"])
    _ = Screen { Outer(log: log, isShown: false) }
    #expect(log.lines == ["inner", "other"])
    #expect(size(of: Outer(log: log, isShown: true), width: 300) == CGSize(width: 50, height: 20))
  }
}
