import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Record modes")
struct RecordModeTests {
  typealias Record = SnapshotTestingConfiguration.Record

  /// What is kept after an assertion on "new", and how its message begins.
  struct Row: Sendable {
    var mode: Record?
    var kept: String?
    var message: String?
    var after: String?
    init(_ mode: Record?, _ kept: String?, _ message: String?, _ after: String?) {
      (self.mode, self.kept, self.message, self.after) = (mode, kept, message, after)
    }
  }

  @Test(
    "say what is recorded, and each recording fails once",
    arguments: [
      Row(nil, nil, "There was no reference, so", "new"), Row(.missing, nil, "There was no reference, so", "new"),
      Row(.failed, nil, "There was no reference, so", "new"), Row(.all, nil, "Recorded, as the record mode is \"all\"", "new"),
      Row(.never, nil, "There is no reference, and none is recorded", nil),
      Row(nil, "new", nil, "new"), Row(.never, "new", nil, "new"), Row(.failed, "new", nil, "new"),
      Row(.all, "new", "Recorded, as the record mode is \"all\"", "new"),
      Row(nil, "old", "The snapshot is not as its reference", "old"),
      Row(.missing, "old", "The snapshot is not as its reference", "old"),
      Row(.never, "old", "The snapshot is not as its reference", "old"),
      Row(.failed, "old", "The snapshot is not as its reference", "new"), Row(.all, "old", "Recorded", "new"),
    ])
  func modes(row: Row) throws {
    let folder = try TemporaryFolder()
    if let kept = row.kept {
      try FileManager.default.createDirectory(at: folder.url.appending(path: "references"), withIntermediateDirectories: true)
      try folder.write(Data(kept.utf8), "references/test.a.txt")
    }
    let message = folder.failure(of: "new", as: .lines, record: row.mode)
    if let expected = row.message {
      #expect(message?.hasPrefix(expected) == true, "\(message ?? "no failure")")
      #expect(message?.contains(folder.url.path + "/references/test.a.txt") == true)
    } else {
      #expect(message == nil)
    }
    #expect((try? folder.text("references/test.a.txt")) == row.after)
  }

  @Test("the nearest word counts: the assertion's, what is around it, the environment's")
  func nearest() throws {
    func chosen(_ argument: Record? = nil) -> Record? {
      try? Record.chosen(argument, environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    }
    #expect(chosen() == .never && chosen(.all) == .all)
    #expect(try Record.chosen(nil, environment: [:]) == nil)
    withSnapshotTesting(record: .failed) {
      #expect(chosen() == .failed && chosen(.all) == .all)
      // What is not said stays as around.
      withSnapshotTesting(diffTool: .ksdiff) { #expect(chosen() == .failed) }
      withSnapshotTesting(record: .missing) { #expect(chosen() == .missing) }
    }
  }

  @Test("a word of no meaning in the environment fails with what may stand there")
  func meaningless() throws {
    let folder = try TemporaryFolder()
    let message = folder.failure(of: "a", as: .lines, environment: ["SNAPSHOT_TESTING_RECORD": "yes"])
    #expect(message == "SNAPSHOT_TESTING_RECORD is \"yes\"; it may be all, failed, missing or never")
    #expect(folder.names == [])
  }

  @Test("modes have names, and true and false for older tests")
  func names() {
    #expect(["all", "failed", "missing", "never"].map(Record.init(rawValue:)) == [.all, .failed, .missing, .never])
    #expect(Record(rawValue: "none") == nil)
    let (older, other): (Record, Record) = (true, false)
    #expect(older == .all && other == .missing)
  }

  @Test("a value that cannot be made, or does not come in time, fails in words")
  func noValue() throws {
    struct NoPaper: Error {}
    let folder = try TemporaryFolder()
    let message = verifySnapshot(
      of: try { throw NoPaper() }() as String, as: .lines, named: "a", snapshotDirectory: folder.url.path)
    #expect(message == "the value to be compared was not made: NoPaper()")
    let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let late = folder.failure(of: "a", as: never, timeout: 0.02)
    #expect(late?.hasPrefix("no snapshot came within 0.02 seconds") == true)
    #expect(folder.names == [])
  }

  @Test("references that cannot be written fail with their path")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), "references")
    #expect(folder.failure(of: "a", as: .lines)?.contains("/references/test.a.txt cannot be written: ") == true)
  }
}
