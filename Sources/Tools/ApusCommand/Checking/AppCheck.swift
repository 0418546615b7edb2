import Foundation

/// Has the compiler look at an app's sources, of which nothing is made that runs.
///
/// What it needs lies in the app's folder in the cache, in `check`: apart from what builds leave, so that neither makes the other
/// begin anew. What the compiler says of a file lies beside what it knows of it, and is read again where the file has not changed.
struct AppCheck {
  var app: AppBuild

  private var folder: Path { app.folder / "check" }
  private var recordPath: Path { folder / "record.json" }

  /// What is to be said of the app, in the order of its files.
  func run() throws -> [SourceDiagnostic] {
    try FileLock.with(folder / "lock", for: "checking \(app.project.name)") {
      try AppCache(in: app.installation.cache).use(app.folder)
      return try check()
    }
  }

  private func check() throws -> [SourceDiagnostic] {
    let invocation = try app.invocation(in: folder, product: .diagnostics)
    let texts = try invocation.overlay.map { try OverlayDescription.texts(of: $0) } ?? [:]
    var record = try CheckRecord(invocation, texts: texts, toolchain: app.toolchain)
    let earlier = CheckRecord.load(recordPath)
    if let earlier, record.isSaid(by: earlier) { return earlier.diagnostics }
    if let earlier, earlier.invocation == record.invocation {
      for source in record.changedInputs(since: earlier) { try invocation.forget(source) }
    } else {
      try invocation.objects.remove()
    }
    try invocation.writeOutputMap()
    try record.save(recordPath)
    var said = try compile(invocation)
    // A compiler that fails in itself may still tell of types.
    if said.hasFailed {
      said = try compile(invocation, arguments: invocation.arguments.map { $0 == "-emit-sib" ? "-typecheck" : $0 })
    }
    let rewritten = RewrittenPlaces(texts: texts)
    // A framework of which nothing but modules is there has no symbols.
    let symbols = try (try? SymbolWarnings(app.installation))?.all(in: app.project.sources) ?? []
    record.diagnostics = try MissingNames.explain(said.diagnostics.map(rewritten.original) + symbols, in: app).inOrder
    record.isFinished = !said.wasEnded
    try record.save(recordPath)
    try AppCache(in: app.installation.cache).prune(keeping: app.folder)
    return record.diagnostics
  }

  /// What a run of the compiler has come to.
  private struct Said {
    var diagnostics: [SourceDiagnostic] = []
    /// Whether it has ended badly without a word about the sources.
    var hasFailed = false
    var wasEnded = false
  }

  private func compile(_ invocation: CompilerInvocation, arguments: [String]? = nil) throws -> Said {
    let compiler = Subprocess(
      program: Toolchain.compiler(environment: app.installation.environment),
      arguments: arguments ?? invocation.arguments, environment: app.installation.environment)
    var (lines, explanations) = ([String](), [String]())
    let watch = CompilerWatch(
      unknownNames: AppCompiler(invocation: invocation, environment: app.installation.environment).unknownNames,
      assets: { AssetNames(app.project.resources) }, say: { lines.append($0) }, explain: { explanations.append($0) })
    let code = try watch.run(compiler)
    var said = Said(diagnostics: try invocation.sources.flatMap { try diagnostics(at: invocation.diagnostics(of: $0)) })
    said.wasEnded = explanations.contains { $0.hasPrefix("note: the compiler was ended") }
    for explained in SourceDiagnostic.all(in: explanations) where !said.diagnostics.contains(where: explained.isSame) {
      said.diagnostics.append(explained)
    }
    guard code != 0, said.diagnostics.count(.error) == 0 else { return said }
    // What is wrong with the call itself, it says nowhere else.
    said.diagnostics += SourceDiagnostic.all(in: lines).filter { $0.severity == .error }
    said.hasFailed = true
    if said.diagnostics.count(.error) == 0 {
      let last = lines.last { !$0.trimmingCharacters(in: .whitespaces).isEmpty } ?? "it says nothing"
      said.diagnostics.append(.general("the compiler has failed with exit code \(code): \(last)", category: "apus-compiler"))
    }
    return said
  }

  private func diagnostics(at file: Path) throws -> [SourceDiagnostic] {
    guard file.isFile else { return [] }
    do { return try SerializedDiagnostics(try file.read(limit: 256 << 20)).diagnostics } catch let failure as Bitstream.Failure {
      // One that the compiler was ended in is not whole.
      return [.general("\(file.name) cannot be read: \(failure.what)", severity: .warning, category: "apus-compiler")]
    }
  }
}
