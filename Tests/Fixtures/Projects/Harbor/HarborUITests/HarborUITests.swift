//
//  HarborUITests.swift
//  HarborUITests
//

import XCTest

final class HarborUITests: XCTestCase {
  var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments += ["-master", "Ida"]
    app.launchEnvironment["HARBOR_TIDE"] = "high"
    app.launch()
  }

  override func tearDownWithError() throws {
    app = nil
  }

  func testLaunchSettingsReachTheApp() {
    XCTAssertTrue(app.staticTexts["Master: Ida"].exists)
    XCTAssertTrue(app.staticTexts["Tide: high"].exists)
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testForecastArrives() {
    let forecast = app.staticTexts["forecast"]
    XCTAssertTrue(forecast.waitForExistence(timeout: 1))
    let isCalm = NSPredicate(format: "label == %@", "Calm")
    expectation(for: isCalm, evaluatedWith: forecast)
    waitForExpectations(timeout: 5)
  }

  func testListHasNavigationBarAndCells() {
    XCTAssertTrue(app.navigationBars["Harbor"].exists)
    XCTAssertTrue(app.navigationBars.buttons["Add"].isHittable)
    XCTAssertEqual(app.cells.count, 6)
    XCTAssertEqual(app.collectionViews.firstMatch.cells.element(boundBy: 1).staticTexts.firstMatch.label, "Beluga")
    let withB = app.cells.containing(NSPredicate(format: "label BEGINSWITH[c] 'b'"))
    XCTAssertEqual(withB.count, 1)
  }

  func testShipCanBeChanged() {
    app.staticTexts["Aurora"].tap()
    XCTAssertTrue(app.navigationBars["Aurora"].waitForExistence(timeout: 2))

    let sailing = app.switches["Sailing"]
    XCTAssertEqual(sailing.value as? String, "0")
    sailing.tap()
    XCTAssertEqual(sailing.value as? String, "1")

    app.steppers["crew"].buttons["Increment"].tap()
    XCTAssertTrue(app.staticTexts["Crew: 4"].exists)

    app.buttons["Scuttle"].tap()
    let alert = app.alerts["Scuttle Aurora?"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    alert.buttons["Scuttle"].tap()
    XCTAssertTrue(app.navigationBars["Wreck"].waitForExistence(timeout: 2))
    XCTAssertFalse(alert.exists)

    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.staticTexts["Wreck"].waitForExistence(timeout: 2))
  }

  func testShipCanBeAdded() {
    app.buttons["Add"].tap()
    let name = app.textFields["Name"]
    XCTAssertTrue(name.waitForExistence(timeout: 2))
    XCTAssertEqual(name.placeholderValue, "Name")
    XCTAssertFalse(app.buttons["Save"].isEnabled)

    name.tap()
    name.typeText("Dorada")
    app.secureTextFields["Code"].tap()
    app.secureTextFields["Code"].typeText("12345")
    app.secureTextFields["Code"].typeText(XCUIKeyboardKey.delete.rawValue)
    XCTAssertEqual(name.value as? String, "Dorada")

    app.sliders["load"].adjust(toNormalizedSliderPosition: 0.75)
    XCTAssertNotEqual(app.staticTexts["loadText"].label, "Load: 0 %")

    app.buttons["Save"].tap()
    XCTAssertTrue(app.cells.staticTexts["Dorada"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.textFields["Name"].waitForNonExistence(timeout: 2))
  }

  func testShipCanBeDeleted() {
    app.cells.staticTexts["Calypso"].swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.cells.staticTexts["Calypso"].waitForExistence(timeout: 0.5))
  }

  func testAppCanBeLaunchedAgain() {
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    app.launchEnvironment["HARBOR_TIDE"] = "low"
    app.launch()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
    XCTAssertTrue(app.staticTexts["Tide: low"].exists)
  }
}
