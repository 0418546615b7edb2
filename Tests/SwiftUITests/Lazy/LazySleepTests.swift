import ApusTesting
import SwiftUI
import Testing

/// Rows that scroll away and come back.
@MainActor
struct LazySleepTests {
  private func screen(_ content: some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 300, height: 400)
        $0.scale = 1
      }
    ) { content }
  }

  @MainActor final class Log {
    var lines: [String] = []
  }

  private struct Row: View {
    let index: Int
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("row \(index): \(count)") { count += 1 }
        .frame(height: 100)
        .onAppear { log.lines.append("+\(index)") }
        .onDisappear { log.lines.append("-\(index)") }
    }
  }

  @Test("a row keeps its state while it is away, and hears that it has gone and come")
  func state() throws {
    let log = Log()
    let screen = screen(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(index: $0, log: log) } } })
    try screen.button("row 0: 0").tap()
    screen.finishAnimations()
    #expect(log.lines.contains("+0") && !log.lines.contains("-0"))
    screen.scroll(by: 1000)
    #expect(!screen.contains("row 0: 1"))
    #expect(log.lines.filter { $0 == "-0" }.count == 1)
    screen.scroll(by: -1000)
    #expect(screen.contains("row 0: 1"))
    #expect(log.lines.filter { $0 == "+0" }.count == 2)
  }

  @Test("a row that was scrolled far away may begin anew; those nearby do not")
  func farAway() throws {
    let log = Log()
    let screen = screen(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<2000, id: \.self) { Row(index: $0, log: log) } } })
    try screen.button("row 0: 0").tap()
    screen.finishAnimations()
    for _ in 0..<250 { screen.scroll(by: 400) }
    #expect(screen.liveNodes < 300 * 20)
    for _ in 0..<250 { screen.scroll(by: -400) }
    #expect(screen.contains("row 0: 0"))
  }

  @Test("what changed while a row was away shows when it comes back, and costs nothing before")
  func changes() throws {
    struct Content: View {
      @State private var suffix = "a"
      var body: some View {
        VStack(spacing: 0) {
          Button("change") { suffix += "b" }.frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { index in Label(index: index, suffix: suffix).frame(height: 90) }
            }
          }
        }
      }
      struct Label: View {
        let index: Int
        let suffix: String
        var body: some View { Text("\(index)\(suffix)") }
      }
    }
    let screen = screen(Content())
    screen.scroll(by: 900)
    screen.forgetWork()
    try screen.button("change").tap()
    screen.finishAnimations()
    #expect(screen.contains("10ab"))
    #expect(screen.bodiesByType["Label"]! <= 7)
    screen.scroll(by: -900)
    #expect(screen.contains("0ab"))
    #expect(!screen.contains("0a"))
  }

  @Test("an object that changes reaches rows that come back")
  func observable() throws {
    final class Model: ObservableObject { @Published var text = "old" }
    struct Label: View {
      @ObservedObject var model: Model
      let index: Int
      var body: some View { Text("\(index) \(model.text)").frame(height: 100) }
    }
    let model = Model()
    let screen = screen(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Label(model: model, index: $0) } } })
    screen.scroll(by: 1000)
    model.text = "new"
    screen.settle()
    screen.scroll(by: -1000)
    #expect(screen.contains("0 new"))
  }

  @Test("animations of a row that is away ask for no frames and go on when it is back")
  func animations() {
    struct Spinner: View {
      @State private var isOn = false
      var body: some View {
        Color.black.frame(width: 20, height: 20).opacity(isOn ? 1 : 0.2).frame(height: 100)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
      }
    }
    let screen = screen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            if index == 0 { Spinner() } else { Text("\(index)").frame(height: 100) }
          }
        }
      })
    screen.advance(by: 0.5)
    #expect(screen.isAnimating)
    screen.scroll(by: 1000)
    screen.advance(by: 1)
    #expect(!screen.isAnimating)
    screen.scroll(by: -1000)
    screen.advance(by: 0.1)
    #expect(screen.isAnimating)
  }

  @Test("the document's time stamps: all at once in a stack, when they come into view in a lazy one, and never again")
  func timeStamps() {
    final class Clock { var now = 0 }
    let clock = Clock()
    func rows(isLazy: Bool) -> some View {
      let content = ForEach(0..<100) { index in
        Text("\(index) @\(clock.now)").font(.largeTitle).frame(height: 200)
      }
      return ScrollView { if isLazy { LazyVStack { content } } else { VStack { content } } }
    }
    let (plain, lazy) = (screen(rows(isLazy: false)), screen(rows(isLazy: true)))
    clock.now = 5
    for screen in [plain, lazy] {
      screen.advance(by: 5)
      screen.scroll(by: 208 * 10)
    }
    #expect(plain.contains("10 @0"))
    #expect(lazy.contains("10 @5"))
    clock.now = 9
    for screen in [plain, lazy] { screen.scroll(by: -208 * 10) }
    #expect(plain.contains("0 @0"))
    // Once a row has shown, its time does not change any more.
    #expect(lazy.contains("0 @0"))
    lazy.scroll(by: 208 * 97)
    #expect(lazy.contains("98 @9"))
    for _ in 0..<50 { lazy.scroll(by: -400) }
    #expect(lazy.contains("0 @0"))
  }
}
