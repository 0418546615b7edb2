import Foundation

/// Compiles an app's sources against the framework and lays its resources beside the executable.
///
/// Everything is kept in the cache, in one folder for each app and configuration: `objects` for the compiler, `app`
/// with the executable and the resources, `record.json` with what they were made from.
struct AppBuild {
  var project: AppProject
  var framework: Framework
  var toolchain: Toolchain
  var configuration: BuildSettings.Configuration
  var installation: Installation

  /// The app's own folder in the cache.
  var folder: Path {
    let key = ContentHash.hex(of: [project.path.string, configuration.rawValue]).prefix(16)
    return installation.cache / "apps" / "\(project.moduleName(besides: []).shortened)-\(key)"
  }

  private var recordPath: Path { folder / "record.json" }

  /// Builds what changed and returns the executable.
  func run() throws -> Path {
    for duplicate in project.resources.duplicates { Terminal.note(duplicate) }
    return try FileLock.with(folder / "lock", for: "building \(project.name)") { try build() }
  }

  private func build() throws -> Path {
    let app = folder / "app"
    try app.makeFolder()
    let moduleName = project.moduleName(besides: framework.moduleNames)
    let invocation = CompilerInvocation(
      project: project, moduleName: moduleName, framework: framework, configuration: configuration,
      objects: folder / "objects",
      executable: app / moduleName, moduleCache: installation.cache / "modules",
      overlay: try SourceOverlay(folder: folder / "overlay").write(for: project.sources))
    try compile(invocation)
    let exits = try ResourceCopy(folder: app, keeping: moduleName, root: project.path)
      .run(project.resources.items, links: framework.allResources)
    for exit in exits { Terminal.note(exit) }
    return invocation.executable
  }

  private func compile(_ invocation: CompilerInvocation) throws {
    var record = try BuildRecord(invocation, toolchain: toolchain)
    let earlier = BuildRecord.load(recordPath)
    record.product = earlier?.product
    let isWhole = earlier?.describes(invocation.executable) ?? false
    if earlier == record, isWhole { return }
    if !isWhole { try invocation.objects.remove() }
    try prepare(invocation, record: record, earlier: earlier)
    record.isFinished = false
    try record.save(recordPath)
    let count = project.sources.count
    Terminal.note(
      "compiling \(project.name) (\(count) \(count == 1 ? "file" : "files"), Swift \(project.language.version))")
    let started = Date()
    let compiler = Subprocess(
      program: "swiftc", arguments: invocation.arguments + (Terminal.canOverwriteLines ? ["-color-diagnostics"] : []),
      environment: installation.environment)
    let watch = CompilerWatch(
      unknownNames: { try UnknownNames(of: project, framework: framework, environment: installation.environment) },
      assets: { AssetNames(project.resources) })
    let code = try watch.run(compiler)
    guard code == 0 else {
      throw CommandError.failure("\(project.name) does not compile\(folder.fullDiskNote)")
    }
    record.isFinished = true
    record.product = try BuildRecord.Input(invocation.executable)
    try record.save(recordPath)
    Terminal.note("compiled in \(Duration.seconds(Date().timeIntervalSince(started)).short)")
  }

  /// Throws away what the compiler may not reuse: all where a flag or the framework changed.
  private func prepare(_ invocation: CompilerInvocation, record: BuildRecord, earlier: BuildRecord?) throws {
    if let earlier, earlier.invocation == record.invocation {
      for source in record.changedInputs(since: earlier) { try invocation.forget(source) }
    } else {
      try invocation.objects.remove()
    }
    try invocation.writeOutputMap()
  }
}
