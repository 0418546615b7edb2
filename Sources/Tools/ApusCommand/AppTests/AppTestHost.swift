import Foundation

/// Compiles an app as a module that tests can look into, once for all of them, and links it into the program that runs them.
struct AppTestHost {
  /// What tests are compiled against and run by.
  struct Built: Equatable {
    /// The program, among the app's resources.
    var program: Path
    /// The interface of the app's module.
    var interface: Path
    var moduleName: String
  }

  /// The build of the app itself, with its framework and packages.
  var app: AppBuild

  /// The folder for all that belongs to the app's tests.
  var folder: Path { app.folder / "tests" }

  /// Builds what has changed; only a change of what tests can see changes the interface.
  func build() throws -> Built {
    let name = app.moduleName
    let place = folder / "app"
    let written = folder / "written" / "\(name).swiftmodule"
    let built = Built(program: place / name, interface: folder / "modules" / written.name, moduleName: name)
    for path in [place, written.parent] { try path.makeFolder() }
    let module = try app.invocation(in: folder, product: .module(interface: written))
    let build = RecordedBuild(
      invocation: module, record: folder / "record.json", product: built.program, toolchain: app.toolchain)
    let isNew = try build.run {
      Terminal.note("compiling \(app.project.name) for its tests")
      try AppCompiler(invocation: module, environment: app.installation.environment).run(in: folder)
      try link(module, to: built.program)
    }
    if isNew { try AppCache(in: app.installation.cache).prune(keeping: app.folder) }
    if isNew || !built.interface.isFile { try built.interface.write(ifChanged: try written.read(limit: 1 << 30)) }
    for exit in try app.project.layResources(in: place, keeping: name, links: app.resourceLinks) where isNew {
      Terminal.note(exit)
    }
    return built
  }

  private func link(_ module: CompilerInvocation, to program: Path) throws {
    let cache = ["-module-cache-path", module.moduleCache.string]
    // It is thrown away with the app's objects, so where it is, it fits.
    let main = module.objects / "TestProgram.o"
    if !main.isFile {
      try folder.write(text: TestProgram.main, as: "program/TestProgram.swift")
      try swiftc(
        ["-parse-as-library", "-swift-version", "5", "-module-name", "ApusTestProgram", "-c"] + cache
          + [(folder / "program/TestProgram.swift").string, "-o", main.string])
    }
    let objects = [main] + module.sources.map { module.product(of: $0, extension: "o") }
    // Tests find what they need of the app in the program.
    try swiftc(
      objects.map(\.string) + module.linkerArguments + ["-Xlinker", "--export-dynamic", "-emit-executable", "-o", program.string])
  }

  private func swiftc(_ arguments: [String]) throws {
    let code = try Subprocess(program: "swiftc", arguments: arguments, environment: app.installation.environment)
      .run(output: .standardError)
    guard code == 0 else {
      throw CommandError.failure("the program for the tests of \(app.project.name) does not build\(folder.fullDiskNote)")
    }
  }
}
