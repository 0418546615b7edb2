import XCTest

final class KioskUITests: XCTestCase {
  @MainActor
  func testLaunch() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["Kiosk"].exists)
  }
}
