import Foundation

/// Compiles files of an app that have changed, and those that see the change, and links the app, without the compiler's driver.
///
/// To find out what a change concerns takes the driver as long as to compile a file. The compiler writes beside an object what a file
/// gives to others and takes from them; where only few files are concerned by that, they are compiled here, else the driver's turn
/// has come. What the driver knows stays as it was, and the app's record has these files for ones that the driver has not seen.
final class EditBuild {
  private let build: AppBuild
  /// How the driver would build the app.
  private let commands: DriverCommands
  private let invocation: CompilerInvocation
  /// Files that were compiled so since the driver's last build.
  private let edited: Set<Path>
  /// Files that were compiled now, whether or not the build has come to its end.
  private(set) var compiled: Set<Path> = []

  /// With more files the driver, which compiles several at a time, is faster.
  static let mostFiles = 3

  init(_ build: AppBuild, commands: DriverCommands, invocation: CompilerInvocation, edited: Set<Path>) {
    (self.build, self.commands, self.invocation, self.edited) = (build, commands, invocation, edited)
  }

  private var record: Path { build.folder / "record.json" }

  /// Compiles and links, while no other process builds the app.
  ///
  /// - Parameter changed: Sources of the app that differ from those of the last build.
  /// - Returns: Whether the app is built; else nothing has been linked, and all is to be built by the driver.
  /// - Throws: Where the files do not compile, or not link.
  func run(_ changed: Set<Path>) throws -> Bool {
    guard changed.count <= Self.mostFiles else { return false }
    return try FileLock.with(build.folder / "lock", for: "building \(build.project.name)") {
      try goesOnFromLastBuild() && compileAndLink(changed)
    }
  }

  /// Whether what lies there was built with the same flags, by whatever process.
  private func goesOnFromLastBuild() throws -> Bool {
    guard let earlier = BuildRecord.load(record), earlier.describes(build.executable) else { return false }
    return try earlier.invocation == BuildRecord(invocation, toolchain: build.toolchain).invocation
  }

  private func compileAndLink(_ changed: Set<Path>) throws -> Bool {
    var differing: Set<FileInterface.Name> = []
    for source in changed.sorted() {
      guard let before = interface(of: source), let after = try compile(source) else { return false }
      differing.formUnion(after.names(differingFrom: before))
    }
    guard let others = dependents(on: differing, besides: changed) else { return false }
    for source in others.sorted() {
      // Nothing has changed in it, so it gives what it gave.
      guard let before = interface(of: source), let after = try compile(source), after.givesSame(as: before) else { return false }
    }
    for command in commands.links { try link(command) }
    try note { $0.product = try BuildRecord.Input(build.executable) }
    for source in compiled { try trial(source).move(over: invocation.product(of: source, extension: "edited")) }
    return true
  }

  /// The files that take something of what differs, or of what such files give, and so on; `nil`: more than are compiled here.
  private func dependents(on differing: Set<FileInterface.Name>, besides changed: Set<Path>) -> Set<Path>? {
    guard !differing.isEmpty else { return [] }
    var others: [Path: FileInterface] = [:]
    for source in invocation.sources where !changed.contains(source) {
      guard let interface = interface(of: source) else { return nil }
      others[source] = interface
    }
    var (names, found) = (differing, Set<Path>())
    while true {
      let more = others.filter { !found.contains($0.key) && !$0.value.uses.isDisjoint(with: names) }
      guard !more.isEmpty else { return found }
      found.formUnion(more.keys)
      guard found.count + changed.count <= Self.mostFiles else { return nil }
      for interface in more.values { names.formUnion(interface.names) }
    }
  }

  /// What a file gave and took when it was compiled for the last build that came to its end; `nil`: that is not known.
  private func interface(of source: Path) -> FileInterface? {
    interface(at: invocation.product(of: source, extension: edited.contains(source) ? "edited" : "swiftdeps"))
  }

  private func interface(at file: Path) -> FileInterface? {
    // Of a form that is not known, nothing is concluded.
    (try? file.read()).flatMap { try? FileInterface($0) }
  }

  private func trial(_ source: Path) -> Path { invocation.product(of: source, extension: "trial") }

  /// Compiles a file, of which the driver's record no longer says that the driver has seen it.
  private func compile(_ source: Path) throws -> FileInterface? {
    guard let command = commands.compiler(of: source, interface: trial(source)) else { return nil }
    try note { $0.inputs.removeAll { $0.path == source.string } }
    compiled.insert(source)
    try compile(command)
    return interface(at: trial(source))
  }

  /// Changes what the record tells; it is one of an unfinished build, which tells what the driver has seen.
  private func note(_ change: (inout BuildRecord) throws -> Void) throws {
    guard var now = BuildRecord.load(record) else { throw CommandError.failure("\(record) has disappeared") }
    try change(&now)
    now.isFinished = false
    try now.save(record)
  }

  private func compile(_ command: [String]) throws {
    let compiler = AppCompiler(
      invocation: invocation, environment: build.installation.environment, output: build.output)
    let colors = Terminal.canOverwriteLines ? ["-color-diagnostics"] : []
    try compiler.run(program: command[0], arguments: Array(command.dropFirst()) + colors, in: build.folder)
  }

  private func link(_ command: [String]) throws {
    let linker = Subprocess(
      program: command[0], arguments: Array(command.dropFirst()), environment: build.installation.environment)
    guard try linker.run(eachLine: build.output.compiler) == 0 else {
      throw CommandError.failure("\(build.project.name) cannot be linked\(build.folder.fullDiskNote)")
    }
  }
}
