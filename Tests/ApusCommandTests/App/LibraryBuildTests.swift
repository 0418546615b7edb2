import Foundation
import Testing

@testable import ApusCommand

/// Builds a program with a framework and a library, with the real compiler, upon an empty framework of Apus.
@Suite("Frameworks and libraries of a project, built", .serialized)
struct LibraryBuildTests {
  private let folder: TemporaryFolder
  private let installation: Installation

  init() throws {
    folder = try TemporaryFolder()
    installation = folder.installation()
    try folder.write([
      "word.txt": "word",
      "Base.swift":
        "import Foundation\npublic final class Base { public static var isMain: Bool { Bundle(for: Base.self) == .main } }",
      "Kit.swift": """
      import Base
      import Foundation
      public final class Kit {
        public static var text: String {
          let bundle = Bundle(for: Kit.self)
          let file = bundle.url(forResource: "word", withExtension: "txt")
          let word = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
          return "\\(word) \\(bundle.bundleIdentifier ?? "none") \\(Base.isMain)"
        }
      }
      """,
      "main.swift": "import Kit\nprint(Kit.text)",
      "framework/Empty.swift": "",
    ])
    let code = try Subprocess(
      program: "swiftc",
      arguments: [
        "-parse-as-library", "-emit-library", "-o", (folder.path / "framework/libApusRuntime.so").string,
        (folder.path / "framework/Empty.swift").string,
      ], environment: installation.environment
    ).run(output: .standardError)
    try #require(code == 0)
    try (folder.path / "framework/Modules").makeFolder()
  }

  private func project() throws -> AppProject {
    let fixture = XcodeFixture(targets: [
      .init(name: "Town", productType: "tool", sources: ["main.swift"], links: ["Kit"]),
      .init(
        name: "Kit", productType: "framework", sources: ["Kit.swift"], resources: ["word.txt"],
        settings: [
          "PRODUCT_BUNDLE_IDENTIFIER": "com.example.Kit", "GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_NAME": "Kit of the Town",
          "PRODUCT_MODULE_NAME": "Kit",
        ], links: ["Base"]),
      .init(name: "Base", productType: "library.static", sources: ["Base.swift"]),
    ])
    let found = try FoundProjects(fixture.write(in: folder))
    return try AppProject(found.app(TargetChoice()), of: found, settings: BuildSettings())
  }

  private func build() throws -> AppBuild {
    let empty = Framework(
      identity: "empty", libraryFolder: folder.path / "framework", modules: folder.path / "framework/Modules", moduleMaps: [],
      clangFlags: [], plugins: [], resources: [])
    return AppBuild(
      project: try project(), framework: empty, toolchain: try Toolchain(installation), installation: installation)
  }

  private func run() throws -> (output: String, program: FileStatus?, library: FileStatus?) {
    let build = try LibraryBuild(app: build()).run()
    let program = try build.run()
    let library = build.folder / "libraries" / LibraryBuild(app: build).folder(of: build.project.libraries[1]).name
    let answer = try Subprocess(program: program.string, environment: installation.environment).capture()
    return (
      String(decoding: answer.output, as: UTF8.self), FileStatus(of: program),
      FileStatus(of: library / "Kit.framework/libKit.so")
    )
  }

  @Test("each has its own bundle, and only what a change reaches is compiled")
  func wholeWay() throws {
    let first = try run()
    #expect(first.output == "word com.example.Kit true\n")
    #expect(first.library != nil)
    let again = try run()
    #expect(again.program == first.program && again.library == first.library)
    // What a function does is nobody else's matter.
    let kit = try (folder.path / "Kit.swift").readText()
    try folder.write(["Kit.swift": kit.replacing("\\(word) ", with: "\\(word)! ")])
    let changed = try run()
    #expect(changed.output == "word! com.example.Kit true\n")
    #expect(changed.program == first.program && changed.library != first.library)
    // What it offers is.
    try folder.write([
      "Kit.swift": kit.replacing("text: String", with: "text: Substring").replacing("return \"", with: "return \"= ")
    ])
    #expect(try run().output == "= word com.example.Kit true\n")
    try folder.write(["Base.swift": "let broken: Int = \"\""])
    #expect(failure { _ = try run() }?.message == "Base does not compile")
  }

  @Test("what others need of libraries stands before what they need of packages, and changes with what libraries offer")
  func reach() {
    let packages = BuiltPackages(
      compilerArguments: ["-I", "/packages"], linkerArguments: ["-lPackages"], moduleNames: ["Waves"], identity: "p")
    let kit = LibraryBuild.Built(moduleName: "Kit", modules: Path("/kit/modules"), folder: Path("/kit/lib"), identity: "1")
    var other = kit
    other.identity = "2"
    let both = packages.adding([kit])
    #expect(both.compilerArguments == ["-I", "/kit/modules", "-I", "/packages"])
    #expect(both.linkerArguments.prefix(3) == ["-L", "/kit/lib", "-lKit"] && both.linkerArguments.last == "-lPackages")
    #expect(both.moduleNames == ["Kit", "Waves"])
    #expect(Set([packages, both, packages.adding([other])].map(\.identity)).count == 3)
    #expect(packages.adding([]) == packages)
  }

  @Test("a library is not called as what an app imports from elsewhere")
  func names() throws {
    var build = try build()
    build.packages.moduleNames = ["Kit"]
    let message = failure { _ = try LibraryBuild(app: build).run() }?.message
    #expect(message?.contains("a library whose module is called Kit, as another module is that Town may import") == true)
  }

  @Test("a compilation whose interface has gone is done again")
  func interface() throws {
    let place = folder.path / "place"
    try place.makeFolder()
    let library = try project().libraries[0]
    let product = CompilerInvocation.Product.library(place / "libBase.so", interface: place / "Base.swiftmodule")
    let compilation = Compilation(
      invocation: CompilerInvocation(
        project: library.project, moduleName: "Base", framework: try build().framework, objects: place / "objects",
        product: product, moduleCache: place / "modules"),
      folder: place, toolchain: try Toolchain(installation), environment: installation.environment)
    #expect(compilation.invocation.arguments.contains("-parse-as-library"))
    #expect(try compilation.run())
    #expect(try !compilation.run())
    try (place / "Base.swiftmodule").remove()
    #expect(try compilation.run() && product.files.allSatisfy(\.isFile))
  }
}
