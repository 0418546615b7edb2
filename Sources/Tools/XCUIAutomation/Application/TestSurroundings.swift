import Foundation
import RemoteControl
import Testing
import XCTest

/// What interface tests have around them: apps that can be started, and somebody to tell of failures.
@MainActor
struct TestSurroundings {
  /// Which apps there are.
  var plan: () throws -> InterfaceTestPlan
  /// Starts a program that is driven from then on.
  var start: (ProgramStart) throws -> any DrivenApp
  /// The environment that apps are started in.
  var environment: [String: String]
  /// Notes a failure of the test that runs.
  var fail: (_ message: String, _ place: SourcePlace) -> Void
  /// Shows what an app has printed.
  var show: (String) -> Void
  /// The time for everybody.
  var now: () -> ContinuousClock.Instant = { .now }

  /// Those of the program with the tests.
  static let standard: TestSurroundings = {
    let environment = ProcessInfo.processInfo.environment
    return TestSurroundings(
      plan: { try InterfaceTestPlan(environment: environment) }, start: { try RemoteSession($0) }, environment: environment,
      fail: { $1.fail($0) }, show: { print($0) })
  }()
}

extension SourcePlace {
  /// Fails the test that runs, in Swift Testing or XCTest.
  fileprivate func fail(_ message: String) {
    guard Test.current != nil else { return XCTFail(message, file: file, line: self.line) }
    let path = "\(file)"
    let place = SourceLocation(
      fileID: "InterfaceTests/" + (path.split(separator: "/").last ?? "unknown"), filePath: path, line: max(Int(self.line), 1),
      column: 1)
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}
