import Foundation
import Testing

@testable import ApusCommand

/// Runs of a program that only looks like a test program.
@Suite("Processes that end early", .serialized)
struct TestProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A program that writes some lines of events and goes on as a script says.
  private func lanes(_ script: String, tests: [String], chunks: Int = 1, endsWithFailure: Bool = false) throws -> TestLanes {
    let chunk = TestChunk(suites: ["A.S"], tests: Set(tests.map { TestID($0) }), seconds: 1)
    return try lanes(script, chunk: chunk, chunks: chunks, endsWithFailure: endsWithFailure)
  }

  private func lanes(_ script: String, chunk: TestChunk, chunks: Int = 1, endsWithFailure: Bool = false) throws -> TestLanes {
    let program = folder.path / "program"
    try folder.write(["program": "#!/bin/bash\n\(script)\n"])
    chmod(program.string, 0o755)
    return try TestLanes(
      Array(repeating: chunk, count: chunks), program: program, environment: ProcessInfo.processInfo.environment,
      folder: folder.path / "runs", patience: 600, endsWithFailure: endsWithFailure)
  }

  /// Writes events to the file named by the process's arguments, but of no test that is to be skipped.
  private static let prelude = """
    for ((i = 1; i <= $#; i++)); do
      [[ ${!i} == --event-stream-output-path ]] && { j=$((i + 1)); events=${!j}; }
    done

    """

  /// A program that writes `first` and ends as `end` says, and `second` where it is told to skip something.
  private func script(_ first: [String], _ end: String, then second: [String]) -> String {
    """
    \(Self.prelude)
    if [[ "$*" == *--skip* ]]; then
      cat > "$events" <<'END'
    \(second.joined(separator: "\n"))
    END
    else
      cat > "$events" <<'END'
    \(first.joined(separator: "\n"))
    END
      \(end)
    fi
    """
  }
  private static func begin(_ id: String) -> [String] {
    [TestEventsTests.function(id), TestEventsTests.event("testStarted", id)]
  }
  private static func whole(_ id: String) -> [String] { begin(id) + [TestEventsTests.event("testEnded", id, at: 1)] }
  private static let (one, two) = (TestEventsTests.one, TestEventsTests.two)
  private static let both = ["A.S/one()", "A.S/two()"]

  @Test("a crash costs the test in which it happened, and the others are run in a new process")
  func crash() throws {
    let script = script(
      Self.begin(Self.one), "kill -SEGV $$", then: Self.whole(Self.two) + [TestEventsTests.event("runEnded")])
    let summary = try lanes(script, tests: Self.both).run(lanes: 1)
    #expect(summary.error == nil)
    #expect(summary.tests[TestID("A.S/one()")]?.outcome == .failed)
    #expect(summary.tests[TestID("A.S/two()")]?.outcome == .passed)
    #expect(summary.processes.count == 2)
    #expect(summary.failures.count == 1 && summary.failures[0].hasPrefix("A.S/one(): the process ended with signal 11"))
    #expect(summary.suspects == ["A.S"])
  }

  @Test("a crash between tests is a failure, and the others are run all the same")
  func crashBetweenTests() throws {
    let script = script(
      Self.whole(Self.one), "kill -SEGV $$", then: Self.whole(Self.two) + [TestEventsTests.event("runEnded")])
    let summary = try lanes(script, tests: Self.both).run(lanes: 1)
    #expect(summary.tests.values.map(\.outcome) == [.passed, .passed])
    #expect(summary.failures.count == 1 && summary.failures[0].hasPrefix("A.S: the process ended with signal 11 outside"))
    #expect(summary.suspects == ["A.S"])
  }

  @Test("a crash after all tests is a failure, also beside a test that failed")
  func crashAtExit() throws {
    let issue = TestEventsTests.event("issueRecorded", Self.one, isKnown: false)
    for lines in [Self.whole(Self.one), Self.begin(Self.one) + [issue, TestEventsTests.event("testEnded", Self.one)]] {
      let script = script(lines + [TestEventsTests.event("runEnded")], "kill -SEGV $$", then: [])
      let summary = try lanes(script, tests: ["A.S/one()"]).run(lanes: 1)
      #expect(summary.failures.last?.hasPrefix("A.S: the process ended with signal 11 after all tests") == true)
      #expect(summary.suspects == ["A.S"])
    }
  }

  @Test("a suite does not count as passed where an issue belongs to no test, and all others do where it belongs to one")
  func issuesOfNoTest() throws {
    func suspects(_ issue: String) throws -> Set<String> {
      let lines = Self.begin(Self.one) + [issue, TestEventsTests.event("testEnded", Self.one), TestEventsTests.event("runEnded")]
      let chunk = TestChunk(suites: ["A.S", "A.Other"], tests: [TestID("A.S/one()")], seconds: 1)
      return try lanes(script(lines, "exit 1", then: []), chunk: chunk).run(lanes: 1).suspects
    }
    #expect(try suspects(TestEventsTests.event("issueRecorded", Self.one, isKnown: false)) == ["A.S"])
    #expect(try suspects(TestEventsTests.event("issueRecorded", isKnown: false)) == ["A.S", "A.Other"])
  }

  @Test("where one failure is enough, nothing is begun after it", arguments: [false, true])
  func enough(endsWithFailure: Bool) throws {
    let script = script(
      Self.begin(Self.one), "kill -SEGV $$", then: Self.whole(Self.two) + [TestEventsTests.event("runEnded")])
    let summary = try lanes(script, tests: Self.both, chunks: 2, endsWithFailure: endsWithFailure).run(lanes: 1)
    #expect(summary.processes.count == (endsWithFailure ? 1 : 4))
    #expect(summary.tests.keys.contains(TestID("A.S/two()")) == !endsWithFailure)
  }

  @Test("a process that says nothing of its tests is a failure")
  func silence() throws {
    let summary = try lanes("exit 3", tests: ["A.S/one()"]).run(lanes: 2)
    #expect(summary.tests.isEmpty && summary.failures.count == 1)
    #expect(summary.failures.first?.contains("exit code 3") == true)
  }

  @Test("a process in which nothing happens is ended")
  func hanging() throws {
    try folder.write(["program": "#!/bin/bash\nsleep 60 & wait\n"])
    let program = folder.path / "program"
    chmod(program.string, 0o755)
    let process = TestProcess(
      program: program, chunk: TestChunk(suites: ["A.S"], tests: [TestID("A.S/one()")], seconds: 1),
      environment: ProcessInfo.processInfo.environment, folder: folder.path, name: "1", patience: 0.2)
    let result = try process.run()
    #expect(result.hung && result.code == 128 + SIGABRT)
  }
}
