import Foundation

/// Compiles an app as a module that tests can look into, and its tests as a program that lies among the app's resources.
struct AppTestBuild {
  /// A program with tests.
  struct Program: Equatable {
    var executable: Path
    var hasXCTest: Bool
    var hasSwiftTesting: Bool
  }

  var target: AppTestTarget
  /// The build of the app itself, with its framework and packages.
  var app: AppBuild

  private var folder: Path { app.folder / "tests" / ContentHash.hex(of: [target.name]).prefix(16).description }

  func run() throws -> Program {
    guard !target.sources.isEmpty else {
      throw CommandError.failure("the target \(target.name) has no Swift file that is there")
    }
    return try FileLock.with(folder / "lock", for: "building \(target.name)") { try build() }
  }

  private func build() throws -> Program {
    let environment = app.installation.environment
    let place = folder / "app"
    try place.makeFolder()
    let name = app.moduleName
    let module = try app.invocation(in: folder, product: .module(interface: folder / "modules" / "\(name).swiftmodule"))
    try (folder / "modules").makeFolder()
    try module.writeOutputMap()
    Terminal.note("compiling \(target.app.name) and \(target.name)")
    let compiler = AppCompiler(
      project: target.app, framework: app.framework, environment: environment, otherModules: app.packages.moduleNames)
    guard try compiler.run(module.arguments) == 0 else { throw CommandError.failure("\(target.app.name) does not compile") }

    let texts = try target.sources.map { try $0.read() }
    let cases = XCTestCases(in: texts, isIsolated: target.compile.language.isolatesToMainActor)
    let runner = GeneratedFile(name: "TestRunner.swift", contents: Data(AppTestTarget.runner(for: cases).utf8))
    var files = GeneratedFiles()
    files.sources = [runner]
    let executable = place / AppProject.moduleName(for: target.name, besides: app.knownModules.union([name]))
    let code = try Subprocess(
      program: "swiftc",
      arguments: try arguments(
        module, executable: executable, sources: target.sources + files.writeSources(in: folder / "runner")),
      environment: environment
    ).run(output: .standardError)
    guard code == 0 else { throw CommandError.failure("\(target.name) does not compile") }
    _ = try target.app.layResources(in: place, keeping: executable.name, links: app.resourceLinks)
    let hasSwiftTesting = texts.contains { SwiftSource($0).imports.contains("Testing") }
    return Program(executable: executable, hasXCTest: !cases.cases.isEmpty, hasSwiftTesting: hasSwiftTesting)
  }

  /// How the compiler is called for the tests' program.
  private func arguments(_ module: CompilerInvocation, executable: Path, sources: [Path]) throws -> [String] {
    var arguments = ["-parse-as-library", "-Onone", "-gline-tables-only", "-module-name", executable.name]
    arguments += target.compile.compilerArguments + sources.map(\.string)
    arguments += ["-I", (folder / "modules").string, "-module-cache-path", module.moduleCache.string]
    arguments += app.framework.compilerArguments + app.packages.compilerArguments
    let overlay = try SourceOverlay(folder: folder / "tests-overlay", platform: target.app.platform).write(for: target.sources)
    if let overlay { arguments += ["-vfsoverlay", overlay.string] }
    arguments += module.sources.map { module.product(of: $0, extension: "o").string }
    return arguments + module.linkerArguments + ["-emit-executable", "-o", executable.string]
  }
}
