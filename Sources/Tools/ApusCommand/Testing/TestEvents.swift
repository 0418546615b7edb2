import Foundation

/// What became of the tests of one process, from its stream of events.
///
/// A process that ended in the middle leaves tests that began and did not end; whichever line was cut off is left out.
struct TestEvents: Equatable {
  enum Outcome: String, Codable { case passed, failed, skipped }

  struct Test: Codable, Equatable {
    var outcome: Outcome
    var seconds: Double
  }

  var tests: [TestID: Test] = [:]
  /// Tests that began and did not end.
  var unfinished: Set<TestID> = []
  /// What went wrong, a line each.
  var failures: [String] = []
  /// Whether the run came to its end.
  var isComplete = false

  init(_ data: Data = Data()) {
    let decoder = JSONDecoder()
    var starts: [String: Double] = [:]
    var failed: Set<String> = []
    var functions: Set<String> = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: line) else { continue }
      let payload = record.payload
      if record.kind == "test" {
        if payload.kind == "function", let id = payload.id { functions.insert(id) }
        continue
      }
      guard let id = payload.testID else {
        if payload.kind == "runEnded" { isComplete = true }
        if payload.kind == "issueRecorded" { note(payload, of: "") }
        continue
      }
      switch payload.kind {
      case "testStarted": starts[id] = payload.instant?.absolute
      case "issueRecorded" where payload.issue?.isKnown != true:
        failed.insert(id)
        note(payload, of: id)
      case "testSkipped" where functions.contains(id): tests[TestID(inEvent: id)] = Test(outcome: .skipped, seconds: 0)
      case "testEnded" where functions.contains(id):
        let seconds = (payload.instant?.absolute ?? 0) - (starts[id] ?? 0)
        tests[TestID(inEvent: id)] = Test(outcome: failed.contains(id) ? .failed : .passed, seconds: max(seconds, 0))
      default: break
      }
    }
    unfinished = Set(starts.keys.filter(functions.contains).map { TestID(inEvent: $0) }).subtracting(tests.keys)
  }

  private mutating func note(_ payload: Payload, of id: String) {
    let place = payload.issue?.sourceLocation.map { "\($0.fileID):\($0.line): " } ?? ""
    let text = (payload.messages ?? []).map(\.text).joined(separator: " ").replacing("\n", with: " ")
    let name = id.isEmpty ? "" : TestID(inEvent: id).text + ": "
    failures.append("\(place)\(name)\(text.prefix(Self.longestMessage))")
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
    struct Place: Decodable {
      var fileID: String
      var line: Int
    }
    struct Issue: Decodable {
      var isKnown: Bool?
      var sourceLocation: Place?
    }
    var kind: String?
    var id: String?
    var testID: String?
    var instant: Instant?
    var messages: [Message]?
    var issue: Issue?
  }
}
