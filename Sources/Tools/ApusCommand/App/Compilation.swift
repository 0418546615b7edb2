import Foundation

/// Compiles the sources of one module where something has changed since the last time.
struct Compilation {
  var invocation: CompilerInvocation
  /// Holds the record of the last time.
  var folder: Path
  var toolchain: Toolchain
  var environment: [String: String]

  private var project: AppProject { invocation.project }
  private var recordPath: Path { folder / "record.json" }
  /// The file by which is known that nobody has touched what was made.
  private var product: Path { invocation.product.files[0] }

  /// Says whether there was something to compile.
  func run() throws -> Bool {
    var record = try BuildRecord(invocation, toolchain: toolchain)
    let earlier = BuildRecord.load(recordPath)
    record.product = earlier?.product
    let isWhole = (earlier?.describes(product) ?? false) && invocation.product.files.allSatisfy(\.isFile)
    if earlier == record, isWhole { return false }
    if !isWhole { try invocation.objects.remove() }
    try prepare(record: record, earlier: earlier)
    record.isFinished = false
    try record.save(recordPath)
    let count = project.sources.count
    Terminal.note(
      "compiling \(project.name) (\(count) \(count == 1 ? "file" : "files"), Swift \(project.compile.language.version))")
    let started = Date()
    let code = try AppCompiler(
      project: project, framework: invocation.framework, environment: environment,
      otherModules: invocation.packages.moduleNames
    ).run(invocation.arguments)
    guard code == 0 else {
      throw CommandError.failure("\(project.name) does not compile\(folder.fullDiskNote)")
    }
    record.isFinished = true
    record.product = try BuildRecord.Input(product)
    try record.save(recordPath)
    Terminal.note("compiled in \(Duration.seconds(Date().timeIntervalSince(started)).short)")
    return true
  }

  /// Throws away what the compiler may not reuse: all where a flag or the framework changed.
  private func prepare(record: BuildRecord, earlier: BuildRecord?) throws {
    if let earlier, earlier.invocation == record.invocation {
      for source in record.changedInputs(since: earlier) { try invocation.forget(source) }
    } else {
      try invocation.objects.remove()
    }
    try invocation.writeOutputMap()
  }
}
