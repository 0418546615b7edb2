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
  private let interfaces: FileInterfaces
  private let outlines: SourceOutlines
  /// The sources as they were before anything was read of them.
  private let states: [Path: BuildRecord.Input]
  /// Files that were compiled now, whether or not the build has come to its end.
  private(set) var compiled: Set<Path> = []
  /// Sources that were written while it was built, so that what was compiled is of the one text or the other.
  private(set) var written: Set<Path> = []
  /// Files that are compiled before it is known that they have to be.
  private var early: [BesideCompilation] = []

  /// With more files the driver, which compiles several in one process, is faster.
  static let mostFiles = 8

  init(
    _ build: AppBuild, commands: DriverCommands, invocation: CompilerInvocation, edited: Set<Path>,
    preparation: EditPreparation = EditPreparation(), states: [Path: BuildRecord.Input]? = nil
  ) {
    (self.build, self.commands, self.invocation, self.edited) = (build, commands, invocation, edited)
    (interfaces, outlines) = (preparation.interfaces, preparation.outlines)
    self.states = states ?? Self.states(of: invocation.sources)
  }

  private var record: Path { build.folder / "record.json" }

  /// Compiles and links, while no other process builds the app.
  ///
  /// - Parameter changed: Sources of the app that differ from those of the last build; what they import is the same.
  /// - Returns: Whether the app is built; else nothing has been linked, and all is to be built by the driver.
  /// - Throws: Where the files do not compile, or not link.
  func run(_ changed: Set<Path>) throws -> Bool {
    guard changed.count <= Self.mostFiles else { return false }
    return try FileLock.with(build.folder / "lock", for: "building \(build.project.name)") {
      guard try goesOnFromLastBuild() else { return false }
      defer {
        discardEarly()
        let now = Self.states(of: states.keys)
        written = Set(states.keys.filter { states[$0] != now[$0] })
      }
      return try compileAndLink(changed)
    }
  }

  /// Whether what lies there was built with the same flags, by whatever process.
  private func goesOnFromLastBuild() throws -> Bool {
    guard let earlier = BuildRecord.load(record), earlier.describes(build.executable) else { return false }
    return try earlier.invocation == BuildRecord(invocation, toolchain: build.toolchain).invocation
  }

  private func compileAndLink(_ changed: Set<Path>) throws -> Bool {
    let known = Dictionary(uniqueKeysWithValues: changed.map { ($0, interface(of: $0)) })
    try beginEarly(changed, giving: known)
    guard try compile(changed) else { return false }
    var differing: Set<FileInterface.Name> = []
    for source in changed {
      guard let before = known[source] ?? nil, let after = interfaces.interface(at: trial(source)) else { return false }
      differing.formUnion(after.names(differingFrom: before))
    }
    guard let others = dependents(on: differing, besides: changed) else { return false }
    // What was begun may have read another text than what was compiled after it.
    if Self.states(of: states.keys) != states { discardEarly() }
    guard try compile(others) else { return false }
    for source in others {
      // Nothing has changed in it, so it gives what it gave.
      guard let before = interface(of: source), let after = interfaces.interface(at: trial(source)), after.givesSame(as: before)
      else { return false }
    }
    try link()
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
    interfaces.interface(at: Self.interfaceFile(of: source, in: invocation, edited: edited))
  }

  /// Where the last build that came to its end has left what a file gives and takes.
  static func interfaceFile(of source: Path, in invocation: CompilerInvocation, edited: Set<Path>) -> Path {
    invocation.product(of: source, extension: edited.contains(source) ? "edited" : "swiftdeps")
  }

  private func trial(_ source: Path) -> Path { invocation.product(of: source, extension: "trial") }

  /// Sources as they are on disk; one that is written anew with the same text counts as another one.
  static func states(of sources: some Sequence<Path>) -> [Path: BuildRecord.Input] {
    sources.reduce(into: [:]) { $0[$1] = try? BuildRecord.Input($1) }
  }
}

// MARK: - Compiling

extension EditBuild {
  /// Begins with the files that would see a change of what the changed ones declare, where their texts look like one.
  private func beginEarly(_ changed: Set<Path>, giving known: [Path: FileInterface?]) throws {
    let declares = changed.filter(outlines.hasChanged)
    let names = declares.reduce(into: Set<FileInterface.Name>()) { $0.formUnion((known[$1] ?? nil)?.names ?? []) }
    // One of the processors has the changed files to compile.
    for source in (dependents(on: names, besides: changed) ?? []).sorted().prefix(max(invocation.jobs - 1, 0)) {
      if let compilation = try beside(source) { early.append(compilation) }
    }
  }

  private func discardEarly() {
    for compilation in early { compilation.discard() }
    early = []
  }

  private func beside(_ source: Path) throws -> BesideCompilation? {
    try BesideCompilation(of: source, by: commands, invocation: invocation, environment: build.installation.environment)
  }

  /// Compiles files, several at a time, of which the driver's record no longer says that the driver has seen them; `false` where it is
  /// not known how they are compiled.
  private func compile(_ sources: Set<Path>) throws -> Bool {
    var begun = early.filter { sources.contains($0.source) }
    early.removeAll { sources.contains($0.source) }
    defer { for compilation in begun { compilation.discard() } }
    var waiting = sources.subtracting(begun.map(\.source)).sorted()
    if begun.isEmpty, waiting.count == 1 { return try compileAlone(waiting[0]) }
    while !begun.isEmpty || !waiting.isEmpty {
      while begun.count < max(invocation.jobs, 1), !waiting.isEmpty {
        guard let compilation = try beside(waiting.removeFirst()) else { return false }
        begun.append(compilation)
      }
      let first = begun.removeFirst()
      defer { first.discard() }
      guard first.succeeds() else {
        // What is wrong is said by a compiler that is watched.
        guard try compileAlone(first.source) else { return false }
        continue
      }
      try noteCompiled(first.source)
      try first.take(
        object: invocation.product(of: first.source, extension: "o"), interface: trial(first.source), say: build.output.compiler)
    }
    return true
  }

  private func compileAlone(_ source: Path) throws -> Bool {
    guard let command = commands.compiler(of: source, interface: trial(source)) else { return false }
    try noteCompiled(source)
    let compiler = AppCompiler(
      invocation: invocation, environment: build.installation.environment, output: build.output)
    let colors = Terminal.canOverwriteLines ? ["-color-diagnostics"] : []
    try compiler.run(program: command[0], arguments: Array(command.dropFirst()) + colors, in: build.folder)
    return true
  }

  private func noteCompiled(_ source: Path) throws {
    try note { $0.inputs.removeAll { $0.path == source.string } }
    compiled.insert(source)
  }

  /// Changes what the record tells; it is one of an unfinished build, which tells what the driver has seen.
  private func note(_ change: (inout BuildRecord) throws -> Void) throws {
    guard var now = BuildRecord.load(record) else { throw CommandError.failure("\(record) has disappeared") }
    try change(&now)
    now.isFinished = false
    try now.save(record)
  }

  private func link() throws {
    if let linker = commands.linker {
      var said: [String] = []
      if try run(linker.words, eachLine: { said.append($0) }) == 0 { return said.forEach(build.output.compiler) }
      // What has come to be missing since it was asked for is found, or said, by the driver's own commands.
    }
    for command in commands.links where try run(command, eachLine: build.output.compiler) != 0 {
      throw CommandError.failure("\(build.project.name) cannot be linked\(build.folder.fullDiskNote)")
    }
  }

  private func run(_ command: [String], eachLine: (String) -> Void) throws -> Int32 {
    try Subprocess(program: command[0], arguments: Array(command.dropFirst()), environment: build.installation.environment)
      .run(eachLine: eachLine)
  }
}
