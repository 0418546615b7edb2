import XCTest

@testable import Ledger

final class LedgerTests: XCTestCase {
  func testMadeForMacs() {
    #if os(macOS)
      let isDesk = true
    #else
      let isDesk = false
    #endif
    XCTAssertTrue(isDesk)
    XCTAssertNotNil(LedgerView())
  }
}
