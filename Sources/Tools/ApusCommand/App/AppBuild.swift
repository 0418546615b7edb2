import Foundation

/// Compiles an app's sources against the framework and lays its resources beside the executable.
///
/// Everything is kept in the cache, in one folder for each app and configuration: `objects` for the compiler, `generated` for what
/// was made of catalogues, `libraries` for the frameworks of its project, `app` with the executable and the resources, `record.json`
/// with what they were made from.
struct AppBuild {
  var project: AppProject
  var framework: Framework
  var packages = BuiltPackages()
  var toolchain: Toolchain
  var installation: Installation
  var output = BuildOutput()
  /// Whether apps that were not used for long may go when something was compiled, which takes a look at all files of all.
  var prunes = true

  /// The app's own folder in the cache.
  var folder: Path { project.folder(in: installation.cache) }

  /// Builds what changed and returns the executable.
  func run() throws -> Path {
    for duplicate in project.resources.duplicates { output.note(duplicate) }
    return try FileLock.with(folder / "lock", for: "building \(project.name)") {
      try AppCache(in: installation.cache).use(folder)
      return try build()
    }
  }

  private func build() throws -> Path {
    try executable.parent.makeFolder()
    let compilation = Compilation(
      invocation: try invocation(in: folder, product: .executable(executable)), folder: folder, toolchain: toolchain,
      environment: installation.environment, output: output)
    if try compilation.run(), prunes { try AppCache(in: installation.cache).prune(keeping: folder) }
    try layResources()
    return executable
  }

  /// The executable, whether or not it is there.
  var executable: Path { folder / "app" / moduleName }

  /// Lays the app's resources beside its executable.
  func layResources() throws {
    for exit in try project.layResources(in: folder / "app", keeping: moduleName, links: resourceLinks) { output.note(exit) }
  }

  /// The modules that the app may import, which its own must not be called as.
  var knownModules: Set<String> { framework.moduleNames.union(packages.moduleNames) }

  /// The name of the app's module, and of its executable.
  var moduleName: String { project.moduleName(besides: knownModules) }

  /// The folders of resources that lie beside the executable.
  var resourceLinks: [Path] { framework.allResources + packages.resources }

  /// How the compiler is called for the app's sources; writes what it reads beside them below a folder.
  func invocation(in folder: Path, product: CompilerInvocation.Product) throws -> CompilerInvocation {
    CompilerInvocation(
      project: project, moduleName: moduleName, framework: framework, packages: packages,
      generatedSources: try project.generated.writeSources(in: folder / "generated"), objects: folder / "objects",
      product: product, moduleCache: installation.moduleCache,
      overlay: try SourceOverlay(folder: folder / "overlay", platform: project.platform).write(for: project.allSources))
  }
}

extension AppProject {
  /// Lays the app's resources into the folder of its executable, where `Bundle.main` finds them, and takes out what is there no more.
  ///
  /// - Returns: A line for each link by which files from elsewhere came into the app.
  func layResources(in folder: Path, keeping executable: String, links: [Path]) throws -> [String] {
    let layout = BundleLayout(destinations: resources.items.map(\.destination))
    let place = { (name: String) in name == "Info.plist" ? layout.infoPath : layout.path(of: name) }
    var made = generated
    for index in made.resources.indices { made.resources[index].name = place(made.resources[index].name) }
    try made.writeResources(in: folder)
    let items = resources.items.map { AppResources.Item(destination: place($0.destination), source: $0.source) }
    return try ResourceCopy(folder: folder, keeping: executable, root: root).run(items, links: links, besides: made.destinations)
  }

  /// The app's own folder in a cache.
  func folder(in cache: Path) -> Path {
    let parts = [path.string, configurationName] + (target.map { [$0] } ?? []) + (platform == .linux ? [] : [platform.rawValue])
    let key = ContentHash.hex(of: parts).prefix(16)
    return cache / "apps" / "\(moduleName(besides: []).shortened)-\(key)"
  }
}
