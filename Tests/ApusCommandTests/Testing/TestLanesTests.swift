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
    let output = "A.S/one()\nBuilding for debugging...\nA.S/two(x:)\nA.S/`an odd (name)`\nwarning: x\n"
    #expect(TestList.swiftTests(in: output) == Self.ids(["A.S/one()", "A.S/two(x:)", "A.S/`an odd (name)`"]))
    let printed = "Listing 2 tests in debug.xctest:\n\nHostTests.Queue/testOne\nHostTests.Queue/testTwo\n"
    #expect(TestList.xcTests(in: printed) == Self.ids(["HostTests.Queue/testOne", "HostTests.Queue/testTwo"]))
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
    let chunks = TestChunk.split(tests, of: tests, seconds: seconds, each: goal)
    #expect(chunks.flatMap(\.tests).sorted() == tests.sorted())
    #expect(chunks.allSatisfy { Set($0.tests.map(\.suite)) == Set($0.suites) && Set($0.tests.map(\.target)).count == 1 })
    #expect(zip(chunks, chunks.dropFirst()).allSatisfy { $0.seconds >= $1.seconds })
    #expect(chunks.filter { $0.seconds < goal }.count <= 4)
    #expect(TestChunk.split(tests.reversed(), of: tests, seconds: seconds, each: goal).map(\.tests) == chunks.map(\.tests))
  }

  @Test("of a suite that was not chosen as a whole, only the chosen tests run, also after a crash")
  func partialSuites() throws {
    let all = Self.ids(["A.S/one()", "A.S/two()", "A.S/three()", "A.T/one()", "A.T/two()"])
    let chunk = try #require(TestChunk.split([all[0], all[1], all[3], all[4]], of: all, seconds: ["A.S": 3], each: 12).first)
    #expect(chunk.partial == ["A.S"] && chunk.seconds == 2.2)
    func runs(_ arguments: [String]) throws -> [TestID] {
      var words = arguments
      return try TestSelection(takenFrom: &words).chosen(from: all)
    }
    #expect(try runs(chunk.arguments(skipping: [])) == [all[0], all[1], all[3], all[4]])
    #expect(try runs(chunk.arguments(skipping: [all[0], all[3]])) == [all[1], all[4]])
    #expect(chunk.ofXCTest.arguments(skipping: [all[0], all[3]]) == ["A.S/two(),A.T/two()"])
  }

  @Test("tests that did not run, and others that did, are told by target")
  func totals() {
    let chosen = Self.ids(["A.S/one()", "A.S/two()", "B.S/one()"])
    let passed = TestEvents.Test(outcome: .passed, seconds: 1), skipped = TestEvents.Test(outcome: .skipped, seconds: 0)
    let whole = TestTotals(chosen: chosen, ran: [chosen[0]: passed, chosen[1]: skipped, chosen[2]: passed])
    #expect(whole.hasPassed && whole.line == "2 passed, 0 failed, 1 skipped")
    let other = TestTotals(chosen: chosen, ran: [chosen[0]: passed, chosen[2]: passed, TestID("C.S/x()"): passed])
    #expect(!other.hasPassed && other.line == "3 passed, 0 failed")
    #expect(
      other.differences == [
        "A: 1 of 2 tests did not run: A.S/two()", "C: 1 tests ran that were not chosen: C.S/x()",
      ])
    #expect(!TestTotals(chosen: [], ran: [:]).hasPassed)
    #expect(!TestTotals(chosen: [chosen[0]], ran: [chosen[0]: .init(outcome: .failed, seconds: 1)]).hasPassed)
  }

  @Test("progress counts what processes have done so far, and names what runs")
  func progress() {
    let start = ContinuousClock.now
    var progress = TestProgress(total: 9)
    progress.interval = .seconds(5)
    var events = TestEvents()
    events.read(Data((TestEventsTests.function(TestEventsTests.one) + "\n").utf8))
    events.read(Data((TestEventsTests.event("testStarted", TestEventsTests.one) + "\n").utf8))
    #expect(progress.line(for: events, of: 1, at: start)?.contains("  0 of 9 tests: A.S/one()") == true)
    events.read(Data((TestEventsTests.event("testEnded", TestEventsTests.one) + "\n").utf8))
    #expect(progress.line(for: events, of: 1, at: start + .seconds(4)) == nil)
    #expect(progress.text == "  1 of 9 tests")
    progress.finish(1, with: [TestID("A.S/one()"): .init(outcome: .failed, seconds: 1)])
    #expect(progress.line(for: TestEvents(), of: 2, at: start + .seconds(5))?.contains("  1 of 9 tests, 1 failed") == true)
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
