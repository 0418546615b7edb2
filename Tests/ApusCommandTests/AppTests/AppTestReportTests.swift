import Foundation
import Testing

@testable import ApusCommand

@Suite("What tests of apps come to")
struct AppTestReportTests {
  private func events(_ lines: String...) -> TestEvents {
    var events = TestEvents(xcTestsOf: "M")
    events.read(Data((lines.joined(separator: "\n") + "\n").utf8))
    return events
  }

  private var passed: TestEvents {
    events("Test Case 'A.testA' started at now", "Test Case 'A.testA' passed (0.25 seconds)", end)
  }
  private var failed: TestEvents {
    events(
      "Test Case 'A.testA' started at now", "/x/A.swift:3: error: A.testA : \"1\" < \"2\" & more",
      "Test Case 'A.testA' failed (0.5 seconds)", "Test Case 'A.testB' started at now",
      "Test Case 'A.testB' skipped (0.0 seconds)", end)
  }
  private let end = "Test Suite 'All tests' passed at now"

  private func outcome(_ target: String, _ events: TestEvents, code: Int32 = 0) -> AppTestOutcome {
    AppTestOutcome(target: target, library: .xcTest, events: events, code: code)
  }

  @Test("XCTest's tests are known by a module's name, whoever lists them")
  func anyTests() {
    #expect(passed.tests == [TestID("M.A/testA"): .init(outcome: .passed, seconds: 0.25)] && passed.hasBegun)
    #expect(failed.messages == [TestID("M.A/testA"): ["/x/A.swift:3: error: A.testA : \"1\" < \"2\" & more"]])
    #expect(TestID("M.A/testA").suiteName == "M.A" && TestID("M.A/testA").functionName == "testA")
    #expect(TestID("M.free()").suiteName == "M" && TestID("M.free()").functionName == "free()")
    #expect(!events(end).hasBegun)
  }

  @Test("a program that ends in the middle is named with its target and test, whatever its exit code")
  func crashes() {
    let unfinished = events("Test Case 'A.testA' started at now")
    let crash = outcome("Unit", unfinished, code: 128 + SIGSEGV)
    #expect(crash.crash == "Unit ended with signal 11 (Segmentation fault) in M.A/testA" && !crash.hasPassed)
    #expect(outcome("Unit", unfinished).crash == "Unit ended with exit code 0 in M.A/testA")
    #expect(outcome("Unit", passed, code: 134).crash == "Unit ended with signal 6 (Aborted) after all tests")
    #expect(outcome("Unit", events(), code: 1).crash == "Unit ended with exit code 1 outside of any test")
    #expect(outcome("Unit", events(), code: TestProgram.loadingFailure).crash == "Unit: its tests cannot be loaded")
    #expect(outcome("Unit", passed).hasPassed && !outcome("Unit", failed, code: 1).hasPassed)
    #expect(outcome("Unit", events(), code: AppTestOutcome.noTests).hasPassed)
  }

  @Test("a line for each target, and one for each that did not run to its end")
  func lines() {
    var report = AppTestReport()
    report.add(outcome("Unit", passed))
    report.add(outcome("Unit", failed, code: 1))
    report.add(outcome("More", passed))
    #expect(report.lines == ["Unit: 3 tests, 1 failed, 1 skipped", "More: 1 test"] && report.count == 4 && !report.hasPassed)
    report.add(unbuilt: "Late", reason: "Late does not compile")
    #expect(report.lines.last == "Late was not run: Late does not compile")
  }

  @Test("JUnit's XML has suites, messages and ends, with nothing that XML may not hold")
  func junit() throws {
    var report = AppTestReport()
    report.add(outcome("Unit", failed, code: 1))
    report.add(outcome("Crash", events("Test Case 'A.testA' started at now"), code: 132))
    report.add(unbuilt: "Late", reason: "\u{1}no")
    let text = report.junit.text
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"4\" failures=\"1\" errors=\"2\" "))
    #expect(text.contains("<testsuite name=\"Unit\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\" time=\"0.500\">"))
    #expect(text.contains("<testcase classname=\"M.A\" name=\"testA\" time=\"0.500\">"))
    #expect(text.contains("<failure message=\"/x/A.swift:3: error: A.testA : &quot;1&quot; &lt; &quot;2&quot; &amp; more\">"))
    #expect(text.contains("<error message=\"Crash ended with signal 4 (Illegal instruction) in M.A/testA\">"))
    #expect(text.contains("<error message=\"\u{FFFD}no\">"))
    let one = JUnitReport(suites: [
      JUnitReport.Suite(name: "S", cases: [JUnitReport.Case(suite: "S", name: "t", seconds: 1, outcome: .passed)])
    ])
    let folder = try TemporaryFolder()
    try one.write(to: folder.path / "new/r.xml")
    #expect(try (folder.path / "new/r.xml").readText() == one.text)
    #expect(one.text.contains("    <testcase classname=\"S\" name=\"t\" time=\"1.000\"/>\n  </testsuite>\n"))
  }

  @Test("swift test has one exit code for both libraries; events tell what failed")
  func package() {
    let good = AppTestReport(package: "Kit", printed: passed, events: TestEvents(), code: 0)
    #expect(good.hasPassed && good.lines == ["Kit: 1 test"])
    let bad = AppTestReport(package: "Kit", printed: failed, events: TestEvents(), code: 1)
    #expect(!bad.hasPassed && bad.unbuilt.isEmpty)
    let broken = AppTestReport(package: "Kit", printed: TestEvents(xcTestsOf: "Kit"), events: TestEvents(), code: 1)
    #expect(broken.lines == ["Kit was not run: swift test ended with exit code 1"] && !broken.hasPassed)
  }

  @Test("the report is written where it is asked for, and a filter that chooses nothing is said")
  func finish() throws {
    let folder = try TemporaryFolder()
    var report = AppTestReport()
    report.add(outcome("Unit", passed))
    #expect(try report.finish(AppTestOptions(words: ["--junit", "out/r.xml"]), workingFolder: folder.path) == 0)
    #expect(try (folder.path / "out/r.xml").readText() == report.junit.text)
    let message = failure {
      _ = try AppTestReport().finish(AppTestOptions(words: ["--filter", "x"]), workingFolder: folder.path)
    }?.message
    #expect(message == "no test is chosen by --filter x")
    #expect(try AppTestReport().finish(AppTestOptions(), workingFolder: folder.path) == 0)
  }
}
