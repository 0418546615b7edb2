import ApusTesting
import GreeterViews
import SwiftUI
import Testing
import XCTest

@MainActor
@Suite struct GreetingViewTests {
  @Test func getsLouder() throws {
    let screen = Screen { GreetingView(name: "Swift") }
    #expect(try screen.text("greeting").label == "こんにちは、Swift")
    try screen.button("Louder").tap()
    #expect(try screen.text("greeting").label == "こんにちは、Swift!")
  }
}

final class GreetingViewXCTests: XCTestCase {
  // XCTest on Linux calls only asynchronous tests on the main actor.
  @MainActor func testFitsItsScreen() async throws {
    let screen = Screen { GreetingView(name: "Swift") }
    XCTAssertLessThan(try screen.element("greeting").frame.maxX, 390)
  }
}
