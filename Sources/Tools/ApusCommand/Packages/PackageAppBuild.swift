import Foundation

/// Builds a package that is an app and does not name this framework, with the framework's modules in reach of all its packages.
struct PackageAppBuild {
  var package: Path
  /// The executable, where the package has several.
  var product: String?
  var options: PackageOptions
  var configuration: BuildSettings.Configuration
  /// The folder in the cache for this package in this configuration.
  var folder: Path
  var installation: Installation
  var toolchain: Toolchain
  /// What the packages are compiled for, whose device's texts are taken from catalogues.
  var platform = TargetPlatform.iOS
  /// Gives the framework with some of its optional modules.
  var framework: (_ imports: Set<String>) throws -> Framework
  /// Writes other texts for sources that need them, with some of them longer, and returns the description of the overlay.
  var overlay: (_ sources: [Path], _ additions: [Path: Data]) throws -> Path?

  /// What a build has come to.
  struct Built: Codable, Equatable {
    var name: String
    var executable: String
    var notes: [String] = []
  }

  private var recordPath: Path { folder / "record.json" }
  private var cache: ManifestCache { ManifestCache(installation: installation, toolchain: toolchain) }

  /// Builds what has changed; `nil` where the package, or one that it depends on, names the framework: then it builds as it says.
  func run() throws -> (name: String, executable: Path)? {
    let contents = try cache.contents(of: package)
    try options.check(contents)
    if !contents.namesFramework(at: installation.root),
      let built = try FileLock.with(folder / "lock", for: "building \(contents.name)", { try build(contents) })
    {
      return (built.name, Path(built.executable))
    }
    try OwnPackageBuild(
      package: package, name: contents.name, options: options, configuration: configuration, folder: folder / "own",
      installation: installation, toolchain: toolchain
    ).check(building: try cache.manifest(of: package).executable(named: product))
    return nil
  }

  private func build(_ contents: PackageContents) throws -> Built? {
    let key = ContentHash.hex(
      of: [
        Version.current, toolchain.version, configuration.rawValue, package.string, product ?? "-", String(options.allowsPlugins),
      ]
        + options.replacements.flatMap { [$0.url, $0.folder] })
    if let record = PackageBuildRecord<Built>.load(recordPath), record.isCurrent(for: key),
      try framework(record.imports).identity == record.framework
    {
      for note in record.result.notes { Terminal.note(note) }
      return record.result
    }
    let name = try cache.manifest(of: package).executable(named: product)
    var replacements = try PackageReplacements(
      in: folder / "replacements", named: try options.folders(in: installation.workingFolder), framework: installation.root)
    _ = try replacements.add(for: [contents])
    var tree = PackageTree(
      installation: installation, toolchain: toolchain, options: options, configuration: configuration, app: contents.name,
      root: package, product: name, scratch: folder / "build")
    guard let graph = try tree.resolve(with: &replacements, copyingTo: folder) else { return nil }
    let reach = tree.reach(in: graph)
    try tree.check(reach)
    for note in replacements.notes { Terminal.note(note) }
    let surroundings = try PackageSurroundings(
      of: reach, in: graph, manifests: ManifestOverlay(folder: folder / "manifests", platform: platform), framework: framework,
      overlay: overlay)
    try tree.build(reach, in: surroundings)
    for folder in tree.resources(of: reach, in: graph) { try PackageTexts.compile(in: folder, device: platform.device) }
    try tree.compileDataModels(of: reach, in: graph)
    let executable = tree.products / name
    guard executable.isFile else { throw CommandError.failure("the build left no executable at \(executable)") }
    for resource in surroundings.framework.allResources { try tree.products.makeLink(named: resource.name, to: resource) }
    let built = Built(name: name, executable: executable.string, notes: replacements.notes)
    try PackageBuildRecord(
      request: key, framework: surroundings.framework, imports: surroundings.imports,
      folders: graph.folders(outside: installation.cache) + [package],
      products: [executable], result: built
    ).save(recordPath)
    return built
  }
}

extension PackageContents {
  /// Whether it depends on this framework by its own words; then it builds as it says.
  func namesFramework(at root: Path) -> Bool {
    dependencies.contains { $0.identity == StandIn.frameworkIdentity || $0.leads(to: root) }
  }
}

extension PackageOptions {
  /// Stops where a package's own macros or build tools would run and nobody has allowed it.
  func check(_ contents: PackageContents) throws {
    let programs = contents.targets.compactMap { target -> String? in
      switch target.type {
      case "macro": "the macro \(target.name)"
      case "plugin": "the build tool \(target.name)"
      default: nil
      }
    }
    try check(programs: programs.isEmpty ? nil : programs.joined(separator: ", "), of: "targets of \(contents.name)")
  }

  /// Stops where programs would run and nobody has allowed it.
  ///
  /// - Parameters:
  ///   - programs: The programs, as they are named to people; `nil` where there are none.
  ///   - owners: What brings them, in the plural.
  /// - Throws: A failure that names them.
  func check(programs: String?, of owners: String) throws {
    guard !allowsPlugins, let programs else { return }
    throw CommandError.failure(
      "\(owners) bring programs that run while they are compiled, with your rights and without a sandbox: "
        + "\(programs); look at them, then allow it with \(Self.pluginsOption)")
  }
}

extension PackageContents.Dependency {
  /// Whether it is the package in a folder.
  func leads(to place: Path) -> Bool {
    guard case .folder(let folder) = source, let real = folder.real else { return false }
    return real == place.real
  }
}
