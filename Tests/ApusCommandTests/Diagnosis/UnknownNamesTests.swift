import Foundation
import Testing

@testable import ApusCommand

@Suite("Names that nothing declares")
struct UnknownNamesTests {
  private static let root = Path(#filePath).parent.parent.parent.parent

  private func unexplained(_ texts: String...) -> [String]? {
    let files = texts.enumerated().map { (path: Path("/\($0.offset).swift"), code: SwiftCode(Data($0.element.utf8))) }
    return MemberUse.unexplained(in: files, under: CompilationConditions())?.map(\.name)
  }

  @Test(
    "are looked for among what stands after a dot and is not declared in the app's own files",
    arguments: [
      ("a.one.two", ["one", "two"]), ("let one = 1; a.one", []), ("enum E { case one, two }; f(.one, .two)", []),
      ("func f(one: Int); a.one(b)", []), ("a.`default`", ["default"]), ("1...one; 0..<two", []), ("t.0.1", []),
      ("1.5.rounded()", ["rounded"]),
      ("X.self; X.Type; X.init(); self.x", ["x"]), ("var count = 0; self._count; m.$count", []), ("\\.name", ["name"]),
      ("a?.b!.c", ["b", "c"]),
      ("// a.b\n\"a.b\"", []), ("#if os(macOS)\na.b\n#else\na.c\n#endif", ["c"]), ("a\n  .b\n  .c()", ["b", "c"]),
      ("CodingKeys.name", ["name"]),
    ] as [(String, [String])])
  func members(text: String, expected: [String]) { #expect(unexplained(text) == expected) }

  @Test("what one file declares another may use; where members are looked up while the app runs, any name may be one")
  func files() {
    #expect(unexplained("a.b.c", "struct b {}") == ["c"])
    #expect(unexplained("a.b", "@dynamicMemberLookup struct S {}") == nil)
  }

  @Test("places are the compiler's, which counts bytes")
  func places() throws {
    let code = SwiftCode(Data("let あ = 1\n  い.name".utf8))
    let use = try #require(MemberUse.unexplained(in: [(Path("/a.swift"), code)], under: CompilationConditions())?.first)
    #expect(use == MemberUse(name: "name", file: Path("/a.swift"), line: 2, column: 7))
  }

  @Test("words count as declared wherever they stand in an interface, and as nothing else")
  func declared() throws {
    let folder = try TemporaryFolder()
    let file = folder.path / "M.swiftmodule"
    try file.write(Data([0, 1] + Array("padding\0onTapGesture\0_x9\0".utf8) + [0xE2, 0x80] + Array("é".utf8)))
    let names = DeclaredNames(files: [file, folder.path / "none.swiftmodule"])
    #expect(names.missing(from: ["padding", "onTapGesture", "_x9", "pad", "paddings", "x9"]) == ["pad", "paddings", "x9"])
    #expect(names.nearest(to: ["paddin", "onTapGestrue", "zzz"]) == ["paddin": "padding", "onTapGestrue": "onTapGesture"])
  }

  private static let framework = Result {
    let environment = ProcessInfo.processInfo.environment
    let installation = Installation(
      root: root, cache: root / ".build/debug/test-cache/apus", environment: environment, workingFolder: root)
    let manifest = try ManifestCache(installation: installation, toolchain: Toolchain(installation)).manifest(of: root)
    return try Framework(
      build: root / ".build/debug", root: root, manifest: manifest, environment: environment)
  }

  private func names() throws -> DeclaredNames {
    DeclaredNames(framework: try Self.framework.get(), toolchain: try Toolchain(TemporaryFolder().installation()))
  }

  @Test("none is found in apps that compile")
  func rightApps() throws {
    let names = try names()
    let folders = ["Tests/Fixtures/Apps", "Examples"].flatMap { folder in
      ((try? (Self.root / folder).children()) ?? []).map { Self.root / folder / $0 }.filter(\.isFolder)
    }
    #expect(folders.count >= 15)
    for folder in folders {
      guard let project = try? AppProject(folder: folder) else { continue }
      #expect(try UnknownNames(of: project, configuration: .debug, names: names).errors == [], "\(folder)")
    }
  }

  /// An expression for which the compiler alone takes half a minute, to name the expression in the end.
  private static func icons(_ call: String) -> String {
    """
    import SwiftUI
    enum Kind: String, CaseIterable { case a, b; var preview: String { "" } }
    struct Icons: View {
      @State private var current: Kind = .a
      var body: some View {
        NavigationStack {
          List {
            Section("Choose") {
              ForEach(Kind.allCases, id: \\.rawValue) { kind in
                HStack(spacing: 15) {
                  Image(kind.preview).resizable().aspectRatio(contentMode: .fill).frame(width: 60, height: 60)
                    .clipShape(.rect(cornerRadius: 10))
                  Text(kind.rawValue).fontWeight(.semibold)
                  Spacer(minLength: 0)
                  Image(systemName: current == kind ? "checkmark.circle.fill" : "circle").font(.title3)
                    .foregroundStyle(current == kind ? Color.green : Color.primary)
                }
                .contentShape(.rect)
                .onTapGesture { current = kind; \(call) }
              }
            }
          }
          .navigationTitle("Icons")
        }
      }
    }
    """
  }

  @Test("the compiler's search ends with the name that caused it, and with what an asset of it is written as")
  func longSearch() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/Icons.swift": Self.icons("UIApplication.shared.doesNotExist(URL(string: \"a:\")!)"),
      "App/Main.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Icons() } } }",
      "App/Style.swift": "import SwiftUI\nlet style = Text(\"a\").foregroundStyle(.brandInk)",
      "App/Assets.xcassets/Brand Ink.colorset/Contents.json": "{}",
    ])
    let project = try AppProject(folder: folder.path / "App")
    let framework = try Self.framework.get()
    var invocation = CompilerInvocation(
      project: project, moduleName: "App", framework: framework, configuration: .debug, objects: folder.path / "objects",
      executable: folder.path / "app", moduleCache: folder.path / "modules")
    invocation.jobs = 1
    try invocation.writeOutputMap()
    let compiler = Subprocess(
      program: "swiftc", arguments: invocation.arguments.dropLast(3) + ["-typecheck"],
      environment: ProcessInfo.processInfo.environment)
    let names = try names()
    let found = try UnknownNames(of: project, configuration: .debug, names: names)
    let file = folder.path / "App/Icons.swift"
    let lines = try file.readText().split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("doesNotExist") }) + 1
    #expect(
      found.errors.contains { $0.hasPrefix("\(file):\(line):") && $0.contains("error: nothing") && $0.contains("'doesNotExist'") }
    )
    #expect(found.errors.contains { $0.contains("'brandInk'; the asset 'Brand Ink' is written Color(\"Brand Ink\")") })
    #expect(found.errors.count == 2)
    let start = ContinuousClock.now
    let code = try CompilerWatch(patience: 0.5) { found }.run(compiler)
    #expect(code != 0)
    // The compiler alone takes half a minute on a quiet machine.
    #expect(ContinuousClock.now - start < .seconds(15))
  }
}

@Suite("A compiler that is watched")
struct CompilerWatchTests {
  private func run(_ script: String, finding errors: [String], patience: Double) throws -> Int32 {
    var names = UnknownNames()
    names.errors = errors
    return try CompilerWatch(patience: patience) { [names] in names }
      .run(Subprocess(program: "bash", arguments: ["-c", script], environment: ProcessInfo.processInfo.environment))
  }

  @Test("goes on for as long as it takes where every name is declared")
  func right() throws {
    #expect(try run("sleep 0.4; exit 0", finding: [], patience: 0.05) == 0)
    #expect(try run("sleep 0.2; exit 7", finding: [], patience: 0.05) == 7)
  }

  @Test("is ended where it goes on though a name is unknown, and that counts as a failure")
  func wrong() throws {
    let start = ContinuousClock.now
    #expect(try run("trap '' INT TERM; for i in {1..600}; do sleep 0.1; done", finding: ["a"], patience: 0.05) != 0)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("has the time to say it itself")
  func quick() throws {
    #expect(try run("exit 3", finding: ["a"], patience: 60) == 3)
    #expect(try run("echo '\(CompilerWatch.surrender)'; exit 1", finding: ["a"], patience: 60) == 1)
  }
}
