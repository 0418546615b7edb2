/// Compiles the sources of one module where something has changed since the last time.
struct Compilation {
  var invocation: CompilerInvocation
  /// Holds the record of the last time.
  var folder: Path
  var toolchain: Toolchain
  var environment: [String: String]
  var output = BuildOutput()

  private var project: AppProject { invocation.project }

  /// Says whether there was something to compile.
  func run() throws -> Bool {
    let build = RecordedBuild(
      invocation: invocation, record: folder / "record.json", product: invocation.product.files[0], toolchain: toolchain)
    return try build.run {
      let count = (project.sources.isEmpty ? invocation.sources : project.sources).count
      output.progress(
        "compiling \(project.name) (\(count) \(count == 1 ? "file" : "files"), Swift \(project.compile.language.version))")
      let started = ContinuousClock.now
      try AppCompiler(invocation: invocation, environment: environment, output: output).run(in: folder)
      output.progress("compiled in \((ContinuousClock.now - started).short)")
    }
  }
}
