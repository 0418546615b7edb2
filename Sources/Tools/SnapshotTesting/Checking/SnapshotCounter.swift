import Foundation
import Testing
import XCTest

// Safe: the counts are read and written under the lock.
/// How many snapshots without a name a test has made so far.
final class SnapshotCounter: @unchecked Sendable {
  static let shared = SnapshotCounter()

  private let lock = NSLock()
  private var counts: [String: Int] = [:]
  private var isObserving = false

  /// The number of the next snapshot of a test; the first is 1.
  func next(of test: String) -> Int {
    observe()
    return lock.withLock {
      counts[test, default: 0] += 1
      return counts[test, default: 0]
    }
  }

  /// Begins anew for all tests.
  func reset() { lock.withLock { counts = [:] } }

  /// Has each test case of XCTest begin at 1: one that subclasses inherit, or that is repeated, has the same name again.
  private func observe() {
    let isFirst = lock.withLock {
      guard !isObserving, Test.current == nil else { return false }
      isObserving = true
      return true
    }
    if isFirst { XCTestObservationCenter.shared.addTestObserver(CounterReset()) }
  }
}

/// Begins counting anew when a test case begins.
private final class CounterReset: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
}
