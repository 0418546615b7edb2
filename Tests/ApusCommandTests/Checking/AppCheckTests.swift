import Foundation
import Testing

@testable import ApusCommand

/// Checks an app with a compiler that says what a file holds and notes how it was called.
@Suite("Checking an app without building it")
struct AppCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Main.swift": "@main struct Main { static func main() {} }\n",
      "App/More.swift": "let icon = Image(systemName: \"star\")\n",
      "modules/.keep": "",
      "code": "1",
      "bin/swift": "#!/bin/sh\necho 'Swift version 6.3 (fake)'\n",
      "bin/swiftc": """
      #!/bin/sh
      [ "$1" = -print-target-info ] && exit 1
      here="\(folder.path)"
      echo "$*" >> "$here/calls"
      while [ $# -gt 1 ]; do [ "$1" = -output-file-map ] && map="$2"; shift; done
      place=$(sed 's/.*"diagnostics":"\\([^"]*Main-[^"]*\\)".*/\\1/' "$map")
      [ -f "$here/said.dia" ] && cp "$here/said.dia" "$place"
      cat "$here/text" 2>/dev/null
      exit $(cat "$here/code")
      """,
    ])
    for name in ["swift", "swiftc"] { chmod((folder.path / "bin" / name).string, 0o755) }
  }

  private func check() throws -> [SourceDiagnostic] {
    let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let installation = folder.installation(environment: ["PATH": "\(folder.path)/bin:\(inherited)"])
    let framework = Framework(
      identity: "1", libraryFolder: folder.path, modules: folder.path / "modules", moduleMaps: [], clangFlags: [], plugins: [],
      resources: [])
    let build = AppBuild(
      project: try AppProject(folder: folder.path / "App"), framework: framework, toolchain: try Toolchain(installation),
      installation: installation)
    return try AppCheck(app: build).run()
  }

  private var calls: [Substring] {
    get throws { try (folder.path / "calls").readText().split(separator: "\n") }
  }

  @Test("what the compiler keeps is said, and said again without it until a file changes")
  func replay() throws {
    try (folder.path / "said.dia").write(try #require(KeptDiagnostics.data))
    let said = try check()
    #expect(said.map(\.severity) == [.warning, .error, .error])
    #expect(try check() == said)
    #expect(try calls.count == 1)
    // The same bytes with another time are the same file.
    try folder.write(["App/More.swift": "let icon = Image(systemName: \"star\")\n"])
    #expect(try check() == said)
    #expect(try calls.count == 1)
    try folder.write(["App/More.swift": "let icon = 1\n"])
    #expect(try check() == said)
    #expect(try calls.count == 2)
    #expect(try calls[0].contains("-emit-sib -serialize-diagnostics -continue-building-after-errors"))
  }

  @Test("a compiler that fails without a word of the sources is asked for types alone, and then its last words are said")
  func failure() throws {
    try folder.write(["code": "134", "text": "Stack dump:\nout of luck\n"])
    let said = try check()
    #expect(said.map(\.message) == ["the compiler has failed with exit code 134: out of luck"])
    #expect(said[0].severity == .error && said[0].category == "apus-compiler")
    #expect(try calls.map { $0.contains("-typecheck") } == [false, true])
  }

  @Test("what is wrong with the call itself is said without a place")
  func call() throws {
    try folder.write(["text": "<unknown>:0: error: module 'A' cannot be loaded\n"])
    #expect(try check().map(\.message) == ["module 'A' cannot be loaded"])
  }

  @Test("nothing wrong is nothing said")
  func clean() throws {
    try folder.write(["code": "0"])
    #expect(try check().isEmpty)
    #expect(try check().isEmpty)
    #expect(try calls.count == 1)
  }

  @Test("a record is of the texts that the compiler reads, by what they hold")
  func record() throws {
    let project = try AppProject(folder: folder.path / "App")
    let framework = Framework(
      identity: "1", libraryFolder: folder.path, modules: folder.path / "modules", moduleMaps: [], clangFlags: [], plugins: [],
      resources: [])
    let invocation = CompilerInvocation(
      project: project, moduleName: "App", framework: framework, objects: folder.path / "objects", product: .diagnostics,
      moduleCache: folder.path / "cache")
    let main = project.sources[0]
    #expect(invocation.diagnostics(of: main).fileExtension == "dia")
    let installation = folder.installation(environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
    let toolchain = try Toolchain(installation)
    var plain = try CheckRecord(invocation, texts: [:], toolchain: toolchain)
    let rewritten = try CheckRecord(invocation, texts: [main: project.sources[1]], toolchain: toolchain)
    #expect(rewritten.changedInputs(since: plain) == [main])
    #expect(!plain.isSaid(by: nil) && !plain.isSaid(by: plain), "what is unfinished is said by nothing")
    plain.isFinished = true
    #expect(plain.isSaid(by: plain) && !rewritten.isSaid(by: plain))
    try plain.save(folder.path / "record.json")
    #expect(CheckRecord.load(folder.path / "record.json") == plain && CheckRecord.load(folder.path / "none") == nil)
  }
}
