import ApusTesting
import SwiftUI
import Testing

@Suite("Screens that links push over each other")
@MainActor
struct NavigationStackTests {
  private func screen<V: View>(
    _ edit: (inout Screen.Settings) -> Void = { _ in }, @ViewBuilder _ content: () -> V
  ) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = CGSize(width: 390, height: 600); edit(&$0)
      }
    ) { view }
  }

  private struct Root: View {
    var body: some View {
      VStack {
        Box("root", 100, 50)
        NavigationLink("Go", destination: Detail(name: "detail"))
      }
      .navigationTitle("Towns")
    }
  }

  private struct Detail: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss: DismissAction
    var body: some View {
      VStack {
        Box(name, 100, 50)
        Text("count \(count)")
        Button("more") { count += 1 }
        Button("close") { dismiss() }
        NavigationLink("Deeper") { Detail(name: name + "+") }
      }
      .navigationTitle("Detail")
    }
  }

  @Test("a link shows its view over the root, with a button that is named after the root and leads back")
  func pushAndPop() throws {
    let screen = screen { NavigationStack { Root() } }
    #expect(try screen.barTitle.label == "Towns")
    #expect(throws: (any Error).self) { try screen.backButton }
    try screen.button("Go").tap()
    screen.finishAnimations()
    #expect(screen.contains("detail") && !screen.contains("root"))
    #expect(try screen.barTitle.label == "Detail")
    #expect(try screen.backButton.label == "Towns")
    try screen.goBack()
    #expect(screen.contains("root") && !screen.contains("detail"))
    #expect(try screen.barTitle.label == "Towns")
  }

  @Test("a push is over after half a second, and then nothing is to be drawn any more")
  func duration() throws {
    let screen = screen { NavigationStack { Root() } }
    try screen.button("Go").tap()
    #expect(screen.isAnimating)
    screen.advance(by: 0.3)
    #expect(screen.isAnimating)
    screen.advance(by: 0.4)
    #expect(!screen.isAnimating && !screen.isFrameRequested)
  }

  @Test("a push evaluates the new screen once and nothing of the old; going back evaluates neither")
  func work() throws {
    let screen = screen { NavigationStack { Root() } }
    screen.forgetWork()
    try screen.button("Go").tap()
    screen.finishAnimations()
    #expect(screen.bodiesByType["Detail"] == 1)
    #expect(screen.bodiesByType["Root"] == nil)
    screen.forgetWork()
    try screen.goBack()
    #expect(screen.bodiesByType["Detail"] == nil && screen.bodiesByType["Root"] == nil)
  }

  @Test("frames of a push evaluate no body and lay nothing out")
  func frames() throws {
    let screen = screen { NavigationStack { Root() } }
    try screen.button("Go").tap()
    screen.advance(by: 0.1)
    screen.forgetWork()
    screen.advance(by: 0.1)
    #expect(screen.work.frames > 3 && screen.work.bodies == 0 && screen.work.placements == 0)
  }

  @Test("state lives while the screen is below others, and ends when it is popped")
  func state() throws {
    let screen = screen { NavigationStack { Root() } }
    try screen.button("Go").tap()
    screen.finishAnimations()
    try screen.button("more").tap()
    try screen.button("Deeper").tap()
    screen.finishAnimations()
    #expect(screen.contains("detail+") && screen.contains("count 0"))
    try screen.goBack()
    #expect(screen.contains("detail") && screen.contains("count 1"))
    try screen.goBack()
    try screen.button("Go").tap()
    screen.finishAnimations()
    #expect(screen.contains("count 0"))
  }

  @Test("dismiss takes the screen away that it was read in; in a root it does nothing")
  func dismissing() throws {
    let screen = screen { NavigationStack { Detail(name: "root") } }
    try screen.button("close").tap()
    screen.finishAnimations()
    #expect(screen.contains("root"))
    try screen.button("Deeper").tap()
    screen.finishAnimations()
    try screen.button("close").tap()
    screen.finishAnimations()
    #expect(screen.contains("root") && !screen.contains("root+"))
  }

  private struct Presence: View {
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
    var body: some View {
      VStack {
        Text(isPresented ? "presented" : "not presented")
        Text(mode.wrappedValue.isPresented ? "mode yes" : "mode no")
        Button("old close") { mode.wrappedValue.dismiss() }
        NavigationLink("next") { Presence() }
      }
    }
  }

  @Test("isPresented and presentationMode tell a pushed screen from a root, and the latter takes it away")
  func presentation() throws {
    let screen = screen { NavigationStack { Presence() } }
    #expect(screen.contains("not presented") && screen.contains("mode no"))
    try screen.button("next").tap()
    screen.finishAnimations()
    #expect(screen.contains("presented") && screen.contains("mode yes"))
    try screen.button("old close").tap()
    screen.finishAnimations()
    #expect(screen.contains("not presented"))
  }

  @Test("Escape and Alt with the left arrow go back; on the root they mean nothing")
  func keys() throws {
    let screen = screen { NavigationStack { Root() } }
    screen.press(key: "Escape")
    #expect(screen.contains("root"))
    try screen.button("Go").tap()
    screen.finishAnimations()
    screen.press(key: "Escape")
    screen.finishAnimations()
    #expect(screen.contains("root"))
    try screen.button("Go").tap()
    screen.finishAnimations()
    screen.press(key: "ArrowLeft")
    screen.finishAnimations()
    #expect(screen.contains("detail"))
  }

  @Test("a popped screen is let go of with all its nodes")
  func memory() throws {
    let screen = screen { NavigationStack { Root() } }
    let before = screen.liveNodes
    for _ in 0..<3 {
      try screen.button("Go").tap()
      screen.finishAnimations()
      try screen.goBack()
    }
    #expect(screen.liveNodes == before)
  }

  private struct Replaced: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
      .overlay(alignment: .bottom) {
        HStack { ForEach([[], [1], [2]], id: \.self) { way in Button("to \(way.description)") { path = way } } }
      }
    }
  }

  @Test("a screen that comes in place of another one and is popped on its way lets both go")
  func replacedAndPopped() throws {
    let screen = screen { Replaced() }
    let before = screen.liveNodes
    try screen.button("to [1]").tap()
    screen.finishAnimations()
    try screen.button("to [2]").tap()
    screen.advance(by: 0.05)
    try screen.button("to []").tap()
    screen.finishAnimations()
    #expect(screen.contains("root") && screen.liveNodes == before)
  }

  // MARK: Order

  private final class Log {
    var lines: [String] = []
    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
  }

  private struct Logged: View {
    let name: String
    let log: Log
    var body: some View {
      NavigationLink("next of \(name)") { Logged(name: name + "'", log: log) }
        .onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
    }
  }

  @Test("the new screen appears when it begins to come in, and the old one disappears when it is covered")
  func appearance() throws {
    let log = Log()
    let screen = screen { NavigationStack { Logged(name: "a", log: log) } }
    #expect(log.take() == "+a")
    try screen.button("next of a").tap()
    #expect(log.take() == "+a'")
    screen.finishAnimations()
    #expect(log.take() == "-a")
    try screen.backButton.tap()
    #expect(log.take() == "+a")
    screen.finishAnimations()
    #expect(log.take() == "-a'")
  }

  // MARK: The finger

  @Test("a finger at the leading edge takes the screen along, and lets it go either way")
  func swiping() throws {
    let log = Log()
    let screen = screen { NavigationStack { Logged(name: "a", log: log) } }
    try screen.button("next of a").tap()
    screen.finishAnimations()
    _ = log.take()
    screen.swipeBack(by: 0.3, rest: 0.2)
    screen.finishAnimations()
    #expect(screen.contains("next of a'"))
    #expect(log.take() == "+a -a")
    screen.swipeBack(by: 0.7, rest: 0.2)
    screen.finishAnimations()
    #expect(screen.contains("next of a"))
    #expect(log.take() == "+a -a'")
  }

  @Test("a fast finger decides by its direction")
  func flicking() throws {
    let screen = screen { NavigationStack { Root() } }
    try screen.button("Go").tap()
    screen.finishAnimations()
    screen.swipeBack(by: 0.3, duration: 0.1)
    screen.finishAnimations()
    #expect(screen.contains("root"))
  }

  @Test("a finger elsewhere, and one on a screen without a back button, move nothing")
  func notSwiping() throws {
    let screen = screen {
      NavigationStack {
        NavigationLink("Go") { Box("detail").navigationBarBackButtonHidden() }.navigationTitle("Towns")
      }
    }
    try screen.button("Go").tap()
    screen.finishAnimations()
    screen.swipeBack(by: 0.8)
    screen.finishAnimations()
    screen.press(key: "Escape")
    screen.finishAnimations()
    #expect(screen.contains("detail"))
    let other = self.screen { NavigationStack { Root() } }
    try other.button("Go").tap()
    other.finishAnimations()
    other.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 380, y: 300))
    other.finishAnimations()
    #expect(other.contains("detail"))
  }

  @Test("from right to left the finger begins on the right")
  func mirrored() throws {
    let screen = screen({ $0.isRightToLeft = true }) { NavigationStack { Root() } }
    try screen.button("Go").tap()
    screen.finishAnimations()
    #expect(try screen.backButton.frame.maxX == 390)
    screen.swipeBack(by: 0.7, rest: 0.2, isRightToLeft: true)
    screen.finishAnimations()
    #expect(screen.contains("root"))
  }

  @Test("a screen that comes in can be caught and taken out again")
  func catching() throws {
    let screen = screen { NavigationStack { Root() } }
    try screen.button("Go").tap()
    screen.advance(by: 0.1)
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 380, y: 300), duration: 0.1)
    screen.finishAnimations()
    #expect(screen.contains("root") && !screen.contains("detail"))
  }

  @Test("going back in the middle of a push turns the screen around where it is")
  func turning() throws {
    let screen = screen { NavigationStack { Root() } }
    try screen.button("Go").tap()
    screen.advance(by: 0.1)
    screen.press(key: "Escape")
    screen.finishAnimations()
    #expect(screen.contains("detail"))
    try screen.backButton.tap()
    screen.advance(by: 0.1)
    #expect(screen.isAnimating)
    screen.finishAnimations()
    #expect(screen.contains("root"))
  }
}
