import SwiftUI
import Testing

@Suite("CGRectUnion")
struct RectUnionTests {
  @Test("is the smallest rectangle around two; a null one counts for nothing")
  func union() {
    let a = CGRect(x: 0, y: 0, width: 10, height: 10), b = CGRect(x: 20, y: -5, width: 1, height: 1)
    #expect(CGRectUnion(a, b) == CGRect(x: 0, y: -5, width: 21, height: 15))
    #expect(CGRectUnion(a, .null) == a && CGRectUnion(.null, b) == b)
  }
}
