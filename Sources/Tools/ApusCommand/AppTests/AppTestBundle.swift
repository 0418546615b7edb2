import Foundation

/// Compiles a target's tests as a library in a bundle of its own, with the target's resources beside it.
struct AppTestBundle {
  /// A bundle that is ready to run.
  struct Built: Equatable {
    /// The target.
    var name: String
    /// The module, with which the names of tests begin.
    var moduleName: String
    var library: Path
    /// XCTest's tests.
    var cases: XCTestCases
    var hasSwiftTesting: Bool
    /// A folder for what a run writes.
    var folder: Path
  }

  /// What the tests have of the app.
  enum Host: Equatable {
    /// Its module; they run in one program with it.
    case app(AppTestHost.Built)
    /// Nothing: they use it from outside, as a person does.
    case outside
  }

  var target: AppTestTarget
  var app: AppBuild
  var host: Host

  private var folder: Path { app.folder / "tests/targets" / ContentHash.hex(of: [target.name]).prefix(16).description }

  /// Builds what has changed.
  func build() throws -> Built {
    var tests = target.tests
    guard !tests.sources.isEmpty else {
      throw CommandError.failure("the target \(target.name) has no Swift file that is there")
    }
    let texts = try tests.sources.map { try $0.read() }
    let cases = XCTestCases(in: texts, isIsolated: tests.compile.language.isolatesToMainActor)
    tests.generated.sources.append(
      GeneratedFile(name: "TestCases.swift", contents: Data(TestProgram.listing(of: cases).utf8)))
    if host == .outside {
      tests.generated.sources.append(
        GeneratedFile(name: "InterfaceTests.swift", contents: Data(TestProgram.interfaceTests.utf8)))
    }
    let moduleName = tests.moduleName(besides: app.knownModules.union(host.moduleNames))
    let bundle = folder / "\(moduleName).xctest"
    let library = libraryPath(of: moduleName, tests)
    try (bundle / library).parent.makeFolder()
    let invocation = try invocation(tests, moduleName, library: bundle / library)
    let build = RecordedBuild(
      invocation: invocation, record: folder / "record.json", product: bundle / library, toolchain: app.toolchain)
    _ = try build.run {
      Terminal.note("compiling \(target.name)")
      let code = try Subprocess(
        program: "swiftc", arguments: invocation.arguments + (Terminal.canOverwriteLines ? ["-color-diagnostics"] : []),
        environment: app.installation.environment
      ).run(output: .standardError)
      guard code == 0 else { throw CommandError.failure("\(target.name) does not compile\(folder.fullDiskNote)") }
    }
    for exit in try tests.layResources(in: bundle, keeping: library, links: []) { Terminal.note(exit) }
    return Built(
      name: target.name, moduleName: moduleName, library: bundle / library, cases: cases,
      hasSwiftTesting: texts.contains { SwiftSource($0).imports.contains("Testing") }, folder: folder)
  }

  /// Where the library lies in the bundle, so that it is found to be the bundle's.
  private func libraryPath(of name: String, _ tests: AppProject) -> String {
    let layout = BundleLayout(destinations: tests.resources.items.map(\.destination))
    return layout == .flat ? name : "Contents/Linux/\(name)"
  }

  private func invocation(_ tests: AppProject, _ moduleName: String, library: Path) throws -> CompilerInvocation {
    CompilerInvocation(
      project: tests, moduleName: moduleName, framework: app.framework, packages: app.packages,
      generatedSources: try tests.generated.writeSources(in: folder / "generated"), objects: folder / "objects",
      product: host.product(library), moduleCache: app.installation.moduleCache,
      overlay: try SourceOverlay(folder: folder / "overlay", platform: tests.platform).write(for: tests.sources))
  }
}

extension AppTestBundle.Host {
  fileprivate var moduleNames: Set<String> {
    switch self {
    case .app(let built): [built.moduleName]
    case .outside: []
    }
  }

  fileprivate func product(_ library: Path) -> CompilerInvocation.Product {
    switch self {
    case .app(let built): .tests(library: library, interface: built.interface)
    case .outside: .interfaceTests(library: library)
    }
  }
}
