import Foundation
import Testing

@testable import ApusCommand

@Suite("Tests in several processes")
struct TestLanesTests {
  private static func ids(_ texts: [String]) -> [TestID] { texts.map { TestID($0) } }

  @Test("a test is known by target and suite, in a list and in an event")
  func identities() {
    let listed = TestID("UITests.Lists/Rows/move(by:)")
    #expect(listed.target == "UITests" && listed.suite == "UITests.Lists")
    #expect(TestID(inEvent: "UITests.Lists/Rows/move(by:)/RowsTests.swift:12:4") == listed)
    #expect(TestID(inEvent: "UITests.Lists") == TestID("UITests.Lists"))
    #expect(TestID("UITests.free()").suite == "UITests.free()")
    let output = "A.S/one()\nBuilding for debugging...\nA.S/two(x:)\nwarning: x\n"
    #expect(TestID.list(in: output) == Self.ids(["A.S/one()", "A.S/two(x:)"]))
  }

  @Test("patterns find the suites and tests that they are for, and no others")
  func patterns() throws {
    let suites = try Regex(TestID.pattern(suites: ["A.S", "A.free(x:)"]))
    for found in ["A.S/one()/F.swift:1:1", "A.S/In/two()/F.swift:1:1", "A.free(x:)/F.swift:1:1"] {
      #expect(found.contains(suites), "\(found)")
    }
    for other in ["A.SX/one()/F.swift:1:1", "BA.S/one()/F.swift:1:1", "AxS/one()/F.swift:1:1"] {
      #expect(!other.contains(suites), "\(other)")
    }
    let test = try Regex(TestID("A.S/one(x:)").pattern)
    #expect("A.S/one(x:)/F.swift:1:1".contains(test) && !"A.S/one(x:y:)/F.swift:1:1".contains(test))
  }

  @Test("every test is in one chunk, whatever took how long, and the longest come first", arguments: [1.0, 12, 1000])
  func splitting(goal: Double) {
    let tests = Self.ids((0..<60).flatMap { suite in (0..<5).map { "T\(suite % 4).S\(suite)/t\($0)()" } } + ["T0.free()"])
    let seconds = Dictionary(uniqueKeysWithValues: (0..<40).map { ("T\($0 % 4).S\($0)", Double($0)) })
    let chunks = TestChunk.split(tests, seconds: seconds, each: goal)
    #expect(chunks.flatMap(\.tests).sorted() == tests.sorted())
    #expect(chunks.allSatisfy { Set($0.tests.map(\.suite)) == Set($0.suites) && Set($0.tests.map(\.target)).count == 1 })
    #expect(zip(chunks, chunks.dropFirst()).allSatisfy { $0.seconds >= $1.seconds })
    #expect(chunks.filter { $0.seconds < goal }.count <= 4)
    #expect(TestChunk.split(tests.reversed(), seconds: seconds, each: goal).map(\.tests) == chunks.map(\.tests))
  }

  @Test("filters and skips choose as the package manager's do")
  func selection() throws {
    let tests = Self.ids(["A.Rows/move()", "A.Rows/drop()", "B.Rows/move()"])
    var words = ["--filter", "Rows/move", "--skip=^B\\.", "list"]
    let selection = try TestSelection(takenFrom: &words)
    #expect(words == ["list"] && !selection.isEverything)
    #expect(try selection.chosen(from: tests) == [tests[0]])
    #expect(try selection.skipping(["^A\\.Rows/"]).chosen(from: tests) == [])
    words = []
    #expect(try TestSelection(takenFrom: &words).chosen(from: tests) == tests)
    words = ["--filter", "("]
    #expect(failure { _ = try TestSelection(takenFrom: &words) }?.code == 2)
    words = ["--skip"]
    #expect(failure { _ = try TestSelection(takenFrom: &words) }?.code == 2)
  }
}

@Suite("What a test process tells")
struct TestEventsTests {
  static func function(_ id: String) -> String {
    #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","name":"x"},"version":0}"#
  }
  static func event(_ kind: String, _ id: String? = nil, at time: Double = 0, isKnown: Bool? = nil) -> String {
    let test = id.map { #","testID":"\#($0)""# } ?? ""
    let messages = isKnown == nil ? "[]" : #"[{"symbol":"fail","text":"no\nway"}]"#
    let place = #"{"fileID":"A/S.swift","line":5}"#
    let issue = isKnown.map { #","issue":{"isKnown":\#($0),"sourceLocation":\#(place)}"# } ?? ""
    let instant = #"{"absolute":\#(time),"since1970":0}"#
    let payload = #"{"instant":\#(instant),"kind":"\#(kind)","messages":\#(messages)\#(test)\#(issue)}"#
    return #"{"kind":"event","payload":\#(payload),"version":0}"#
  }
  static let (one, two) = ("A.S/one()/S.swift:3:4", "A.S/two()/S.swift:9:4")
  private func events(_ lines: [String]) -> TestEvents { TestEvents(Data(lines.joined(separator: "\n").utf8)) }

  @Test("times, outcomes and messages by test; known issues and suites do not count")
  func outcomes() {
    let read = events([
      Self.function(Self.one), Self.function(Self.two), Self.event("runStarted"), Self.event("testStarted", "A.S", at: 1),
      Self.event("testStarted", Self.one, at: 1),
      Self.event("issueRecorded", Self.one, isKnown: false),
      Self.event("testEnded", Self.one, at: 3.5), Self.event("testStarted", Self.two, at: 4),
      Self.event("issueRecorded", Self.two, isKnown: true),
      Self.event("testEnded", Self.two, at: 4.25),
      Self.event("testEnded", "A.S", at: 5), Self.event("runEnded", at: 5),
    ])
    #expect(read.isComplete && read.unfinished.isEmpty)
    #expect(read.tests[TestID("A.S/one()")] == .init(outcome: .failed, seconds: 2.5))
    #expect(read.tests[TestID("A.S/two()")] == .init(outcome: .passed, seconds: 0.25))
    #expect(read.tests.count == 2)
    #expect(read.failures == ["A/S.swift:5: A.S/one(): no way"])
  }

  @Test("a process that ended in a test names it, whatever line was cut off")
  func crash() {
    let lines = [
      Self.function(Self.one), Self.function(Self.two), Self.event("testStarted", Self.one), Self.event("testEnded", Self.one),
      Self.event("testStarted", Self.two), #"{"kind":"event","payl"#,
    ]
    let read = events(lines)
    #expect(!read.isComplete && read.unfinished == [TestID("A.S/two()")] && read.tests.count == 1)
    #expect(TestEvents(Data([0xFF, 0x0A, 0x7B])) == TestEvents())
  }
}

/// Runs of a program that only looks like a test program.
@Suite("Processes that end early", .serialized)
struct TestProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A program that writes some lines of events and goes on as a script says.
  private func lanes(_ script: String, tests: [String]) throws -> TestLanes {
    let program = folder.path / "program"
    try folder.write(["program": "#!/bin/bash\n\(script)\n"])
    chmod(program.string, 0o755)
    let chunk = TestChunk(suites: ["A.S"], tests: Set(tests.map { TestID($0) }), seconds: 1)
    return try TestLanes(
      [chunk], program: program, arguments: [], environment: ProcessInfo.processInfo.environment, folder: folder.path / "runs")
  }

  /// Writes events to the file named by the process's arguments, but of no test that is to be skipped.
  private static let prelude = """
    for ((i = 1; i <= $#; i++)); do
      [[ ${!i} == --event-stream-output-path ]] && { j=$((i + 1)); events=${!j}; }
    done

    """

  @Test("a crash costs the test in which it happened, and the others are run in a new process")
  func crash() throws {
    let first = [TestEventsTests.function(TestEventsTests.one), TestEventsTests.event("testStarted", TestEventsTests.one)]
    let second = [
      TestEventsTests.function(TestEventsTests.two), TestEventsTests.event("testStarted", TestEventsTests.two),
      TestEventsTests.event("testEnded", TestEventsTests.two, at: 1), TestEventsTests.event("runEnded"),
    ]
    let script = """
      \(Self.prelude)
      if [[ "$*" == *--skip* ]]; then
        cat > "$events" <<'END'
      \(second.joined(separator: "\n"))
      END
      else
        cat > "$events" <<'END'
      \(first.joined(separator: "\n"))
      END
        kill -SEGV $$
      fi
      """
    let summary = try lanes(script, tests: ["A.S/one()", "A.S/two()"]).run(lanes: 1)
    #expect(summary.error == nil)
    #expect(summary.tests[TestID("A.S/one()")]?.outcome == .failed)
    #expect(summary.tests[TestID("A.S/two()")]?.outcome == .passed)
    #expect(summary.processes.count == 2)
    #expect(summary.failures.count == 1 && summary.failures[0].hasPrefix("A.S/one(): the process ended with signal 11"))
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
      program: program, arguments: [], environment: ProcessInfo.processInfo.environment, folder: folder.path, name: "1",
      patience: 0.2)
    let result = try process.run()
    #expect(result.hung && result.code == 128 + SIGABRT)
  }
}

@Suite("How long tests took")
struct TestTimesTests {
  @Test("sums by suite and target, the slowest first, kept for the next run")
  func times() throws {
    let folder = try TemporaryFolder()
    var times = TestTimes()
    #expect(times.measure("build") { 7 } == 7)
    times.tests = [
      "A.S/one()": .init(outcome: .passed, seconds: 2), "A.S/two()": .init(outcome: .passed, seconds: 3),
      "B.T/one()": .init(outcome: .failed, seconds: 4),
    ]
    times.processes = [.init(suites: ["A.S"], seconds: 6, peakMemory: 1)]
    #expect(times.suites == ["A.S": 5, "B.T": 4] && times.targets == ["A": 5, "B": 4])
    let text = times.text
    #expect(text.contains("Slowest tests\n      4.00 s  B.T/one()\n      3.00 s  A.S/two()\n      2.00 s  A.S/one()\n"))
    #expect(text.contains("Slowest suites\n      5.00 s  A.S\n") && text.contains("  build"))
    let file = folder.path / "times.json"
    try times.save(file)
    #expect(TestTimes.load(file) == times)
    #expect(TestTimes.load(folder.path / "none.json") == TestTimes())
  }

  @Test("the seeds are chosen by the day, unless somebody says otherwise")
  func seeds() {
    let date = Date(timeIntervalSince1970: 86_400 * 366)
    #expect(SeedChoice.value(in: [:], at: date) == "1971-01-02")
    #expect(SeedChoice.value(in: ["APUS_SEEDS": "all"], at: date) == "all")
    #expect(SeedChoice.value(in: ["APUS_SEEDS": ""], at: date) == "1971-01-02")
  }
}
