/// How many tests ran, from what Swift Testing and XCTest print at their end.
struct TestTally: Equatable {
  var swiftTesting = 0
  var xcTest = 0

  var total: Int { swiftTesting + xcTest }

  mutating func read(_ line: String) {
    // XCTest prints a line for each suite; the outermost comes last.
    if let match = line.firstMatch(of: /Executed ([0-9]+) tests?, with/) {
      xcTest = Int(match.1) ?? xcTest
    } else if let match = line.firstMatch(of: /Test run with ([0-9]+) tests?/) {
      // `swift test` may run several test programs, each with a run of its own.
      swiftTesting += Int(match.1) ?? 0
    }
  }
}
