import ApusTesting
import Observation
import SwiftUI
import SwiftUICore
import Testing

@Suite("What it costs that many views leave at once")
@MainActor
struct RemovalCostTests {
  @Observable fileprivate final class Model { var count = 0 }

  private struct Rows: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<model.count, id: \.self) { _ in Color.black.frame(width: 20, height: 1) }.padding(1).opacity(0.9)
      }
    }
  }

  @Test("each row costs the same, however many leave in one update", arguments: [false, true])
  func linear(isAnimated: Bool) {
    func looked(atRows count: Int) -> Int {
      let model = Model()
      model.count = count
      let screen = Screen { Rows(model: model) }
      let before = screen.engine.counters
      withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { model.count = 0 }
      screen.finishAnimations()
      return (screen.engine.counters - before).wrappersChecked
    }
    let some = looked(atRows: 50)
    // Two modifiers are around each.
    #expect(some >= 2 * 50)
    #expect(looked(atRows: 200) <= 4 * some)
  }
}
