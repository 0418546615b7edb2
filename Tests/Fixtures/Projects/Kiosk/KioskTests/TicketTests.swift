import Counters
import SwiftUI
import XCTest
@testable import Kiosk

final class TicketTests: XCTestCase {
  func testFilesOfTheTests() throws {
    XCTAssertEqual(try Ticket.all(in: Bundle(for: Self.self)), [Ticket(zone: "Test", cents: 1)])
    XCTAssertEqual(Bundle(for: TicketTests.self).bundleIdentifier, "com.example.KioskTests")
  }

  func testFilesOfTheApp() throws {
    XCTAssertEqual(try Ticket.all().map(\.zone), ["A", "B"])
    XCTAssertEqual(TicketPrinter().home.bundlePath, Bundle.main.bundlePath)
    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.Kiosk")
  }

  func testColours() {
    XCTAssertEqual(ColorResource.stamp, ColorResource(name: "Stamp", bundle: Bundle(for: Self.self)))
  }

  func testCounters() async {
    XCTAssertEqual(Counter(start: 3).next, 4)
  }
}
