import Foundation
import Testing
import XCTest

/// Where an assertion stands, and how its failures reach the library that runs the test.
struct SnapshotPlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// The source's path.
  var file: String { "\(filePath)" }

  /// The place as Swift Testing has it.
  var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Fails the test that runs now, in Swift Testing or XCTest.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }
}
