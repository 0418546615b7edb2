import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("safeAreaBar") @MainActor
struct SafeAreaBarTests {
  @Test("it stands at its edge, and what it is on keeps out of it")
  func edges() {
    let window = CGSize(width: 100, height: 100)
    let below = frames(in: window, Box("a").safeAreaBar(edge: .bottom, spacing: 0) { Box("b", nil, 20) })
    #expect(below["a"] == CGRect(x: 0, y: 0, width: 100, height: 80) && below["b"]?.minY == 80)
    let before = frames(
      in: window, rightToLeft: true,
      Box("a").safeAreaBar(edge: .leading, alignment: .top, spacing: 5) { Box("b", 20, 10) })
    #expect(before["a"] == CGRect(x: 0, y: 0, width: 75, height: 100))
    #expect(before["b"] == CGRect(x: 80, y: 0, width: 20, height: 10))
  }
}
