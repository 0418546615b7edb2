import XCTest

final class KioskUITests: XCTestCase {
  func testLaunch() {
    XCUIApplication().launch()
  }
}
