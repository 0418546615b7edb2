import Foundation
import RemoteControl
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

  /// Those of the program with the tests.
  static let standard: TestSurroundings = {
    let environment = ProcessInfo.processInfo.environment
    return TestSurroundings(
      plan: { try InterfaceTestPlan(environment: environment) }, start: { try RemoteSession($0) }, environment: environment,
      fail: { XCTFail($0, file: $1.file, line: $1.line) }, show: { print($0) })
  }()
}
