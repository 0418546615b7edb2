import Foundation
import Testing

@testable import ApusCommand

@Suite("What a test process tells")
struct TestEventsTests {
  static func function(_ id: String) -> String {
    #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","name":"x"},"version":0}"#
  }
  static func event(_ kind: String, _ id: String? = nil, at time: Double = 0, isKnown: Bool? = nil) -> String {
    let test = id.map { #","testID":"\#($0)""# } ?? ""
    let messages = isKnown == nil ? "[]" : #"[{"symbol":"fail","text":"no\nway"}]"#
    let position = #"{"fileID":"A/S.swift","line":5}"#
    let issue = isKnown.map { #","issue":{"isKnown":\#($0),"sourceLocation":\#(position)}"# } ?? ""
    let instant = #"{"absolute":\#(time),"since1970":0}"#
    let payload = #"{"instant":\#(instant),"kind":"\#(kind)","messages":\#(messages)\#(test)\#(issue)}"#
    return #"{"kind":"event","payload":\#(payload),"version":0}"#
  }
  static let (one, two) = ("A.S/one()/S.swift:3:4", "A.S/two()/S.swift:9:4")
  /// Reads lines in pieces of a few bytes, as they may come.
  private func events(_ lines: [String], _ empty: TestEvents = TestEvents()) -> TestEvents {
    var (read, rest) = (empty, Data(lines.joined(separator: "\n").utf8)[...])
    while !rest.isEmpty {
      read.read(Data(rest.prefix(37)))
      rest = rest.dropFirst(37)
    }
    return read
  }

  @Test("times, outcomes and messages by test; known issues and suites do not count")
  func outcomes() {
    let read = events([
      Self.function(Self.one), Self.function(Self.two), Self.event("runStarted"), Self.event("testStarted", "A.S", at: 1),
      Self.event("testStarted", Self.one, at: 1),
      Self.event("issueRecorded", Self.one, isKnown: false),
      Self.event("testEnded", Self.one, at: 3.5), Self.event("testStarted", Self.two, at: 4),
      Self.event("issueRecorded", Self.two, isKnown: true),
      Self.event("testEnded", Self.two, at: 4.25),
      Self.event("testEnded", "A.S", at: 5), Self.event("runEnded", at: 5), "",
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
    var byLine = TestEvents()
    for line in lines { byLine.read(line: line) }
    #expect(byLine.unfinished == read.unfinished)
    #expect(TestEvents.arguments(writingTo: Path("/e")).contains("/e"))
    var nothing = TestEvents()
    nothing.read(Data([0xFF, 0x0A, 0x7B]))
    #expect(nothing.tests.isEmpty && nothing.failures.isEmpty && !nothing.isComplete)
  }

  @Test("what XCTest prints: outcomes, messages, and the test in which it ended")
  func xcTest() {
    let tests = ["T.Q/testOne", "T.Q/testTwo", "T.Q/testThree"].map { TestID($0) }
    var lines = [
      "Test Suite 'Selected tests' started at 2026-11-23 16:23:07.070",
      "Test Case 'Q.testOne' started at 2026-11-23 16:23:07.070", "Test Case 'Q.testOne' passed (0.25 seconds)",
      "Test Case 'Q.testThree' started at 2026-11-23 16:23:07.070", "/a/Q.swift:11: error: Q.testThree : failed - no",
      "Test Case 'Q.testThree' failed (1.5 seconds)", "Test Case 'Q.testTwo' started at 2026-11-23 16:23:07.070",
    ]
    let ended = events(lines + [""], TestEvents(xcTests: tests))
    #expect(ended.tests == [tests[0]: .init(outcome: .passed, seconds: 0.25), tests[2]: .init(outcome: .failed, seconds: 1.5)])
    #expect(ended.failures == ["/a/Q.swift:11: error: Q.testThree : failed - no"])
    #expect(ended.unfinished == [tests[1]] && !ended.isComplete)
    lines += ["Test Case 'Q.testTwo' skipped (0.0 seconds)", "Test Suite 'Selected tests' failed at 2026-11-23 16:23:07.070", ""]
    let whole = events(lines, TestEvents(xcTests: tests))
    #expect(whole.isComplete && whole.unfinished.isEmpty && whole.tests[tests[1]]?.outcome == .skipped)
  }
}
