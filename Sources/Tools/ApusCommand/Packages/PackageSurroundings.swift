import Foundation

/// What packages of a graph are compiled with beside what they say themselves.
struct PackageSurroundings {
  /// The framework, with the optional modules among `imports`.
  let framework: Framework
  /// The framework's optional modules that the packages import.
  let imports: Set<String>
  /// The description of other texts for some of their sources; `nil`: none.
  let overlay: Path?
  /// Other texts for some of their manifests; `nil`: none.
  let manifests: ManifestOverlay.Written?

  /// Finds out what the packages that are compiled for an app need.
  ///
  /// - Parameters:
  ///   - reach: What of the graph is compiled.
  ///   - graph: The packages.
  ///   - manifests: Writes other texts for manifests that need them.
  ///   - framework: Gives the framework with some of its optional modules.
  ///   - overlay: Writes other texts for sources that need them, with some of them longer.
  /// - Throws: Where a source cannot be read or the framework does not build.
  init(
    of reach: PackageReach, in graph: PackageGraph, manifests: ManifestOverlay,
    framework: (_ imports: Set<String>) throws -> Framework,
    overlay: (_ sources: [Path], _ additions: [Path: Data]) throws -> Path?
  ) throws {
    let sources = try reach.sources(in: graph)
    let runtime = try framework([])
    let classes = try reach.managedClasses(in: graph, for: manifests.platform)
    let found = try OptionalImports.modules(runtime.optionalModules, in: sources)
    imports = classes.isEmpty ? found : found.union(runtime.optionalModules.intersection([GeneratedFiles.coreData]))
    self.framework = try imports.isEmpty ? runtime : framework(imports)
    self.overlay = try overlay(sources, reach.assetSymbols(in: graph).merging(classes) { $0 + $1 })
    self.manifests = try manifests.write(for: reach, in: graph)
  }
}
