import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@MainActor
@Suite("onScrollTargetVisibilityChange") struct ScrollTargetVisibilityTests {
  private func screen<ID: Hashable>(_ type: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 300, height: 400)
        $0.scale = 1
      }
    ) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.clear.frame(height: 100) } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: type, threshold: threshold, action)
    }
  }

  @Test("tells which targets show, at first and when others do")
  func shown() {
    var log: [[Int]] = []
    let screen = screen(Int.self) { log.append($0) }
    #expect(log == [[0, 1, 2, 3]])
    screen.scroll(by: 40)
    #expect(log.count == 1)
    screen.scroll(by: 20)
    #expect(log.last == [1, 2, 3, 4])
  }

  @Test("the threshold is the share that has to show, and ids of another type do not count")
  func threshold() {
    var log: [[Int]] = [], others: [[String]] = []
    let screen = screen(Int.self, threshold: 1) { log.append($0) }
    screen.scroll(by: 60)
    #expect(log == [[0, 1, 2, 3], [1, 2, 3]])
    let other = self.screen(String.self) { others.append($0) }
    other.scroll(by: 500)
    #expect(others.isEmpty)
  }
}
