import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("A list costs what shows of it") struct ListWorkTests {
  private struct Million: View {
    @State var chosen: Int?
    var body: some View {
      List(0..<1_000_000, selection: $chosen) { Text("row \($0)") }
    }
  }

  @Test("a million rows cost as many as show, at first and when they scroll")
  func million() throws {
    let screen = Screen { Million() }
    let (first, count) = (screen.work.bodies, screen.rows.count)
    #expect((18...22).contains(count))
    #expect(first <= count * 8)
    screen.forgetWork()
    screen.scroll(by: 44)
    screen.finishAnimations()
    #expect(screen.work.bodies <= 2 * 8)
    #expect(screen.liveNodes < 3_000)
  }

  @Test("a change of the selection evaluates the rows that it changes")
  func selection() throws {
    let screen = Screen { Million() }
    try screen.row("row 3").tap()
    screen.finishAnimations()
    screen.forgetWork()
    try screen.row("row 5").tap()
    screen.finishAnimations()
    let chrome = screen.bodiesByType["ListElementChrome"] ?? 0
    // The pressed row turns gray and is selected, the other one is not any more.
    #expect((2...5).contains(chrome))
    #expect(try screen.row("row 5").isSelected && !screen.row("row 3").isSelected)
    #expect(screen.bodiesByType["ForEach"] == nil)
  }

  @Test("a row that changes its own state evaluates itself")
  func state() throws {
    struct Counter: View {
      @State var count = 0
      let number: Int
      var body: some View {
        Button("\(number): \(count)") { count += 1 }
      }
    }
    let screen = Screen { List(0..<1000) { Counter(number: $0) } }
    screen.finishAnimations()
    try screen.button("3: 0").tap()
    screen.finishAnimations()
    #expect(screen.contains("3: 1"))
    screen.forgetWork()
    try screen.button("3: 1").activate()
    #expect(screen.bodiesByType["Counter"] == 1)
    #expect(screen.bodiesByType["ListElementChrome"] == nil)
  }

  @Test("a row that goes leaves in motion, and those below follow")
  func removal() throws {
    struct Shrinking: View {
      @State var names = ["a", "b", "c"]
      var body: some View {
        List {
          Button("Drop") { withAnimation(.linear(duration: 1)) { _ = names.removeFirst() } }
          ForEach(names, id: \.self) { Text($0) }
        }
      }
    }
    let screen = Screen { Shrinking() }
    let before = try screen.text("b").frame.minY
    try screen.button("Drop").tap()
    screen.advance(by: 0.5)
    #expect(!screen.contains("a"))
    screen.finishAnimations()
    #expect(try screen.text("b").frame.minY == before - 44)
    #expect(screen.rows.count == 3)
  }
}
