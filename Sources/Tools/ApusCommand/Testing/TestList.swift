import Foundation

/// All tests of a test program.
struct TestList: Equatable {
  var swiftTests: [TestID]
  /// Those that are written with XCTest; there are few.
  var xcTests: [TestID]

  /// Asks the program.
  init(of program: Path, environment: [String: String]) throws {
    func answer(_ arguments: [String]) throws -> String {
      let answer = try Subprocess(program: program.string, arguments: arguments, environment: environment).capture()
      guard answer.code == 0 else {
        throw CommandError.failure("\(program) does not list its tests (exit code \(answer.code))")
      }
      return String(decoding: answer.output, as: UTF8.self)
    }
    swiftTests = Self.swiftTests(in: try answer(["--testing-library", "swift-testing", "--list-tests"]))
    xcTests = Self.xcTests(in: try answer(["--list-tests"]))
    guard !swiftTests.isEmpty else { throw CommandError.failure("\(program) lists no tests") }
  }

  /// The tests in what `--list-tests` prints for Swift Testing, a line each.
  static func swiftTests(in output: String) -> [TestID] {
    output.split(separator: "\n").filter { $0.prefixMatch(of: /\w+\./) != nil && $0.hasSuffix(")") || $0.hasSuffix(")`") }
      .map { TestID(String($0)) }
  }

  /// The tests `Target.Class/test` in what XCTest prints.
  static func xcTests(in output: String) -> [TestID] {
    output.split(separator: "\n").filter { $0.wholeMatch(of: /\w+\.\w+\/\w+/) != nil }.map { TestID(String($0)) }
  }
}
