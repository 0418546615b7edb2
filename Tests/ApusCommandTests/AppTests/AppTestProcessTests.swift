import Foundation
import Testing

@testable import ApusCommand

@Suite("Running the tests of a bundle")
struct AppTestProcessTests {
  private let folder: TemporaryFolder
  private let bundle: AppTestBundle.Built

  init() throws {
    folder = try TemporaryFolder()
    let cases = XCTestCases(in: [Data("class A: XCTestCase { func testA() {}\n func testB() {} }".utf8)])
    bundle = AppTestBundle.Built(
      name: "Unit Tests", moduleName: "Unit_Tests", library: folder.path / "Unit_Tests", cases: cases, hasSwiftTesting: true,
      folder: folder.path)
  }

  /// A process of a program that notes its arguments and then does what a script says.
  private func process(_ script: String, _ library: TestLibrary, words: [String] = []) throws -> AppTestProcess {
    try folder.write(["program": "#!/bin/sh\necho \"$*\" > \(folder.path)/words\n\(script)\n"])
    chmod((folder.path / "program").string, 0o755)
    let options = try AppTestOptions(words: words)
    return AppTestProcess(
      program: folder.path / "program", bundle: bundle, library: library, filter: options.filter, arguments: options.rest,
      environment: ["PATH": "/usr/bin:/bin"])
  }

  private var words: String {
    get throws { try (folder.path / "words").readText().trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  @Test("XCTest is told names only where some are chosen; what it prints is read until it ends")
  func xcTest() throws {
    let script = """
      echo "Test Case 'A.testA' started at now"
      echo "Test Case 'A.testA' passed (0.1 seconds)"
      echo "Test Case 'A.testB' started at now"
      kill -SEGV $$
      """
    let outcome = try process(script, .xcTest).run()
    #expect(try words == "--apus-tests \(folder.path)/Unit_Tests --apus-xctest")
    #expect(outcome.crash == "Unit Tests ended with signal 11 (Segmentation fault) in Unit_Tests.A/testB")
    #expect(outcome.events.tests.keys.map(\.text) == ["Unit_Tests.A/testA"])
    _ = try process("exit 0", .xcTest, words: ["--filter", "testB", "--parallel"]).run()
    #expect(try words.hasSuffix("--apus-xctest Unit_Tests.A/testB"))
  }

  @Test("after a test that ended its program, those after it run in another one")
  func onAndOn() throws {
    let script = { (end: String) in
      """
      case "$*" in *testA*)
        echo "Test Case 'A.testA' started at now"
        echo "A.swift:3: error: A.testA : failed - no button"
        \(end)
      esac
      echo "Test Case 'A.testB' started at now"
      echo "Test Case 'A.testB' passed (0.1 seconds)"
      echo "Test Suite 'Selected tests' passed at now"
      """
    }
    let stopped = try process(script("echo \"Test Case 'A.testA' failed (0.2 seconds)\"; exit 71"), .xcTest)
      .runOnAndOn(stop: 71)
    #expect(stopped.crash == nil && stopped.code == 1 && !stopped.hasPassed)
    #expect(
      stopped.events.tests.mapValues(\.outcome) == [TestID("Unit_Tests.A/testA"): .failed, TestID("Unit_Tests.A/testB"): .passed])
    #expect(try words.hasSuffix("--apus-xctest Unit_Tests.A/testB"))
    let crashed = try process(script("kill -SEGV $$"), .xcTest).runOnAndOn(stop: 71)
    #expect(crashed.crash == "Unit Tests ended with signal 11 (Segmentation fault) in Unit_Tests.A/testA")
    #expect(crashed.events.tests.keys.map(\.text) == ["Unit_Tests.A/testB"])
    let passed = try process(script(""), .xcTest, words: ["--filter", "testB"]).runOnAndOn(stop: 71)
    #expect(passed.hasPassed && passed.events.tests.count == 1)
    #expect(try process("exit 70", .xcTest).runOnAndOn(stop: 71).crash == "Unit Tests: its tests cannot be loaded")
  }

  @Test("Swift Testing filters by itself and tells its events in a file")
  func swiftTesting() throws {
    let (one, end) = (TestEventsTests.function(TestEventsTests.one), TestEventsTests.event("runEnded"))
    let (start, done) = (
      TestEventsTests.event("testStarted", TestEventsTests.one), TestEventsTests.event("testEnded", TestEventsTests.one, at: 2)
    )
    try folder.write(["told": [one, start, done, end, ""].joined(separator: "\n")])
    let outcome = try process("cp \(folder.path)/told \(folder.path)/events", .swiftTesting, words: ["--filter", "A", "-v"]).run()
    #expect(outcome.hasPassed && outcome.events.tests == [TestID("A.S/one()"): .init(outcome: .passed, seconds: 2)])
    #expect(
      try words.hasSuffix("--filter A -v --event-stream-output-path \(folder.path)/events --event-stream-version 0"))
    let early = try process("exit 0", .swiftTesting).run()
    #expect(early.crash == "Unit Tests ended with exit code 0 outside of any test")
  }

  @Test("names are listed as the filter chooses; a program that cannot start its tests is said")
  func list() throws {
    #expect(try process("echo A.one\\(\\); echo B.two\\(\\)", .swiftTesting, words: ["--skip", "B"]).list() == ["A.one()"])
    #expect(try words.hasSuffix("--list-tests"))
    let message = failure { _ = try process("exit 70", .swiftTesting).list() }?.message
    #expect(message == "the tests of Unit Tests cannot be listed (exit code 70)")
  }
}
