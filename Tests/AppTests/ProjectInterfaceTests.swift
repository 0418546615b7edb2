import Foundation
import Testing

/// `apus test` on a project whose tests use the app as a person does.
@Suite("Tests of a project's interface", .serialized)
struct ProjectInterfaceTests {
  private func all(_ outcome: AppRun.Outcome) -> String { outcome.output + outcome.errors }

  @Test("the app is started, touched and asked, its pictures are kept, and outcomes are listed and reported")
  func harbor() throws {
    let clone = try ProjectClone("Harbor")
    let outcome = try clone.apus("test", ".", "--junit", "report.xml", "--attachments", "kept")
    #expect(outcome.code == 0, "\(all(outcome))")
    #expect(outcome.errors.contains("HarborUITests: 9 tests\n"), "\(outcome.errors)")
    #expect(outcome.output.contains("measured [Application Launch, s] average: "), "\(outcome.output)")
    let report = try String(contentsOf: clone.place.appending(path: "report.xml"), encoding: .utf8)
    #expect(report.contains(#"classname="HarborUITests.HarborUITests" name="testShipCanBeAdded""#), "\(report)")
    let kept = try FileManager.default.contentsOfDirectory(atPath: clone.place.appending(path: "kept").path)
    #expect(kept == ["HarborUITestsLaunchTests-testLaunch-1-Launch-Screen.png"])
    let listed = try clone.apus("test", ".", "--list")
    #expect(listed.code == 0 && listed.output.contains("HarborUITests.HarborUITests/testForecastArrives\n"), "\(all(listed))")
    #expect(!listed.errors.contains("compiling"), "\(listed.errors)")
  }

  @Test("a failure says what is on screen and ends its test; the next ones run, also after a crash of the app")
  func failures() throws {
    let clone = try ProjectClone("Harbor")
    try clone.write(
      """
      import XCTest

      final class BrokenTests: XCTestCase {
          let app = XCUIApplication()

          override func setUp() {
              continueAfterFailure = false
              app.launch()
          }

          override func tearDown() {
              print("put away \\(name)")
          }

          func testMissing() {
              app.buttons["Sail away"].tap()
              print("not reached")
          }

          func testCrash() {
              app.buttons["Sink"].tap()
              XCTAssertEqual(app.state, .notRunning)
          }

          func testFine() {
              XCTAssertTrue(app.buttons["Sink"].exists)
          }
      }

      """, to: "HarborUITests/BrokenTests.swift")
    try clone.write(
      """
      import SwiftUI

      @main
      struct HarborApp: App {
          var body: some Scene {
              WindowGroup { Button("Sink") { fatalError("water") } }
          }
      }

      """, to: "Harbor/HarborApp.swift")
    let outcome = try clone.apus("test", ".", "--filter", "BrokenTests")
    #expect(outcome.code == 1 && outcome.errors.contains("HarborUITests: 3 tests, 2 failed"), "\(all(outcome))")
    #expect(
      outcome.output.contains(
        #"BrokenTests.swift:16: error: BrokenTests.testMissing : failed - app.buttons["Sail away"] is not there; on screen: "#
          + #"button "Sink""#), "\(outcome.output)")
    #expect(outcome.output.contains("put away BrokenTests.testMissing") && !outcome.output.contains("not reached"))
    #expect(outcome.output.contains("Fatal error: water") && outcome.output.contains("Test Case 'BrokenTests.testFine' passed"))
    #expect(!outcome.errors.contains("ended with"), "\(outcome.errors)")
  }
}
