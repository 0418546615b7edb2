import Foundation
import Testing

@testable import ApusCommand

@Suite("Suites that passed before")
struct PassedSuitesTests {
  private static let suites: Set = ["A.One", "A.Two", "B.Three", "B.free()"]
  private static func record(_ trees: [String: String]) -> PassedSuites { PassedSuites(surroundings: ["s"], trees: trees) }

  @Test("a suite is left out where nothing has changed since, or nothing that reaches it")
  func unchanged() {
    let record = Self.record(["A.One": "old", "A.Two": "old", "B.Three": "new", "B.free()": "new", "C.Gone": "old"])
    let files = ["old": [Path("Sources/A.swift")], "new": []]
    let found = record.unchanged(among: Self.suites, files: { files[$0] }) { changed in
      #expect(changed == [Path("Sources/A.swift")])
      return .some(targets: [], suites: ["A.Two"])
    }
    #expect(found == ["A.One", "B.Three", "B.free()"])
  }

  @Test("where git has forgotten the sources, or a change reaches everything, suites run")
  func forgotten() {
    let record = Self.record(["A.One": "old", "B.Three": "gone", "B.free()": "old"])
    let found = record.unchanged(among: Self.suites, files: { $0 == "old" ? [Path("Package.swift")] : nil }) { _ in
      .everything(because: "Package.swift has changed")
    }
    #expect(found == [])
    let some = record.unchanged(among: Self.suites, files: { $0 == "old" ? [Path("a")] : nil }) { _ in
      .some(targets: ["A"], suites: [])
    }
    #expect(some == ["B.free()"])
  }

  private static func test(_ outcome: TestEvents.Outcome) -> TestEvents.Test { .init(outcome: outcome, seconds: 0) }

  @Test("suites that passed as a whole are remembered, those that failed forgotten, those that were left out kept")
  func note() {
    var record = Self.record(["A.Two": "old", "B.Three": "old", "D.Part": "old"])
    let listed = ["A.One/a()", "A.One/b()", "A.Two/a()", "B.Three/a()", "B.free()", "D.Part/a()", "D.Part/b()"].map { TestID($0) }
    let tests = [
      "A.One/a()": Self.test(.passed), "A.One/b()": Self.test(.passed), "A.Two/a()": Self.test(.failed),
      "B.free()": Self.test(.passed), "D.Part/a()": Self.test(.passed),
    ]
    record.note(TestRun.Outcome(tests: tests, unchanged: ["B.Three"], listed: listed), tree: "new")
    #expect(record.trees == ["A.One": "new", "B.Three": "new", "B.free()": "new", "D.Part": "old"])
  }

  @Test("a suite with a test that was skipped is asked again, and one whose process ended badly")
  func unsure() {
    var record = Self.record(["A.One": "old", "A.Two": "old", "B.Three": "old"])
    let tests = ["A.One/a()", "A.One/b()", "A.Two/a()", "B.Three/a()"]
    let outcomes: [TestEvents.Outcome] = [.passed, .skipped, .passed, .passed]
    let ran = Dictionary(uniqueKeysWithValues: zip(tests, outcomes.map { Self.test($0) }))
    record.note(TestRun.Outcome(tests: ran, suspects: ["A.Two"], listed: tests.map { TestID($0) }), tree: "new")
    #expect(record.trees == ["B.Three": "new"])
  }

  @Test("a run that remembers nothing still has what failed in it forgotten, whatever its surroundings")
  func forget() throws {
    let folder = try TemporaryFolder()
    let file = folder.path / PassedSuites.file.string
    try PassedSuites.forget(["A.One"], in: folder.path)
    #expect(!FileManager.default.fileExists(atPath: file.string))
    try Self.record(["A.One": "t", "A.Two": "t"]).save(file)
    try PassedSuites.forget(["A.One", "C.Other"], in: folder.path)
    #expect(PassedSuites.load(file, surroundings: ["s"]) == Self.record(["A.Two": "t"]))
  }

  @Test("what is remembered counts in the same surroundings alone")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    let file = folder.path / PassedSuites.file.string
    #expect(PassedSuites.load(file, surroundings: ["s"]) == Self.record([:]))
    try Self.record(["A.One": "t"]).save(file)
    #expect(PassedSuites.load(file, surroundings: ["s"]).trees == ["A.One": "t"])
    #expect(PassedSuites.load(file, surroundings: ["other"]).trees == [:])
    func known(_ environment: [String: String], toolchain: String = "6") -> [String] {
      PassedSuites.surroundings(toolchain: toolchain, traits: Traits(environment: [:]), environment: environment)
    }
    let plain = known(["APUS_SEEDS": "1", "LANG": "C"])
    #expect(known(["LANG": "C", "APUS_SEEDS": "1", "COLUMNS": "80"]) == plain)
    let others = [
      ["APUS_SEEDS": "2", "LANG": "C"], ["APUS_SEEDS": "1", "LANG": "ja"], ["APUS_SEEDS": "1", "LANG": "C", "DISPLAY": ":0"],
    ]
    for other in others {
      #expect(known(other) != plain)
    }
    #expect(known(["APUS_SEEDS": "1", "LANG": "C"], toolchain: "7") != plain)
  }

  @Test("git tells how sources are, and what differs between two states, without its index being touched")
  func states() throws {
    let folder = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
      "GIT_CONFIG_GLOBAL": "/dev/null",
    ]) { $1 }
    func git(_ arguments: String...) throws -> String {
      let answer = try Subprocess(program: "git", arguments: ["-C", folder.path.string] + arguments, environment: environment)
        .capture()
      return String(decoding: answer.output, as: UTF8.self)
    }
    func state() throws -> SourceState? {
      try SourceState(of: folder.path, scratch: folder.path / ".build/index", environment: environment)
    }
    #expect(try state() == nil)
    _ = try git("init", "--quiet")
    try (folder.path / ".gitignore").write(Data(".build\n".utf8))
    try (folder.path / "a.swift").write(Data("1".utf8))
    _ = try git("add", ".")
    _ = try git("commit", "--quiet", "-m", "first")
    let first = try #require(try state())
    #expect(try state() == first)
    try (folder.path / ".build/index.lock").write(Data())
    #expect(try state() == first, "a lock that was left is taken away")
    try (folder.path / "a.swift").write(Data("2".utf8))
    try (folder.path / "b c.md").write(Data("new".utf8))
    try (folder.path / ".build/c").write(Data("ignored".utf8))
    let second = try #require(try state())
    let changed = try ChangedFiles(from: first, to: second, in: folder.path, environment: environment)
    #expect(changed.files == [Path("a.swift"), Path("b c.md")])
    #expect(try git("diff", "--cached", "--name-only") == "")
    #expect(throws: CommandError.self) {
      try ChangedFiles(
        from: SourceState(tree: String(repeating: "0", count: 40)), to: second, in: folder.path, environment: environment)
    }
  }

  @Test("a run remembers and is told of what it left out")
  func memory() throws {
    #expect(try TestOptions(words: []).remembers)
    for words in [["--all"], ["--filter", "A"], ["--changed"], ["--sanitize", "thread"], ["--list-tests"]] {
      #expect(try !TestOptions(words: words).remembers)
    }
    let none = TestTotals(chosen: [], ran: [:], earlier: 7)
    #expect(none.hasPassed)
    #expect(none.line == "0 passed, 0 failed; 7 passed before and see no change (--all runs them, too)")
    #expect(!TestTotals(chosen: [], ran: [:]).hasPassed)
  }
}
