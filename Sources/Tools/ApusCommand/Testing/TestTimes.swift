import Foundation

/// How long everything took, kept as JSON, so that the next run knows where to begin.
struct TestTimes: Codable, Equatable {
  struct Stage: Codable, Equatable {
    var name: String
    var seconds: Double
  }

  struct Run: Codable, Equatable {
    /// What ran in the process.
    var suites: [String]
    var seconds: Double
    var peakMemory: Int
  }

  var stages: [Stage] = []
  var processes: [Run] = []
  /// Seconds and outcome of each test, by its identity.
  var tests: [String: TestEvents.Test] = [:]

  static let file = Path("apus-test-times.json")

  /// Seconds by suite.
  var suites: [String: Double] { sums(by: \.suite) }
  /// Seconds by test target.
  var targets: [String: Double] { sums(by: \.target) }

  private func sums(by group: (TestID) -> String) -> [String: Double] {
    tests.reduce(into: [:]) { $0[group(TestID($1.key)), default: 0] += $1.value.seconds }
  }

  /// Runs a stage and notes how long it took.
  mutating func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    defer { stages.append(Stage(name: name, seconds: (ContinuousClock.now - start) / .seconds(1))) }
    return try body()
  }

  /// The twenty slowest tests and suites, and all targets and stages, as lines to read.
  var text: String {
    let slowTests = tests.map { ($0.key, $0.value.seconds) }
    return [
      Self.table("Slowest tests", slowTests, count: 20),
      Self.table("Slowest suites", suites.map { ($0.key, $0.value) }, count: 20),
      Self.table("Test targets", targets.map { ($0.key, $0.value) }, count: .max),
      Self.table("Stages", stages.map { ($0.name, $0.seconds) }, count: .max),
    ].joined(separator: "\n")
  }

  private static func table(_ title: String, _ rows: [(name: String, seconds: Double)], count: Int) -> String {
    let shown = rows.sorted { ($0.seconds, $1.name) > ($1.seconds, $0.name) }.prefix(count)
    let lines = shown.map { row in
      let number = String(format: "%.2f", row.seconds)
      return "  " + String(repeating: " ", count: max(0, 8 - number.count)) + number + " s  " + row.name
    }
    return ([title] + lines).joined(separator: "\n")
  }

  /// Times of an earlier run; none where nothing can be read.
  static func load(_ path: Path) -> TestTimes {
    guard let data = try? path.read(), let times = try? JSONDecoder().decode(TestTimes.self, from: data) else {
      return TestTimes()
    }
    return times
  }

  func save(_ path: Path) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try path.parent.makeFolder()
    try path.write(try encoder.encode(self))
  }
}
