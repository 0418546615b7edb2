import Foundation

/// Runs a package's tests as the package manager does, with the framework's modules in reach of all packages.
struct PackageTestRun {
  var package: Path
  var options: PackageOptions
  var configuration: BuildSettings.Configuration
  /// The folder in the cache for this package's tests in this configuration.
  var folder: Path
  /// What `swift test` is told beside.
  var arguments: [String]
  var installation: Installation
  var toolchain: Toolchain
  /// What the packages are compiled for.
  var platform = TargetPlatform.iOS
  /// Gives the framework with some of its optional modules.
  var framework: (_ imports: Set<String>) throws -> Framework
  /// Writes other texts for sources that need them, with some of them longer, and returns the description of the overlay.
  var overlay: (_ sources: [Path], _ additions: [Path: Data]) throws -> Path?

  /// Returns the exit code of `swift test`.
  func run() throws -> Int32 {
    let contents = try ManifestCache(installation: installation, toolchain: toolchain).contents(of: package)
    try options.check(contents)
    let own = OwnPackageBuild(
      package: package, name: contents.name, options: options, configuration: configuration, folder: folder / "own",
      installation: installation, toolchain: toolchain)
    guard !contents.namesFramework(at: installation.root) else {
      try own.check(building: nil)
      return try test([])
    }
    return try FileLock.with(folder / "lock", for: "testing \(contents.name)") {
      let tree = PackageTree(
        installation: installation, toolchain: toolchain, options: options, configuration: configuration, app: contents.name,
        root: package, product: contents.name, scratch: folder / "build")
      let graph = try tree.resolve()
      guard !graph.hasFramework, let root = graph.packages.first else {
        try own.check(building: nil)
        return try test([])
      }
      let targets = contents.targets.filter { !["macro", "plugin", "binary", "system"].contains($0.type) }
      let reach = PackageReach(of: targets.map { .init(name: $0.name, package: root.identity) }, in: graph)
      try tree.check(reach)
      let surroundings = try PackageSurroundings(
        of: reach, in: graph, manifests: ManifestOverlay(folder: folder / "manifests", platform: platform), framework: framework,
        overlay: overlay)
      return try test(["--scratch-path", tree.scratch.string] + tree.arguments(for: surroundings))
    }
  }

  private func test(_ words: [String]) throws -> Int32 {
    let code = try Subprocess(
      program: Toolchain.find("swift", environment: installation.environment)?.string ?? "swift",
      arguments: ["test", "--package-path", package.string, "--configuration", configuration.rawValue] + words + arguments,
      environment: installation.environment
    ).run()
    return code == 0 ? 0 : 1
  }
}
