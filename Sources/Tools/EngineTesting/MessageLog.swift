import Synchronization
import Testing
import XCTest

/// What a screen's engine has said.
final class MessageLog: Sendable {
  private let lines = Mutex<(diagnostics: [String], faults: [String])>(([], []))

  var diagnostics: [String] { lines.withLock { $0.diagnostics } }
  var faults: [String] { lines.withLock { $0.faults } }

  func add(_ line: String) {
    lines.withLock { if !$0.diagnostics.contains(line) { $0.diagnostics.append(line) } }
  }

  /// Takes a fault, and fails the test that runs, of whichever library.
  func addFault(_ line: String, failsTest: Bool) {
    let isNew = lines.withLock {
      if $0.faults.contains(line) { return false }
      $0.faults.append(line)
      return true
    }
    guard isNew, failsTest else { return }
    if Test.current != nil { Issue.record(Comment(rawValue: line)) } else { XCTFail(line) }
  }
}
