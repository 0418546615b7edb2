import Testing

@testable import ApusCommand

@Suite("What apus test is asked for")
struct TestOptionsTests {
  @Test(
    "changes are looked for since a revision, or since what was committed last",
    arguments: [
      ([], nil), (["--changed"], "HEAD"), (["--changed", "main~3"], "main~3"), (["--changed=v1"], "v1"),
      (["--changed", "--no-gtk"], "HEAD"), (["--filter", "A", "--changed"], "HEAD"),
    ] as [([String], String?)])
  func changed(words: [String], revision: String?) throws {
    let options = try TestOptions(words: words)
    #expect(options.changedSince == revision && options.rest.isEmpty)
  }

  @Test("thorough runs and build times stand alone, but for a build without GTK")
  func alone() throws {
    #expect(try TestOptions(words: ["--thorough", "--no-gtk"]).isThorough)
    #expect(try TestOptions(words: ["--mutants", "7", "--no-gtk"]).mutants == 7)
    for words in [["--mutants"], ["--mutants", "one"]] {
      #expect(throws: CommandError.self) { try TestOptions(words: words) }
    }
    #expect(try TestOptions(words: ["--build-times"]).wantsBuildTimes)
    for words in [
      ["--thorough", "--changed"], ["--thorough", "--filter", "A"], ["--build-times", "--sanitize", "thread"],
      ["--thorough", "--build-times"], ["--mutants", "1", "--thorough"], ["--mutants", "1", "--filter", "A"],
      ["--no-fuzz", "--thorough"], ["--thorough", "list"],
    ] {
      let error = failure { _ = try TestOptions(words: words) }
      #expect(error?.code == 2 && error?.message.contains("does not go with") == true, "\(words)")
    }
  }

  @Test("a revision that is none, and words beside --changed, are usage errors")
  func wrong() {
    for words in [["--changed="], ["--changed=-x"], ["--changed", "HEAD", "list"], ["--changed", "HEAD", "--parallel"]] {
      #expect(failure { _ = try TestOptions(words: words) }?.code == 2, "\(words)")
    }
  }

  @Test("what is not ours goes to swift test")
  func rest() throws {
    let options = try TestOptions(words: ["list", "--no-fuzz", "--filter=A", "--parallel"])
    #expect(options.rest == ["list", "--parallel"] && options.withoutFuzz && options.selection.filters == ["A"])
  }
}
