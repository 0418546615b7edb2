import Foundation
import Testing

@testable import ApusCommand

@Suite("Names that nothing declares")
struct UnknownNamesTests {
  private static let root = Path(#filePath).parent.parent.parent.parent

  private static let framework = Result {
    let temporary = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment
    let manifest = try Subprocess(
      program: "swift",
      arguments: ["package", "dump-package", "--package-path", root.string, "--scratch-path", temporary.path.string],
      environment: environment
    ).capture().output
    return try Framework(
      build: root / ".build/debug", root: root, manifest: try PackageManifest(json: manifest), environment: environment)
  }

  /// What apps see: the modules of this package that are no tests and no examples, and the toolchain's.
  private static let names = Result {
    var names = try DeclaredNames(
      framework: try framework.get(), toolchain: try ToolchainFiles(environment: ProcessInfo.processInfo.environment))
    let own = Set(try (root / "Sources").children().flatMap { (try? (root / "Sources" / $0).children()) ?? [] })
    names.interfaces.removeAll { $0.parent == root / ".build/debug/Modules" && !own.contains($0.stem) }
    return names
  }

  @Test("words count as declared where they stand between zeros in an interface, and as nothing else")
  func declared() throws {
    let folder = try TemporaryFolder()
    let file = folder.path / "M.swiftmodule"
    try file.write(Data([0] + Array("padding\0onTapGesture\0_x9\0é\0+\0no thing\0\u{1}tail".utf8) + [0xE2, 0x80]))
    var names = DeclaredNames(interfaces: [file])
    #expect(
      try names.missing(from: ["padding", "onTapGesture", "_x9", "é", "pad", "paddings", "x9", "thing", "tail"])
        == ["pad", "paddings", "x9", "thing", "tail"])
    #expect(
      try names.nearest(to: ["paddin", "onTapGestrue", "zzz", "titel"], besides: ["title"])
        == ["paddin": "padding", "onTapGestrue": "onTapGesture", "titel": "title"])
    names.declarations = Data("struct pad { int x9; };".utf8)
    #expect(try names.missing(from: ["pad", "x9", "x"]) == ["x"])
  }

  @Test("an interface that cannot be read is an error, and not one that declares nothing")
  func unreadable() throws {
    let names = DeclaredNames(interfaces: [Path("/nowhere/M.swiftmodule")])
    #expect(failure { _ = try names.missing(from: ["a"]) }?.message.contains("/nowhere/M.swiftmodule") == true)
  }

  @Test("the system's C library, the standard library and what macros make are seen")
  func system() throws {
    let known: Set = [
      "tv_sec", "sin_port", "s_addr", "st_mtim", "c_lflag", "ifa_netmask", "withMutation", "allCases", "rawValue", "offset",
      "element", "partialValue", "localizedCaseInsensitiveContains", "dataTask", "sink", "padding", "foregroundStyle",
      "wrappedValue", "hashValue",
    ]
    #expect(try Self.names.get().missing(from: known.union(["doesNotExist"])) == ["doesNotExist"])
  }

  @Test("none is found in programs that compile")
  func rightPrograms() throws {
    let names = try Self.names.get()
    let folders = ["Tests/Fixtures/Apps", "Examples"].flatMap { folder in
      ((try? (Self.root / folder).children()) ?? []).map { Self.root / folder / $0 }
    }
    let programs =
      try folders.map { try SwiftFiles(below: $0).files }
      + SwiftFiles(below: Self.root / "Benchmarks/Expressions/Right").files.map { [$0] }
      + SwiftFiles(below: Self.root / "Tests/Fixtures/Articles").files.map { [$0] }
    let uses = try programs.filter { !$0.isEmpty }.map { files in MemberUses(try files.map { ($0, try $0.read()) }) }
    #expect(uses.count >= 35)
    let foreign = uses.flatMap { $0.canBeAny ? [] : $0.foreign }
    #expect(foreign.count > 4000)
    let missing = try names.missing(from: Set(foreign.map(\.name)))
    #expect(foreign.filter { missing.contains($0.name) } == [])
  }

  @Test("the one of each wrong expression is found, and no other")
  func wrongPrograms() throws {
    let files = try SwiftFiles(below: Self.root / "Benchmarks/Expressions/Wrong").files
    #expect(files.count == 20)
    let uses = try files.map { file in (text: try file.readText(), uses: MemberUses([(file, try file.read())])) }
    let missing = try Self.names.get().missing(from: Set(uses.flatMap { $0.uses.foreign.map(\.name) }))
    for program in uses {
      #expect(!program.uses.canBeAny)
      let unknown = Set(program.uses.foreign.map(\.name)).intersection(missing)
      #expect(unknown.map { "// unknown: " + $0 } == [String(program.text.prefix { $0 != "\n" })])
    }
  }

  @Test("an error for each place but for names that were said, and for twenty at most; a name says what is most like it")
  func errors() throws {
    let folder = try TemporaryFolder()
    let interface = folder.path / "M.swiftmodule"
    try interface.write(Data("\0padding\0".utf8))
    let file = Path("/a.swift")
    let uses = MemberUses([(file, Data("a.padin(.one)\nb.one".utf8))])
    let unknown = try UnknownNames(among: uses, names: DeclaredNames(interfaces: [interface]), assets: AssetNames())
    let first = "/a.swift:1:3: error: nothing that this app can see declares 'padin'; did you mean 'padding'?"
    #expect(
      unknown.errors() == [
        first, "/a.swift:1:10: error: nothing that this app can see declares 'one'",
        "/a.swift:2:3: error: nothing that this app can see declares 'one'",
      ])
    #expect(unknown.errors(besides: "type 'T' has no member 'one'") == [first])
    let many = MemberUses([(file, Data(String(repeating: "a.b\n", count: 23).utf8))])
    let errors = try UnknownNames(among: many, names: DeclaredNames(interfaces: []), assets: AssetNames()).errors()
    #expect(errors.count == 21 && errors.last == "and 3 more")
  }

  @Test("assets are written otherwise, and those that no catalogue has are noted")
  func assets() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/Main.swift": "print(1)", "App/Assets.xcassets/Ink/Brand Ink.colorset/Contents.json": "{}",
      "App/Assets.xcassets/logo.imageset/Contents.json": "{}",
    ])
    let assets = AssetNames(try AppProject(folder: folder.path / "App").resources)
    #expect(assets.asset(forSymbol: "brandInk")?.expression == "Color(\"Brand Ink\")")
    #expect(assets.asset(forSymbol: "logo")?.expression == "Image(\"logo\")")
    #expect(assets.asset(forSymbol: "ink") == nil)
    let text = "Image(\"logo\"); Image(\"lego\")\nColor(\"Brand Ink\", bundle: nil); Color(\"logo\"); Image(\"\\(a)\")"
    #expect(
      assets.notes(on: Path("/a.swift"), text: Data(text.utf8)) == [
        "/a.swift:1:22: note: no asset catalogue of this app has \"lego\" for Image; did you mean \"logo\"?",
        "/a.swift:2:40: note: no asset catalogue of this app has \"logo\" for Color",
      ])
    #expect(AssetNames().notes(on: Path("/a.swift"), text: Data(text.utf8)) == [])
  }

  @Test(
    "nothing is said of an app that imports a module whose names cannot be read",
    arguments: [("import SwiftUI", 1), ("import CoreFoundation", 0), ("import Testing", 0), ("import CCairo", 0)])
  func otherModules(line: String, count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(["Main.swift": line + "\nprint(a.doesNotExist, #selector(b.doesNotExistEither))"])
    let unknown = try UnknownNames(
      of: try AppProject(file: folder.path / "Main.swift"), framework: try Self.framework.get(),
      environment: ProcessInfo.processInfo.environment)
    #expect(unknown.uses.map(\.name) == Array(repeating: "doesNotExist", count: count))
  }

  /// An expression for which the compiler alone takes half a minute, to name the expression in the end.
  @Test("the compiler's search ends with the name that caused it")
  func longSearch() throws {
    let folder = try TemporaryFolder()
    let icons = try (Self.root / "Benchmarks/Expressions/Wrong/IconChoice.swift").readText()
    try folder.write([
      "App/Icons.swift": icons,
      "App/Main.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { IconChoice() } } }",
      "App/Style.swift": "import SwiftUI\nlet style = Text(\"a\").foregroundStyle(.brandInk)",
      "App/Assets.xcassets/Brand Ink.colorset/Contents.json": "{}",
    ])
    var project = try AppProject(folder: folder.path / "App")
    // As where a project's settings make no names of catalogues.
    project.generated = GeneratedFiles()
    let framework = try Self.framework.get()
    var invocation = CompilerInvocation(
      project: project, moduleName: "App", framework: framework, objects: folder.path / "objects",
      product: .executable(folder.path / "app"), moduleCache: folder.path / "modules")
    invocation.jobs = 1
    try invocation.writeOutputMap()
    let environment = ProcessInfo.processInfo.environment
    let compiler = Subprocess(
      program: "swiftc", arguments: invocation.arguments.dropLast(3) + ["-typecheck"], environment: environment)
    var said: [String] = []
    let watch = CompilerWatch(
      patience: 0.5, unknownNames: { [project] in try UnknownNames(of: project, framework: framework, environment: environment) },
      assets: { [project] in AssetNames(project.resources) }, say: { said.append($0) })
    #expect(try watch.run(compiler) != 0)
    let errors = said.filter { $0.contains("error: ") }
    let file = folder.path / "App/Icons.swift"
    #expect(errors.contains { $0.hasPrefix("\(file):") && $0.contains("declares 'setApplicationIconName'") })
    #expect(errors.contains { $0.contains("'brandInk'; the asset 'Brand Ink' is written Color(\"Brand Ink\")") })
    #expect(said.contains { $0.hasPrefix("note: the compiler was ended") })
  }
}
