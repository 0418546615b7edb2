import Foundation

/// What became of the tests of one process, from what it tells while it runs.
///
/// A process that ended in the middle leaves tests that began and did not end; whichever line was cut off is left out.
struct TestEvents: Equatable {
  enum Outcome: String, Codable { case passed, failed, skipped }

  struct Test: Codable, Equatable {
    var outcome: Outcome
    var seconds: Double
  }

  var tests: [TestID: Test] = [:]
  /// What went wrong, a line each.
  var failures: [String] = []
  /// What went wrong in each test.
  private(set) var messages: [TestID: [String]] = [:]
  /// Whether the run came to its end.
  var isComplete = false
  /// When the tests began that have not ended.
  private var starts: [String: Double] = [:]
  private var failed: Set<String> = []
  private var functions: Set<String> = []
  /// The names by which XCTest calls its tests; empty for a stream of Swift Testing's events.
  private var names: [String: TestID] = [:]
  /// What stands before the names of XCTest's tests that nobody has told of; `nil`: such are no tests.
  private var module: String?
  /// The beginning of a line whose end has not come.
  private var pending = Data()

  init() {}

  /// What has Swift Testing write its events to a file, in the form that is read here.
  static func arguments(writingTo file: Path) -> [String] {
    ["--event-stream-output-path", file.string, "--event-stream-version", "0"]
  }

  /// Reads what XCTest prints of some tests.
  init(xcTests: some Sequence<TestID>) {
    // `Target.Class/test` is printed as `Class.test`.
    for test in xcTests { names[String(test.text.dropFirst(test.target.count + 1)).replacing("/", with: ".")] = test }
  }

  /// Reads what XCTest prints of any tests; their names begin with a module's, which it does not print.
  init(xcTestsOf module: String) { self.module = module }

  /// Whether anything of a test has come.
  var hasBegun: Bool { !tests.isEmpty || !starts.isEmpty }

  /// Tests that began and did not end.
  var unfinished: Set<TestID> {
    Set(starts.keys.compactMap { id in functions.contains(id) ? TestID(inEvent: id) : printedTest(id) })
  }

  /// A test by the name that XCTest prints.
  private func printedTest(_ name: String) -> TestID? {
    guard names[name] == nil, let module, let dot = name.lastIndex(of: ".") else { return names[name] }
    return TestID("\(module).\(name[..<dot])/\(name[name.index(after: dot)...])")
  }

  /// Takes in what has come since the last call; lines may come in pieces.
  mutating func read(_ data: Data) {
    pending += data
    guard let end = pending.lastIndex(of: UInt8(ascii: "\n")) else { return }
    for line in pending[..<end].split(separator: UInt8(ascii: "\n")) {
      if names.isEmpty, module == nil { read(event: line) } else { read(printed: String(decoding: line, as: UTF8.self)) }
    }
    pending = Data(pending[(end + 1)...])
  }

  /// Takes in a line, which has no end any more.
  mutating func read(line: String) { read(Data((line + "\n").utf8)) }
}

// MARK: - Swift Testing

extension TestEvents {
  private mutating func read(event line: Data) {
    guard let record = try? JSONDecoder().decode(Record.self, from: line) else { return }
    let payload = record.payload
    if record.kind == "test" {
      if payload.kind == "function", let id = payload.id { functions.insert(id) }
      return
    }
    guard let id = payload.testID else {
      if payload.kind == "runEnded" { isComplete = true }
      if payload.kind == "issueRecorded", payload.issue?.isKnown != true { note(payload, of: "") }
      return
    }
    switch payload.kind {
    case "testStarted": starts[id] = payload.instant?.absolute ?? 0
    case "issueRecorded" where payload.issue?.isKnown != true:
      failed.insert(id)
      note(payload, of: id)
    case "testSkipped" where functions.contains(id): tests[TestID(inEvent: id)] = Test(outcome: .skipped, seconds: 0)
    case "testEnded":
      let seconds = (payload.instant?.absolute ?? 0) - (starts.removeValue(forKey: id) ?? 0)
      guard functions.contains(id) else { return }
      tests[TestID(inEvent: id)] = Test(outcome: failed.contains(id) ? .failed : .passed, seconds: max(seconds, 0))
    default: break
    }
  }

  private mutating func note(_ payload: Payload, of id: String) {
    let place = payload.issue?.sourceLocation.map { "\($0.fileID):\($0.line): " } ?? ""
    let text = (payload.messages ?? []).map(\.text).joined(separator: " ").replacing("\n", with: " ")
    let name = id.isEmpty ? "" : TestID(inEvent: id).text + ": "
    failures.append("\(place)\(name)\(text.prefix(Self.longestMessage))")
    if !id.isEmpty { messages[TestID(inEvent: id), default: []].append(place + text.prefix(Self.longestMessage)) }
  }

  /// Characters after which a message is cut off; the log has it all.
  private static let longestMessage = 2_000

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    struct Instant: Decodable { var absolute: Double }
    struct Message: Decodable { var text: String }
    struct Location: Decodable {
      var fileID: String
      var line: Int
    }
    struct Issue: Decodable {
      var isKnown: Bool?
      var sourceLocation: Location?
    }
    var kind: String?
    var id: String?
    var testID: String?
    var instant: Instant?
    var messages: [Message]?
    var issue: Issue?
  }
}

// MARK: - XCTest

extension TestEvents {
  private mutating func read(printed line: String) {
    if let match = line.wholeMatch(of: #/Test Case '(.+)' started at .*/#) {
      starts[String(match.1)] = 0
    } else if let match = line.wholeMatch(of: #/Test Case '(.+)' (passed|failed|skipped) \(([0-9.]+) seconds\)/#) {
      let name = String(match.1)
      starts[name] = nil
      guard let test = printedTest(name), let outcome = Outcome(rawValue: String(match.2)) else { return }
      tests[test] = Test(outcome: outcome, seconds: Double(match.3) ?? 0)
    } else if let match = line.firstMatch(of: #/^.+:[0-9]+: error: (?<name>[^ ]+)?/#) {
      failures.append(line)
      if let test = match.name.flatMap({ printedTest(String($0)) }) { messages[test, default: []].append(line) }
    } else if line.contains(#/^Test Suite '(All|Selected) tests' (passed|failed) at /#) {
      isComplete = true
    }
  }
}
