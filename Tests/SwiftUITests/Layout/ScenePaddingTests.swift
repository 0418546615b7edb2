import SwiftUI
import Testing

@Suite("scenePadding") @MainActor
struct ScenePaddingTests {
  @Test("adds the window's margin to the edges that are asked for")
  func edges() {
    #expect(size(of: Box("a", 20, 20).scenePadding()) == CGSize(width: 52, height: 52))
    #expect(size(of: Box("a", 20, 20).scenePadding(.horizontal)) == CGSize(width: 52, height: 20))
    #expect(size(of: Box("a", 20, 20).scenePadding(ScenePadding.minimum, edges: .top)) == CGSize(width: 20, height: 36))
  }
}
