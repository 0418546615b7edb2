import Foundation

/// The framework built once for each toolchain and version, in the shared cache.
///
/// `framework/<key>` holds what apps need of a finished build; it appears at once, by a rename, so that what is there
/// is whole. `framework/build-<place>` is the package manager's scratch folder of one copy of Apus, kept so that a
/// changed framework compiles only what changed.
struct FrameworkCache {
  var installation: Installation
  var toolchain: Toolchain
  var traits: Traits

  private var folder: Path { installation.cache / "framework" }
  private static let keptVersions = 2

  /// The framework for this toolchain and version, with the optional modules among `imports`; what is missing is built first.
  ///
  /// `APUS_FRAMEWORK_BUILD` names a build folder of the package manager to use instead, as it is. A release archive has a framework
  /// of its own, and nothing to build another from.
  func framework(for imports: Set<String>) throws -> Framework {
    if let named = installation.environment["APUS_FRAMEWORK_BUILD"], !named.isEmpty {
      let build = Path(named).absolute(in: installation.workingFolder)
      return try framework(in: build, for: imports)
    }
    if let archive = try ReleaseArchive(at: installation.root) {
      guard traits.hasGTK else {
        throw CommandError.failure("the release archive in \(archive.root) has GTK; without it, Apus is built from its sources")
      }
      return try archive.framework(
        for: imports, toolchain: toolchain, distribution: Distribution.current, installation: installation)
    }
    let key = try FrameworkKey(root: installation.root, toolchain: toolchain, traits: traits)
    if let framework = finished(key.text, for: imports) { return framework }
    return try FileLock.with(folder / "lock", for: "building the framework") {
      if finished(key.text, for: []) == nil {
        try build(key)
        try prune(keeping: key.text)
      }
      guard let runtime = finished(key.text, for: []) else {
        throw CommandError.failure("the framework's build left nothing in \(folder / key.text)")
      }
      return try runtime.optionalModules.intersection(imports).sorted().reduce(runtime) { framework, module in
        framework.adding(try addition(module, to: key))
      }
    }
  }

  /// The folder of the framework for this toolchain and version, with all modules that can be added; what is missing is built.
  func wholeFramework() throws -> Path {
    let runtime = try framework(for: [])
    _ = try framework(for: runtime.optionalModules)
    return runtime.libraryFolder.parent
  }

  /// The framework of a build that somebody else keeps up to date; only libraries of optional modules are linked, beside it.
  private func framework(in build: Path, for imports: Set<String>) throws -> Framework {
    let manifest = try manifest()
    let runtime = try Framework(
      build: build, root: installation.root, manifest: manifest, environment: installation.environment)
    return try runtime.optionalModules.intersection(imports).sorted().reduce(runtime) { framework, module in
      try FileLock.with(build / "optional.lock", for: "linking \(module)") {
        framework.adding(
          try FrameworkAddition(
            linking: module, of: manifest, in: build, against: build, into: build / "optional", from: "..",
            environment: installation.environment))
      }
    }
  }

  /// The finished build of a key with the optional modules among `imports`; `nil` where one is missing.
  ///
  /// The time of its use is noted for pruning.
  private func finished(_ key: String, for imports: Set<String>) -> Framework? {
    let place = folder / key
    guard let framework = Framework(finishedIn: place, identity: key, for: imports) else { return nil }
    utimes((place / FrameworkIndex.stamp).string, nil)
    return framework
  }

  private func manifest() throws -> PackageManifest {
    try ManifestCache(installation: installation, toolchain: toolchain).manifest(of: installation.root)
  }

  private func build(_ key: FrameworkKey) throws {
    let started = Date()
    Terminal.note("building the framework, once for this version and \(toolchain.version)")
    try compile(["--product", "ApusRuntime"], key)
    let built = try Framework(
      build: scratch(key) / "release", root: installation.root, manifest: try manifest(),
      environment: installation.environment)
    try install(built, as: key.text)
    Terminal.note("the framework is built (\(Duration.seconds(Date().timeIntervalSince(started)).short))")
  }

  /// An optional module of a build that is there, built first where it is missing.
  private func addition(_ module: String, to key: FrameworkKey) throws -> FrameworkAddition {
    let place = folder / key.text
    if let addition = FrameworkAddition(module, in: place) { return addition }
    let started = Date()
    Terminal.note("building \(module), which the app imports")
    try compile(["--target", module], key)
    let partial = folder / "partial-\(getpid())"
    try partial.remove()
    let built = try FrameworkAddition(
      linking: module, of: try manifest(), in: scratch(key) / "release", against: place / "lib", into: partial / "lib",
      from: FrameworkAddition.wayToRuntime, environment: installation.environment)
    try built.install(in: partial)
    try (place / FrameworkAddition.folder).makeFolder()
    try partial.move(over: FrameworkAddition.place(of: module, in: place))
    guard let addition = FrameworkAddition(module, in: place) else {
      throw CommandError.failure("the build of \(module) left nothing in \(place)")
    }
    Terminal.note("\(module) is built (\(Duration.seconds(Date().timeIntervalSince(started)).short))")
    return addition
  }

  private func scratch(_ key: FrameworkKey) -> Path { folder / ScratchFolder.name(root: installation.root, traits: traits) }

  private func compile(_ what: [String], _ key: FrameworkKey) throws {
    try ScratchFolder(path: scratch(key)).prepare(for: [toolchain.version, key.headers] + key.flags)
    let code = try Subprocess(
      program: "swift",
      arguments: [
        "build", "--configuration", "release", "--package-path", installation.root.string, "--scratch-path", scratch(key).string,
      ] + what + key.flags,
      environment: installation.environment
    ).run(output: .standardError)
    guard code == 0 else {
      throw CommandError.failure("the framework does not build (swift build: exit code \(code))\(folder.fullDiskNote)")
    }
  }

  /// Copies what apps need to a folder beside the final one, and gives it its name when all is there.
  private func install(_ built: Framework, as key: String) throws {
    let partial = folder / "partial-\(getpid())"
    try partial.remove()
    try partial.makeFolder()
    let index = try FrameworkIndex(installing: built, to: partial)
    try (partial / FrameworkIndex.file).write(try JSONEncoder().encode(index))
    try (partial / FrameworkIndex.stamp).write(Data((toolchain.version + "\n").utf8))
    try (folder / key).remove()
    try partial.move(over: folder / key)
  }

  /// Removes the builds that were not used for longest, and what broken builds left.
  private func prune(keeping key: String) throws {
    let names = try folder.children()
    for name in names where name.hasPrefix("partial-") { try (folder / name).remove() }
    let versions = names.filter { $0.count == key.count && $0 != key && !$0.contains("-") }
    try removeOldest(versions, keeping: Self.keptVersions - 1) { FileStatus(of: $0 / FrameworkIndex.stamp)?.modified ?? 0 }
    try removeOldest(names.filter { $0.hasPrefix(ScratchFolder.prefix) }, keeping: Self.keptVersions) {
      FileStatus(of: $0 / "release/\(Framework.library)")?.modified ?? 0
    }
  }

  private func removeOldest(_ names: [String], keeping count: Int, age: (Path) -> Int64) throws {
    for old in names.map({ folder / $0 }).sorted(by: { age($0) > age($1) }).dropFirst(count) { try old.remove() }
  }
}
