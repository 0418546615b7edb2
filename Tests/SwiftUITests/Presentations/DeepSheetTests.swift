import ApusTesting
import SwiftUI
import Testing

@Suite("Sheets in sheets") @MainActor
struct DeepSheetTests {
  private struct Level: View {
    let depth: Int
    @State private var isOn = false
    var body: some View {
      Button("open \(depth)") { isOn = true }.sheet(isPresented: $isOn) { Level(depth: depth + 1) }
    }
  }

  @Test("one more costs the same, and so does taking it away, however many are below it")
  func work() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 390, height: 844)
        $0.verifiesCaches = false
      }
    ) { Level(depth: 0) }
    var opened: [Work] = [], closed: [Work] = []
    for depth in 0..<12 {
      screen.forgetWork()
      try screen.button("open \(depth)").tap()
      screen.finishAnimations()
      opened.append(screen.work)
      screen.forgetWork()
      screen.press(key: "Escape")
      screen.finishAnimations()
      closed.append(screen.work)
      try screen.button("open \(depth)").tap()
      screen.finishAnimations()
    }
    #expect(opened[11].fragments == opened[3].fragments, "\(opened.map(\.fragments))")
    #expect(closed[11].fragments == closed[3].fragments, "\(closed.map(\.fragments))")
    #expect(opened[11].bodies == opened[3].bodies)
  }
}
