import Testing

@testable import ApusCommand

@Suite("Taking a command line apart")
struct ParsedArgumentsTests {
  private func parse(_ words: String...) throws -> ParsedArguments {
    try ParsedArguments(words, syntax: SnapshotCommand.syntax)
  }

  @Test("options keep their order and take their value in either form")
  func order() throws {
    let arguments = try parse("App", "--tap", "a b", "-o", "x.png", "--after=1.5", "--scroll", "-20", "--tap=c=d")
    #expect(arguments.positionals == ["App"])
    #expect(arguments.options.map(\.name) == ["--tap", "--output", "--after", "--scroll", "--tap"])
    #expect(arguments.options.map(\.value) == ["a b", "x.png", "1.5", "-20", "c=d"])
    #expect(arguments["--tap"] == "c=d")
    #expect(arguments["--scale"] == nil)
  }

  @Test("after two dashes everything is positional")
  func terminator() throws {
    let arguments = try parse("--scale", "2", "--", "--strange", "-h")
    #expect(arguments.positionals == ["--strange", "-h"])
    #expect(!arguments.wantsHelp)
  }

  @Test("help wins over what follows", arguments: ["--help", "-h"])
  func help(word: String) throws {
    #expect(try parse("App", word, "--nonsense").wantsHelp)
  }

  @Test(
    "a mistake is named, with the nearest option where one is near",
    arguments: [
      (["--sise", "1x1"], "unknown option --sise of apus snapshot; did you mean --size?"),
      (["--colour-scheme"], "unknown option --colour-scheme of apus snapshot; did you mean --color-scheme?"),
      (["-x"], "unknown option -x of apus snapshot; did you mean -o?"),
      (["--unrelated-thing"], "unknown option --unrelated-thing of apus snapshot; see apus snapshot --help"),
      (["--size"], "--size needs a value: --size WxH"),
      (["--size", "--scale"], "--size needs a value: --size WxH"),
      (["--no-gtk=1"], "--no-gtk takes no value"),
    ] as [([String], String)])
  func mistakes(words: [String], message: String) {
    let error = failure { _ = try ParsedArguments(words, syntax: SnapshotCommand.syntax) }
    #expect(error?.code == 2)
    #expect(error?.message == message)
  }

  @Test(
    "the distance of two words is the number of edits",
    arguments: [
      ("", "", 0), ("abc", "", 3), ("run", "rnu", 2), ("kitten", "sitting", 3), ("--size", "--size", 0),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(editDistance(left, right) == expected)
    #expect(editDistance(right, left) == expected)
  }

  @Test("the help names every option of its command")
  func helpText() {
    let text = SnapshotCommand.syntax.helpText
    for option in SnapshotCommand.syntax.options { #expect(text.contains(option.name), "\(option.name)") }
    #expect(text.contains("Usage: apus snapshot [PATH] -o OUT.png"))
  }
}
