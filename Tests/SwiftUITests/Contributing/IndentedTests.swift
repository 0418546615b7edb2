import SwiftUI
import Testing

@MainActor
@Suite("indented") struct IndentedTests {
  @Test(
    "is as wide as the view and the length",
    arguments: [
      (16, CGSize(width: 56, height: 40)), (0, CGSize(width: 40, height: 40)), (-4, CGSize(width: 36, height: 40)),
    ] as [(CGFloat, CGSize)])
  func size(length: CGFloat, expected: CGSize) {
    #expect(SwiftUITests.size(of: Box("a", 40, 40).indented(length)) == expected)
  }

  @Test("leaves the rest of the width to the view, on the side where lines begin")
  func place() {
    let window = CGSize(width: 100, height: 20), view = Box("a").indented(30)
    #expect(frames(in: window, view)["a"] == CGRect(x: 30, y: 0, width: 70, height: 20))
    #expect(frames(in: window, rightToLeft: true, view)["a"] == CGRect(x: 0, y: 0, width: 70, height: 20))
  }
}
