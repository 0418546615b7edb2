import Foundation

/// Builds the packages that an app's target links, all in one library, and tells what the app's own build needs of them.
///
/// Reading a package runs its manifest, as every use of the package manager does; macros and build tools of packages run only
/// where the options allow it.
struct PackageGraphBuild {
  /// What wants packages.
  enum Subject {
    case app(PackageRequest)
    case playground(PlaygroundProject)
  }

  var subject: Subject
  var options: PackageOptions
  var configuration: BuildSettings.Configuration
  /// The folder in the cache for this app's packages in this configuration.
  var folder: Path
  var installation: Installation
  var toolchain: Toolchain
  /// What the packages are compiled for, whose device's texts are taken from catalogues.
  var platform = TargetPlatform.iOS
  /// Gives the framework with some of its optional modules, and those that the app itself imports.
  var framework: (_ imports: Set<String>) throws -> Framework
  /// Writes other texts for sources that need them, with some of them longer, and returns the description of the overlay.
  var overlay: (_ sources: [Path], _ additions: [Path: Data]) throws -> Path?

  private var recordPath: Path { folder / "record.json" }

  /// Builds what has changed, and says what was built with which framework.
  func run() throws -> (packages: BuiltPackages, framework: Framework) {
    for plugin in subject.plugins { Terminal.note("\(plugin): the app's own build tools do not run here") }
    guard subject.hasPackages else { return (BuiltPackages(), try framework([])) }
    return try FileLock.with(folder / "lock", for: "building the packages of \(subject.app)") { try build() }
  }

  private func build() throws -> (packages: BuiltPackages, framework: Framework) {
    let key = try requestKey()
    if let record = PackageBuildRecord<BuiltPackages>.load(recordPath), record.isCurrent(for: key) {
      let framework = try framework(record.imports)
      if framework.identity == record.framework {
        for note in record.result.notes { Terminal.note(note) }
        return (record.result, framework)
      }
    }
    let tree = PackageTree(
      installation: installation, toolchain: toolchain, options: options, configuration: configuration, app: subject.app,
      root: folder / SyntheticPackage.name, product: SyntheticPackage.name, scratch: folder / "build",
      names: subject.names(folder))
    var plan = try plan()
    let graph = try plan.resolve(tree)
    let reach = tree.reach(in: graph)
    try tree.check(reach)
    for note in plan.notes { Terminal.note(note) }
    let surroundings = try PackageSurroundings(
      of: reach, in: graph, manifests: ManifestOverlay(folder: folder / "manifests", platform: platform), framework: framework,
      overlay: overlay)
    try tree.build(reach, in: surroundings)
    for folder in tree.resources(of: reach, in: graph) { try PackageTexts.compile(in: folder, device: platform.device) }
    try tree.compileDataModels(of: reach, in: graph)
    let built = try result(tree, graph, reach, surroundings, notes: plan.notes)
    let libraries = built.linkerArguments.filter { $0.hasPrefix("-l") }.map { tree.products / "lib\($0.dropFirst(2)).so" }
    try PackageBuildRecord(
      request: key, framework: surroundings.framework, imports: surroundings.imports,
      folders: graph.folders(outside: installation.cache) + subject.places,
      products: libraries, result: built
    ).save(recordPath)
    return (built, surroundings.framework)
  }

  private func plan() throws -> any PackageRoot {
    let replacements = try replacements()
    let cache = ManifestCache(installation: installation, toolchain: toolchain)
    switch subject {
    case .app(let request): return try PackagePlan(request, replacements: replacements, contents: cache.contents)
    case .playground(let project): return try PlaygroundPlan(project, replacements: replacements)
    }
  }

  private func replacements() throws -> PackageReplacements {
    try PackageReplacements(
      in: folder / "replacements", named: try options.folders(in: installation.workingFolder), framework: installation.root)
  }

  /// A name for all that decides what is built, beside the files of packages.
  private func requestKey() throws -> String {
    ContentHash.hex(
      of: [Version.current, toolchain.version, configuration.rawValue, subject.description, String(options.allowsPlugins)]
        + options.replacements.flatMap { [$0.url, $0.folder] })
  }

  private func result(
    _ tree: PackageTree, _ graph: PackageGraph, _ reach: PackageReach, _ surroundings: PackageSurroundings, notes: [String]
  ) throws -> BuiltPackages {
    let description = try BuildDescription(
      file: tree.scratch / "\(configuration.rawValue).yaml", name: SyntheticPackage.name)
    let libraries = [SyntheticPackage.name] + description.libraries(in: tree.products)
    let arguments = description.moduleArguments(besides: surroundings.framework.compilerArguments)
    return BuiltPackages(
      compilerArguments: arguments,
      linkerArguments: BuiltPackages.linking(libraries, in: tree.products),
      resourceFolders: tree.resources(of: reach, in: graph).map(\.string),
      moduleNames: Set(reach.targets.map { AppProject.moduleName(for: $0.name, besides: []) }),
      imports: surroundings.imports,
      identity: try BuiltPackages.identity(
        modules: tree.products / "Modules", headers: reach.folders(in: graph), programs: BuiltPackages.programs(in: arguments)),
      notes: notes)
  }
}

extension PackageGraphBuild.Subject {
  var app: String {
    switch self {
    case .app(let request): request.app
    case .playground(let project): project.app.name
    }
  }

  fileprivate var plugins: [String] {
    switch self {
    case .app(let request): request.plugins
    case .playground(let project): project.target.plugins.map(\.name)
    }
  }

  var hasPackages: Bool {
    switch self {
    case .app(let request): !request.libraries.isEmpty
    case .playground(let project): !project.target.dependencies.isEmpty || !project.testUses.isEmpty
    }
  }

  /// All that it asks for.
  fileprivate var description: String {
    switch self {
    case .app(let request): "\(request)"
    case .playground(let project): "\(project.folder) \(project.manifestIdentity) \(project.testTargets)"
    }
  }

  /// What belongs to packages, beside the folders of packages.
  fileprivate var places: [Path] {
    switch self {
    case .app: []
    case .playground(let project): project.packageFolders
    }
  }

  fileprivate func names(_ folder: Path) -> [(path: String, name: String)] {
    switch self {
    case .app: []
    case .playground(let project): PackageCopy(original: project.folder, folder: folder / SyntheticPackage.name).names
    }
  }
}

extension PackageGraph {
  /// The folders of packages that people may change, which are those outside the cache.
  func folders(outside cache: Path) -> [Path] {
    packages.map(\.folder).compactMap { folder in
      guard let real = folder.real, !real.isInside(cache.real ?? cache) else { return nil }
      return real
    }.sorted()
  }
}

/// Which of the framework's optional modules sources import.
enum OptionalImports {
  static func modules(_ candidates: Set<String>, in sources: [Path]) throws -> Set<String> {
    var found: Set<String> = []
    for source in sources {
      let data = try source.read()
      // Few files name one, and a search for bytes is much faster than taking a file apart.
      let wanted = candidates.subtracting(found)
      let named = wanted.filter {
        data.range(of: Data($0.utf8)) != nil || UIKitNames.show(need: $0, in: data)
      }
      if !named.isEmpty { found.formUnion(SwiftSource(data).imports.intersection(named)) }
    }
    return found
  }
}
