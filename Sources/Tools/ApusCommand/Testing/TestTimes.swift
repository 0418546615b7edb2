import Foundation

/// How long everything took, kept as JSON, so that the next run knows where to begin.
struct TestTimes: Codable, Equatable {
  struct Stage: Codable, Equatable {
    var name: String
    var seconds: Double

    static let beside = "beside"
    /// Whether it ran at the same time as another stage.
    var isBeside: Bool { name.contains(Self.beside) }
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

  /// What is kept of a run; what follows from it stands there for readers of the file.
  private enum CodingKeys: CodingKey { case stages, processes, tests, suites, targets }

  static let file = Path("apus-test-times.json")

  /// Seconds by suite.
  var suites: [String: Double] { sums(by: \.suite) }
  /// Seconds by test target.
  var targets: [String: Double] { sums(by: \.target) }

  private func sums(by group: (TestID) -> String) -> [String: Double] {
    tests.reduce(into: [:]) { $0[group(TestID($1.key)), default: 0] += $1.value.seconds }
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    stages = try values.decode([Stage].self, forKey: .stages)
    processes = try values.decode([Run].self, forKey: .processes)
    tests = try values.decode([String: TestEvents.Test].self, forKey: .tests)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(stages, forKey: .stages)
    try values.encode(processes, forKey: .processes)
    try values.encode(tests, forKey: .tests)
    try values.encode(suites, forKey: .suites)
    try values.encode(targets, forKey: .targets)
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
    let tables = [
      Self.table("Slowest tests", slowTests, count: 20),
      Self.table("Slowest suites", suites.map { ($0.key, $0.value) }, count: 20),
      Self.table("Largest processes", largest, unit: "MB", count: 5),
      Self.table("Test targets", targets.map { ($0.key, $0.value) }, count: .max),
      Self.table("Stages", stages.map { ($0.name, $0.seconds) }, count: .max),
    ]
    return tables.compactMap(\.self).joined(separator: "\n")
  }

  /// Megabytes of processes, by what ran in them.
  private var largest: [(String, Double)] {
    processes.map { run in
      let others = run.suites.count > 1 ? " and \(run.suites.count - 1) more" : ""
      return ((run.suites.first ?? "") + others, Double(run.peakMemory) / 1e6)
    }
  }

  private static func table(
    _ title: String, _ rows: [(name: String, number: Double)], unit: String = "s", count: Int
  ) -> String? {
    guard !rows.isEmpty else { return nil }
    let shown = rows.sorted { ($0.number, $1.name) > ($1.number, $0.name) }.prefix(count)
    let lines = shown.map { row in
      let number = String(format: "%.2f", row.number)
      return "  " + String(repeating: " ", count: max(0, 8 - number.count)) + number + " \(unit)  " + row.name
    }
    return ([title] + lines).joined(separator: "\n")
  }

  /// Seconds by suite of the last run; where there was none, roughly those of another machine.
  static func known(in buildFolder: Path, root: Path) throws -> [String: Double] {
    let measured = load(buildFolder / file.string).suites
    let rough = root / roughFile.string
    guard measured.isEmpty, rough.isFile else { return measured }
    let lines = try rough.readText().split(separator: "\n").filter { !$0.hasPrefix("#") }
    let pairs = lines.compactMap { line -> (String, Double)? in
      let words = line.split(separator: " ")
      return words.count == 2 ? Double(words[1]).map { (String(words[0]), $0) } : nil
    }
    return Dictionary(pairs) { $1 }
  }

  /// What ``known(in:root:)`` reads below the repository's folder: a line for each suite that takes long.
  var roughText: String {
    let slow = suites.filter { $0.value >= 1 }.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    let head = """
      # Seconds that suites took where nothing else is known: with these a first run begins with the longest. Those below a second are
      # left out. apus test --thorough writes this file.
      """
    return ([head] + slow.map { "\($0.key) \(Int($0.value.rounded()))" }).joined(separator: "\n") + "\n"
  }

  static let roughFile = Path("scripts/test-times.txt")

  /// The same with the tests of an earlier run that this one has left out.
  func keeping(_ earlier: TestTimes) -> TestTimes {
    var copy = self
    copy.tests.merge(earlier.tests) { new, _ in new }
    return copy
  }

  /// Times of an earlier run; none where nothing can be read.
  static func load(_ path: Path) -> TestTimes {
    guard let data = try? path.read(), let times = try? JSONDecoder().decode(TestTimes.self, from: data) else {
      return TestTimes()
    }
    return times
  }

  func save(_ path: Path) throws {
    try path.parent.makeFolder()
    try path.write(try JSONEncoder.readable.encode(self))
  }
}
