import Foundation
import Testing

@testable import ApusCommand

@Suite("The checks of apus test")
struct TestCommandTests {
  @Test(
    "warnings are told from other output",
    arguments: [
      ("/a/b c.swift:3:7: warning: never used [#x]", "/a/b c.swift"),
      ("\u{1B}[1m/a/b.swift:3:7: \u{1B}[35mwarning: \u{1B}[0mnever used", "/a/b.swift"),
    ])
  func warnings(line: String, file: String) {
    #expect(WarningLog.warning(in: line)?.file == file)
  }

  @Test("lines without a file, and lines that are no warning")
  func otherLines() {
    #expect(
      WarningLog.warning(in: "warning: 'apus': found 1 unhandled file")?.text.hasPrefix("warning: 'apus'") == true)
    #expect(WarningLog.warning(in: "<unknown>:0: warning: unused flag") != nil)
    #expect(WarningLog.warning(in: "  |   `- warning: never used") == nil)
    #expect(WarningLog.warning(in: "[3/9] Compiling Warning.swift") == nil)
    #expect(WarningLog.warning(in: "/usr/bin/ld.gold: warning: Cannot export local symbol '__asan_report_load1_asm'") == nil)
    #expect(WarningLog.warning(in: "/usr/bin/ld.gold: warning: Cannot export local symbol 'main'") != nil)
    #expect(WarningLog.warning(in: "print(\"warning: x\")") == nil)
  }

  @Test("a warning stays until its file changes, since an incremental build does not repeat it")
  func memory() throws {
    let folder = try TemporaryFolder()
    try folder.write(["A.swift": "let a = 1"])
    let file = folder.path / "A.swift"
    let log = folder.path / "log/warnings.json"
    var first = WarningLog(log)
    for _ in 0..<2 { first.read("\(file):1:1: warning: never used") }
    first.read("warning: of the package manager")
    #expect(first.entries.count == 2)
    try first.save(log)
    #expect(WarningLog(log).entries.map(\.file) == [file.string])
    try folder.write(["A.swift": "let longer = 1"])
    #expect(WarningLog(log).entries.isEmpty)
  }

  @Test("a file that is compiled again has the warnings of that build alone, whichever line comes first")
  func compiledAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write(["A.swift": "let a = 1"])
    let file = folder.path / "A.swift"
    let log = folder.path / "warnings.json"
    var first = WarningLog(log)
    for text in ["old", "lasting"] { first.read("\(file):1:1: warning: \(text)") }
    try first.save(log)
    let (compiling, lasting) = ("[7/12] Compiling Module A.swift", "\(file):1:1: warning: lasting")
    for lines in [[compiling, lasting], [lasting, compiling]] {
      var next = WarningLog(log)
      next.read("[6/12] Compiling Module B.swift")
      #expect(next.entries.count == 2)
      for line in lines { next.read(line) }
      #expect(next.entries.map(\.text) == [lasting])
    }
  }

  @Test(
    "bad input is tried beside all tests alone",
    arguments: [
      ([], true), (["--no-gtk"], true), (["--no-fuzz"], false), (["--filter", "A"], false), (["--sanitize", "thread"], false),
      (["--changed"], false),
    ])
  func fuzz(words: [String], expected: Bool) throws {
    let folder = try TemporaryFolder()
    let command = try TestCommand(words: words, installation: folder.installation())
    #expect(command.options.wantsFuzz == expected)
    #expect(!command.options.rest.contains { $0.hasPrefix("--no") })
  }

  @Test("tests are counted in both frameworks")
  func tally() {
    var tally = TestTally()
    for line in [
      "\t Executed 2 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds",
      "\t Executed 5 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds",
      "✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.",
      "◇ Test run started.",
    ] { tally.read(line) }
    #expect(tally.total == 17)
  }

  @Test("on a terminal progress stays on one line; elsewhere nothing is lost")
  func progress() {
    var terminal = ProgressPrinter(overwrites: true)
    #expect(terminal.text(for: "[1/9] Compiling A") == "[1/9] Compiling A")
    #expect(terminal.text(for: "[2/9] Compiling B") == "\r\u{1B}[2K[2/9] Compiling B")
    #expect(terminal.text(for: "done") == "\r\u{1B}[2Kdone\n")
    var file = ProgressPrinter(overwrites: false)
    #expect(file.text(for: "[1/9] Compiling A") == "[1/9] Compiling A\n")
  }

  @Test("the report passes only when every check did")
  func report() {
    var report = TestReport()
    report.add("form", .passed, "3 Swift files")
    #expect(report.hasPassed)
    report.add("tests", .skipped, "no build")
    #expect(!report.hasPassed)
    #expect(report.text.contains("form      passed   3 Swift files"))
    report.counts = "7 passed, 1 failed"
    #expect(report.text.hasSuffix("\nSomething failed.\n7 passed, 1 failed"))
  }

  @Test("arguments go to swift test, all but --no-gtk")
  func arguments() throws {
    let installation = try TemporaryFolder().installation()
    let command = try TestCommand(words: ["--filter", "Layout", "--no-gtk"], installation: installation)
    #expect(command.options.selection.filters == ["Layout"] && command.options.rest.isEmpty)
    #expect(command.traits.swiftArguments == ["--disable-default-traits"])
  }

  @Test(
    "a sanitizer builds and tests in a folder of its own, and leaves out what it cannot see into",
    arguments: [["--sanitize", "thread", "--filter", "A"], ["--filter", "A", "--sanitize=thread"]])
  func sanitizer(words: [String]) throws {
    let command = try TestCommand(words: words, installation: TemporaryFolder().installation())
    let sanitizer = try #require(command.options.sanitizer)
    #expect(sanitizer.kind == .thread)
    #expect(sanitizer.buildArguments == ["--sanitize", "thread", "--scratch-path", ".build/sanitize-thread"])
    #expect(command.options.selection.filters == ["A"] && command.options.rest.isEmpty)
    #expect(sanitizer.leftOutPatterns.contains(#"^AppTests\."#))
    #expect(sanitizer.leftOutPatterns.contains(#"^ApusCommandTests\.AppBuildTests/"#))
    #expect(sanitizer.leftOutPatterns.count == Sanitizer.leftOut.count)
    let options = "detect_deadlocks=0:allocator_may_return_null=1:suppressions=/a/scripts/thread-sanitizer-suppressions.txt"
    let root = Path("/a")
    #expect(sanitizer.environment(over: [:], root: root) == ["TSAN_OPTIONS": options, "APUS_VERIFY_CACHES": "0"])
    #expect(sanitizer.environment(over: ["TSAN_OPTIONS": "verbosity=1"], root: root)["TSAN_OPTIONS"] == options + ":verbosity=1")
    let address = Sanitizer(kind: .address).environment(over: [:], root: root)
    #expect(address["ASAN_OPTIONS"] == "detect_leaks=0:allocator_may_return_null=1")
  }

  @Test("without the option nothing is sanitized; a kind that is not known is a usage error")
  func noSanitizer() throws {
    let installation = try TemporaryFolder().installation()
    #expect(try TestCommand(words: [], installation: installation).options.sanitizer == nil)
    for words in [["--sanitize"], ["--sanitize", "treads"], ["--sanitize="], ["--sanitize", "--filter"]] {
      let error = failure { _ = try TestCommand(words: words, installation: installation) }
      #expect(error?.code == 2)
      #expect(error?.message.hasPrefix("--sanitize is one of thread, address, undefined") == true)
    }
  }

  @Test("a sanitizer that the compiler has not is told from one that it has")
  func support() throws {
    let (root, environment) = (Path(#filePath).parent.parent.parent.parent, ProcessInfo.processInfo.environment)
    #expect(try Sanitizer(kind: .thread).isSupported(root: root, environment: environment))
    // Swift's driver takes it for Apple's systems alone.
    #expect(try !Sanitizer(kind: .undefined).isSupported(root: root, environment: environment))
  }

  @Test("what is left out under a sanitizer is there")
  func leftOut() throws {
    let root = Path(#filePath).parent.parent.parent
    for test in Sanitizer.leftOut {
      let parts = test.name.split(separator: ".").map(String.init)
      #expect((root / parts[0]).isFolder, "\(test.name)")
      guard parts.count == 2 else { continue }
      let files = FileManager.default.enumerator(atPath: (root / parts[0]).string)?.compactMap { $0 as? String } ?? []
      let isThere = try files.filter { $0.hasSuffix(".swift") }.contains {
        try (root / parts[0] / $0).readText().contains("struct \(parts[1]) ")
      }
      #expect(isThere, "\(test.name)")
    }
  }
}
