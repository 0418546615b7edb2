import Foundation
import Testing

@Suite("The module CoreGraphics alone")
struct CoreGraphicsAloneTests {
  @Test("has points, sizes and rectangles, which Foundation declares here")
  func geometry() {
    let rect = CGRect(middle: CGPoint(x: 5, y: 5), size: CGSize(width: 2, height: 6))
    #expect(rect.origin == CGPoint(x: 4, y: 2) && rect.size.area == 12 && rect.isTall)
  }
}
