import ApusTesting
import SwiftUI
@testable import SwiftUICore
import Testing

@Suite("Paths of many screens") @MainActor
struct LongPathTests {
  private struct Page: View {
    let number: Int
    var body: some View { Text(verbatim: "page \(number)").navigationTitle(Text(verbatim: "Page \(number)")) }
  }

  private struct Stack: View {
    @State var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        Button("deep") { path = Array(0..<2_000) }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Page(number: number)
              Button("to 5") { path = Array(0...5) }
              Button("home") { path = [] }
            }
          }
      }
    }
  }

  private func screen(_ content: some View) -> Screen {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 390, height: 600)
        $0.verifiesCaches = false
      }
    ) { content }
    screen.finishAnimations()
    return screen
  }

  private func screens(in node: ViewNode) -> ScreensNode? {
    if let screens = node as? ScreensNode { return screens }
    var found: ScreensNode?
    node.forEachViewChild { if found == nil { found = screens(in: $0) } }
    return found
  }

  @Test("cost the screens near the end, at first and when they are pushed", arguments: [false, true])
  func cost(isPushed: Bool) throws {
    let screen = screen(Stack(path: isPushed ? [] : Array(0..<2_000)))
    if isPushed {
      try screen.button("deep").tap()
      screen.finishAnimations()
    }
    #expect(screen.contains("page 1999"))
    #expect((screen.bodiesByType["Page"] ?? 0) <= 17, "\(screen.bodiesByType)")
    #expect(screen.liveNodes < 4_000, "\(screen.liveNodes)")
  }

  @Test("each way back has a screen to lead to, with the title of the one before")
  func goingBack() throws {
    let screen = screen(Stack(path: Array(0..<40)))
    for number in (20..<39).reversed() {
      #expect(try screen.backButton.label.contains("Page \(number)"))
      try screen.goBack()
      #expect(screen.contains("page \(number)"))
    }
  }

  @Test("a way far back moves as a way back does, and leads on from there")
  func farBack() throws {
    let screen = screen(Stack(path: Array(0..<100)))
    let before = screen.liveNodes
    try screen.button("to 5").tap()
    screen.advance(by: 0.1)
    // The screen that goes lies above, on its way out.
    let passage = screen.engine.root.flatMap(screens)?.passage
    #expect(passage?.motion.target == 0 && screen.contains("page 5"))
    screen.finishAnimations()
    #expect(screen.liveNodes < before)
    try screen.goBack()
    #expect(screen.contains("page 4"))
    try screen.button("home").tap()
    screen.finishAnimations()
    #expect(screen.contains("deep"))
  }

  private struct Mixed: View {
    @State var path: NavigationPath = {
      var path = NavigationPath(Array(0..<40))
      path.append("end")
      return path
    }()
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { number in
          if number == 3 {
            Page(number: number).navigationDestination(for: String.self) { Text("text \($0)") }
          } else {
            Page(number: number)
          }
        }
      }
    }
  }

  @Test("a screen far below that says where a value leads is asked")
  func destinationFarBelow() {
    #expect(screen(Mixed()).contains("text end"))
  }
}
