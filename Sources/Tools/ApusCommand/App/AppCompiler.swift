/// Runs the compiler on an app's sources and says what it may not find out in time.
struct AppCompiler {
  var invocation: CompilerInvocation
  var environment: [String: String]
  var output = BuildOutput()

  /// Compiles the sources; a folder is where it leaves what it makes.
  ///
  /// - Throws: Where they do not compile.
  func run(in folder: Path) throws {
    let colors = Terminal.canOverwriteLines ? ["-color-diagnostics"] : []
    try run(program: "swiftc", arguments: invocation.arguments + colors, in: folder)
  }

  /// The same by another program, or for some of the sources.
  func run(program: String, arguments: [String], in folder: Path) throws {
    let compiler = Subprocess(program: program, arguments: arguments, environment: environment)
    let watch = CompilerWatch(
      unknownNames: unknownNames, assets: { AssetNames(invocation.project.resources) }, say: output.compiler,
      explainsAll: output.explainsAll)
    guard try watch.run(compiler) == 0 else {
      throw CommandError.failure("\(invocation.project.name) does not compile\(folder.fullDiskNote)")
    }
  }

  /// The names in the sources that nothing in their reach declares.
  func unknownNames() throws -> UnknownNames {
    // A name may stand in any module of packages and libraries that a source imports; these are not looked through.
    guard invocation.project.imports.isDisjoint(with: invocation.packages.moduleNames) else { return UnknownNames() }
    return try UnknownNames(of: invocation.project, framework: invocation.framework, environment: environment)
  }
}
