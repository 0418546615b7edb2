//
//  HarborUITestsLaunchTests.swift
//  HarborUITests
//

import XCTest

final class HarborUITestsLaunchTests: XCTestCase {

  override class var runsForEachTargetApplicationUIConfiguration: Bool {
    true
  }

  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testLaunch() throws {
    let app = XCUIApplication()
    app.launch()

    let attachment = XCTAttachment(screenshot: app.screenshot())
    attachment.name = "Launch Screen"
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  @MainActor
  func testLaunchPerformance() throws {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    measure(metrics: [XCTApplicationLaunchMetric()], options: options) {
      XCUIApplication().launch()
    }
  }
}
