import ApusTesting
import SwiftUI
import Testing

@Suite("Views in one another")
@MainActor
struct NestingLimitTests {
  private func nested(_ count: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<count).reduce(AnyView(Color.red.frame(width: 10, height: 10))) { view, _ in wrap(view) }
  }

  @Test("hundreds of stacks in one another are laid out, drawn and updated")
  func stacks() {
    let view = nested(300) { view in AnyView(VStack { view }) }
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 20, height: 20)
        $0.verifiesCaches = false
      }
    ) { view }
    #expect(screen.pixel(10, 10) == screen.pixel(6, 6))
    #expect(screen.pixel(10, 10) != screen.pixel(1, 1))
    screen.resize(to: CGSize(width: 40, height: 20))
    #expect(screen.pixel(20, 10) != screen.pixel(10, 10))
  }

  @Test("hundreds of backgrounds in one another are, too")
  func backgrounds() {
    let view = nested(300) { view in AnyView(view.background(Color.blue)) }
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 20, height: 20)
        $0.verifiesCaches = false
      }
    ) { view }
    #expect(screen.pixel(10, 10) != screen.pixel(1, 1))
  }

  @Test("a text of twenty thousand texts shows")
  func texts() {
    let text = (0..<20_000).reduce(Text("")) { text, _ in text + Text("a") }
    #expect(size(of: text.lineLimit(1), width: 100).height > 10)
  }

  private struct Endless: View {
    var body: some View { VStack { Endless() } }
  }

  @Test("a body that shows its own view ends the process with a line that names it")
  func endless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { AnyView(Endless()) } }
    }
    // The process ends at a trap, of which the backtrace tells where.
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("views stand in one another"))
    #expect(message.contains("Endless"))
  }
}
