import Foundation
import RemoteControl
import Testing

@testable import ApusCommand

/// A program that is built with the real compiler, upon an empty framework of Apus.
struct EditedProgram {
  let folder: TemporaryFolder
  let installation: Installation

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    installation = folder.installation()
    try folder.write(files)
    try folder.write(["framework/Empty.swift": ""])
    try compile([folder.path / "framework/Empty.swift"], ["-emit-library"], to: folder.path / "framework/libApusRuntime.so")
    try (folder.path / "framework/Modules").makeFolder()
  }

  /// Has the compiler's driver make one thing of sources, with nothing of earlier times.
  func compile(_ sources: [Path], _ arguments: [String], to product: Path) throws {
    let code = try Subprocess(
      program: "swiftc", arguments: ["-parse-as-library"] + arguments + ["-o", product.string] + sources.map(\.string),
      environment: installation.environment
    ).run(output: .standardError)
    try #require(code == 0)
  }

  func build(_ lines: @escaping (String) -> Void = { _ in }) throws -> AppBuild {
    let empty = Framework(
      identity: "empty", libraryFolder: folder.path / "framework", modules: folder.path / "framework/Modules", moduleMaps: [],
      clangFlags: [], plugins: [], resources: [])
    return AppBuild(
      project: try AppProject(folder: folder.path / "App"), framework: empty, toolchain: try Toolchain(installation),
      installation: installation,
      output: BuildOutput(note: { _ in }, progress: { _ in }, compiler: lines, explainsAll: false))
  }

  func edit(
    _ build: AppBuild, edited: Set<Path> = [], preparation: EditPreparation = EditPreparation()
  ) throws -> EditBuild {
    let invocation = try build.invocation(in: build.folder, product: .executable(build.executable))
    let commands = try #require(
      try preparation.commands(of: invocation.arguments) {
        try DriverCommands(
          invocation.arguments, sources: invocation.sources, toolchain: build.toolchain, environment: installation.environment)
      })
    #expect(commands.isOf(invocation.arguments))
    return EditBuild(build, commands: commands, invocation: invocation, edited: edited, preparation: preparation)
  }

  func output(of program: Path) throws -> String {
    let answer = try Subprocess(program: program.string, environment: installation.environment).capture()
    #expect(answer.code == 0)
    return String(decoding: answer.output, as: UTF8.self)
  }
}

@Suite("A program whose sources are edited", .serialized)
struct EditBuildTests {
  private let program: EditedProgram

  init() throws {
    program = try EditedProgram([
      "App/A.swift": "@main struct A { static func main() { print(B().text()) } }",
      "App/B.swift": "struct B { func text() -> String { \"one\" } }", "App/it's here.swift": "struct C {}",
    ])
  }

  private var folder: TemporaryFolder { program.folder }
  private var b: Path { folder.path / "App/B.swift" }

  private func build(_ lines: @escaping (String) -> Void = { _ in }) throws -> AppBuild { try program.build(lines) }
  private func edit(_ build: AppBuild, edited: Set<Path> = []) throws -> EditBuild { try program.edit(build, edited: edited) }
  private func output(_ build: AppBuild) throws -> String { try program.output(of: build.executable) }

  @Test("the inside of a function is compiled alone; what others see, what does not compile, and the driver's next build")
  func edits() throws {
    var lines: [String] = []
    let build = try build { lines.append($0) }
    _ = try build.run()
    #expect(try output(build) == "one\n")

    try folder.write(["App/B.swift": "struct B { func text() -> String { \"two\" } }"])
    #expect(try edit(build).run([b]) && output(build) == "two\n")

    try folder.write(["App/B.swift": "struct B { func text() -> String { 3 } }"])
    let message = failure { _ = try edit(build).run([b]) }?.message
    #expect(message == "App does not compile" && lines.contains { $0.contains("B.swift:1:36: error: ") })
    #expect(try output(build) == "two\n")

    try folder.write(["App/B.swift": "struct B { func text() -> String { \"two\" } }"])
    let text = try edit(build, edited: [b])
    #expect(try text.run([b]) && text.compiled == [b])

    // Another type of the function concerns the file that calls it.
    try folder.write(["App/B.swift": "struct B { func text() -> Int { 4 } }"])
    let type = try edit(build, edited: [b])
    #expect(try type.run([b]) && output(build) == "4\n")
    #expect(type.compiled == [b, folder.path / "App/A.swift"])
    #expect(try edit(build).run([folder.path / "App/D.swift"]) == false, "a file that the driver knows nothing of")

    // The driver has seen this text before, but not what was made of the others since.
    try folder.write(["App/B.swift": "struct B { func text() -> String { \"one\" } }"])
    _ = try build.run()
    #expect(try output(build) == "one\n")
    let record = build.folder / "record.json"
    var other = try #require(BuildRecord.load(record))
    other.invocation = "other"
    try other.save(record)
    #expect(try edit(build).run([b]) == false, "another process has built with other flags")
    try record.remove()
    #expect(try edit(build).run([b]) == false, "nothing is known of the last build")
  }

  @Test("a file that would see what another one declares is begun early; a guess that was wrong leaves nothing")
  func early() throws {
    let build = try build()
    _ = try build.run()
    let preparation = EditPreparation()
    #expect(!preparation.outlines.hasChanged(b))
    try folder.write(["App/B.swift": "struct B { var size = 1.5; func text() -> String { \"\\(size)\" } }"])
    let seen = try program.edit(build, preparation: preparation)
    #expect(try seen.run([b]) && output(build) == "1.5\n")
    #expect(seen.compiled == [b, folder.path / "App/A.swift"] && seen.written.isEmpty)

    // Its text declares otherwise, and nothing that others see does.
    try folder.write(["App/B.swift": "struct B { var size = 1.5; func text() -> String { \"\\(size)!\" } } /**/ ;"])
    let unseen = try program.edit(build, edited: seen.compiled, preparation: preparation)
    #expect(try unseen.run([b]) && output(build) == "1.5!\n")
    #expect(unseen.compiled == [b])
    #expect(try (build.folder / "objects").children().allSatisfy { !$0.contains(".beside") })
  }

  @Test("the linker is called by its own command; where that fails, the driver's commands link, or say what is missing")
  func links() throws {
    var lines: [String] = []
    let build = try build { lines.append($0) }
    _ = try build.run()
    let invocation = try build.invocation(in: build.folder, product: .executable(build.executable))
    let commands = try #require(
      try DriverCommands(
        invocation.arguments, sources: invocation.sources, toolchain: build.toolchain,
        environment: program.installation.environment))
    let linker = try #require(commands.linker)
    #expect(linker.words.contains(build.executable.string) && linker.words.contains("-lApusRuntime"))
    // The list of libraries is made by a program that the edit does without.
    let list = build.folder / "objects/App.autolink"
    #expect(list.isFile)
    try list.remove()
    try folder.write(["App/B.swift": "struct B { func text() -> String { \"two\" } }"])
    let edit = EditBuild(build, commands: commands, invocation: invocation, edited: [])
    #expect(try edit.run([b]) && output(build) == "two\n" && !list.exists)

    let library = folder.path / "framework/libApusRuntime.so"
    try library.move(over: folder.path / "framework/other")
    try folder.write(["App/B.swift": "struct B { func text() -> String { \"three\" } }"])
    let next = EditBuild(build, commands: commands, invocation: invocation, edited: [b])
    #expect(failure { _ = try next.run([b]) }?.message.hasPrefix("App cannot be linked") == true)
    #expect(lines.count { $0.contains("unable to find library -lApusRuntime") } == 1 && list.exists)
  }

  @Test("the driver's plan for so many files that it would make lists of them names each, and leaves nothing")
  func plan() throws {
    for number in 1...140 { try folder.write(["App/Other\(number).swift": ""]) }
    let scratch = folder.path / "scratch"
    try scratch.makeFolder()
    let build = try build()
    let invocation = try build.invocation(in: build.folder, product: .executable(build.executable))
    try invocation.writeOutputMap()
    let commands = try #require(
      try DriverCommands(
        invocation.arguments, sources: invocation.sources, toolchain: build.toolchain,
        environment: program.installation.environment.merging(["TMPDIR": scratch.string]) { $1 }))
    let words = try #require(commands.compiler(of: b, interface: scratch))
    #expect(invocation.sources.count > 140 && Set(words).isSuperset(of: invocation.sources.map(\.string)))
    _ = try ToolchainFiles(environment: program.installation.environment.merging(["TMPDIR": scratch.string]) { $1 })
    #expect(try scratch.children().isEmpty)
  }

  @Test(
    "a linker's command is read from what Clang's driver prints, and from nothing that is more or less than one",
    arguments: [
      ([" \"/bin/ld.lld\" \"-o\" \"a \\$b\""], ["/bin/ld.lld", "-o", "a $b"]), ([" \"/bin/ld.lld\""], nil),
      ([" \"/bin/clang-21\" \"-cc1\""], nil), ([" \"/bin/ld\" \"@/tmp/words\""], nil), (["clang version 21"], nil),
      ([" \"/bin/ld\" \"-o"], nil), ([" \"/bin/as\" \"a.s\"", " \"/bin/ld\" \"a.o\""], nil),
    ])
  func linkerCommand(lines: [String], words: [String]?) {
    #expect(LinkerCommand(["InstalledDir: /bin"] + lines)?.words == words)
  }

  @Test("what is written while it is built counts as written")
  func written() throws {
    var write: (() -> Void)?
    let build = try build { _ in write?() }
    _ = try build.run()
    write = { [folder] in try? folder.write(["App/it's here.swift": "struct C {}"]) }
    try folder.write(["App/B.swift": "struct B { func text() -> String { let unused = 1; return \"two\" } }"])
    let edit = try edit(build)
    #expect(try edit.run([b]) && edit.written == [folder.path / "App/it's here.swift"])
  }

  @Test("what concerns many files is for the driver")
  func many() throws {
    for number in 1...EditBuild.mostFiles {
      try folder.write(["App/C\(number).swift": "struct C\(number) { let b = B() }"])
    }
    let build = try build()
    _ = try build.run()
    try folder.write(["App/B.swift": "struct B { var size = 1; func text() -> String { \"\\(size)\" } }"])
    let edit = try edit(build)
    #expect(try edit.run([b]) == false && edit.compiled == [b] && output(build) == "one\n")
    _ = try build.run()
    #expect(try output(build) == "1\n")
  }
}

@Suite("What a file of a module gives to the others")
struct FileInterfaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What the compiler writes of a text.
  private func written(_ text: String) throws -> Data {
    try folder.write(["B.swift": text])
    let place = { (name: String) in (folder.path / name).string }
    let code = try Subprocess(
      program: "swiftc",
      arguments: [
        "-frontend", "-c", "-parse-as-library", "-module-name", "App", "-primary-file", place("B.swift"), "-o", place("B.o"),
        "-emit-reference-dependencies-path", place("B.deps"),
      ], environment: folder.installation().environment
    ).run(output: .standardError)
    try #require(code == 0)
    return try (folder.path / "B.deps").read()
  }

  @Test("the insides of functions are none of it, properties that are private are")
  func differences() throws {
    let data = try written("struct B { func text() -> String { \"one\" } }")
    let interface = try FileInterface(data)
    let inside = try written("// A comment.\nstruct B { func text() -> String { let x = 1; return \"\\(x)\" } }")
    #expect(try FileInterface(inside).givesSame(as: interface))
    let property = try written("struct B { func text() -> String { \"one\" }\n private let hidden = 1 }")
    #expect(try !FileInterface(property).givesSame(as: interface))
    #expect(try !FileInterface(property).names(differingFrom: interface).isDisjoint(with: interface.names))
    for length in stride(from: 4, to: data.count - 4, by: 7) {
      // Whatever is left of it, reading ends.
      if let cut = try? FileInterface(data.prefix(length)) { #expect(cut != interface) }
    }
  }

  @Test("a function that it declares and calls may come to be another file's")
  func own() throws {
    let caller = try FileInterface(try written("func name<T>(of value: T) {}\nfunc call() { name(of: 1) }"))
    let other = try FileInterface(try written("func name(of value: Int) {}"))
    #expect(!caller.uses.isDisjoint(with: other.names))
    #expect(try FileInterface(try written("func call() {}")).uses.isDisjoint(with: other.names))
  }

  @Test("bytes that are none of the compiler's are refused", arguments: ["", "DEPS", "DIAG", "a text that is long enough"])
  func garbage(text: String) {
    #expect(throws: Bitstream.Failure.self) { try FileInterface(Data(text.utf8)) }
  }
}

@Suite("Commands that the compiler's driver prints")
struct DriverCommandsTests {
  private let a = Path("/a.swift"), b = Path("/it's b.swift")

  private func commands(_ lines: String...) -> DriverCommands? {
    DriverCommands(lines.joined(separator: "\n"), asked: ["-x"], sources: [a, b])
  }

  private let first = "/bin/swift-frontend -frontend -c -primary-file /a.swift '/it'\\''s b.swift' -o a.o"
  private let second = "/bin/swift-frontend -frontend -c /a.swift -primary-file '/it'\\''s b.swift' -o b.o"

  @Test("one compiles each file, the others link")
  func reading() throws {
    let commands = try #require(self.commands(first, second, "/bin/clang a.o b.o -o app"))
    #expect(commands.links == [["/bin/clang", "a.o", "b.o", "-o", "app"]])
    let words = try #require(commands.compiler(of: b, interface: Path("/b.deps")))
    #expect(words.contains("/it's b.swift") && words.suffix(2) == ["-emit-reference-dependencies-path", "/b.deps"])
    #expect(commands.compiler(of: Path("/c.swift"), interface: Path("/c")) == nil)
  }

  @Test("what is not known is nothing to go by")
  func unknown() {
    let link = "/bin/clang a.o b.o -o app"
    #expect(commands(first, link) == nil, "a file is missing")
    #expect(commands(first, second) == nil, "nothing links")
    #expect(commands(first, first, second, link) == nil, "a file is compiled twice")
    #expect(commands(first, second.replacing("-c ", with: "-typecheck "), link) == nil)
    #expect(commands(first, second + " @/tmp/arguments", link) == nil)
    #expect(commands(first + " -primary-file /c.swift", second, link) == nil)
    #expect(commands(first, second, "/bin/clang 'a.o") == nil)
  }

  @Test(
    "words of a shell",
    arguments: [
      ("a  b", ["a", "b"]), ("'a b' \"c d\"", ["a b", "c d"]), ("a\\ b", ["a b"]), ("''", [""]), ("a'b'c", ["abc"]),
      ("'it'\\''s'", ["it's"]), ("\"a\\\"b\"", ["a\"b"]), ("'a\\b'", ["a\\b"]), ("", []), ("'open", nil), ("end\\", nil),
    ] as [(String, [String]?)])
  func words(line: String, expected: [String]?) {
    let words = ShellWords(line)
    #expect((words.isWhole ? words.all : nil) == expected)
  }
}
