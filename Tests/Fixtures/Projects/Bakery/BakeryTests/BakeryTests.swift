import XCTest
@testable import Bakery

class BakeryTests: XCTestCase {
  func testBreads() {
    XCTAssertEqual(Bread.all.count, 3)
  }
}
