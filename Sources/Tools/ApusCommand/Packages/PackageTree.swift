import Foundation

/// A package with all that it depends on: resolved, looked through, and built with the framework's modules in reach.
struct PackageTree {
  var installation: Installation
  var toolchain: Toolchain
  var options: PackageOptions
  var configuration: BuildSettings.Configuration
  /// The app's name, for what is said of it.
  var app: String
  /// The root of the graph.
  var root: Path
  /// The product of the root that is built.
  var product: String
  var scratch: Path
  /// Holds what is remembered of the graph, where that is not the scratch folder.
  var memory: Path?
  /// See ``PackageOutput/names``.
  var names: [(path: String, name: String)] = []

  private var tool: PackageTool { PackageTool(installation: installation, package: root, scratch: scratch, names: names) }

  /// The folder of what was built.
  var products: Path { scratch / configuration.rawValue }

  /// Resolves the packages and reads their manifests, the root's too.
  ///
  /// Where versions are given, the package manager first takes what it has of these: then no network is needed.
  ///
  /// - Parameter framework: The place of a package that is left out of the graph; a name alone proves nothing.
  /// - Returns: The packages, the root first.
  /// - Throws: Where one cannot be fetched or read.
  func resolve(besides framework: Path? = nil) throws -> PackageGraph {
    let place = memory ?? scratch
    try place.makeFolder()
    let (answer, record) = (place / "dependencies.json", place / "resolution.json")
    let left = framework?.real
    func found() throws -> [PackageGraph.Entry] {
      try PackageGraph.places(json: try answer.read()).filter { left == nil || $0.folder.real != left }
    }
    if let known = ResolutionRecord.load(record), let places = try? found(),
      known == ResolutionRecord(root: root, places: places, toolchain: toolchain)
    {
      return try graph(places)
    }
    try record.remove()
    try ask(answer)
    let places = try found()
    try ResolutionRecord(root: root, places: places, toolchain: toolchain)?.save(record)
    return try graph(places)
  }

  /// Has the package manager resolve the packages and write them to a file.
  private func ask(_ answer: Path) throws {
    let words = ["show-dependencies", "--format", "json", "--output-path", answer.string]
    var isResolved = false
    if (root / ResolvedPackages.fileName).isFile {
      let (code, output) = try tool.run(["package", "--force-resolved-versions"] + words, isShown: false)
      isResolved = code == 0
      if !isResolved, let failure = output.fetchFailure(of: app) { throw failure }
    }
    if !isResolved {
      let (code, output) = try tool.run(["package"] + words, isShown: false)
      guard code == 0 else {
        if let failure = output.fetchFailure(of: app) { throw failure }
        for line in output.shown { Terminal.progress(line + "\n") }
        throw CommandError.failure("the packages of \(app) cannot be resolved\(scratch.fullDiskNote)")
      }
    }
  }

  private func graph(_ places: [PackageGraph.Entry]) throws -> PackageGraph {
    let cache = ManifestCache(installation: installation, toolchain: toolchain)
    return PackageGraph(
      packages: try places.map { place in
        PackageGraph.Package(
          identity: place.identity, location: place.location, folder: place.folder,
          contents: try cache.contents(of: place.folder))
      })
  }

  /// What of a graph the product needs.
  func reach(in graph: PackageGraph) -> PackageReach {
    PackageReach(of: graph.packages.first.map { [PackageReach.Item(name: product, package: $0.identity)] } ?? [], in: graph)
  }

  /// Stops where programs of packages would run and nobody has allowed it.
  func check(_ reach: PackageReach) throws {
    try options.check(programs: reach.programs, of: "packages of \(app)")
  }

  /// Builds the product with flags for all packages on the app's side.
  ///
  /// `reach` is for what is said where it does not build.
  func build(_ reach: PackageReach, in surroundings: PackageSurroundings) throws {
    let words = try arguments(for: surroundings)
    let started = Date()
    Terminal.note("building the packages of \(app)")
    let (code, _) = try tool.run(
      ["build", "--configuration", configuration.rawValue, "--product", product] + words, isShown: true)
    guard code == 0 else {
      let absences = reach.taking(surroundings.manifests).absences
      throw CommandError.failure("the packages of \(app) do not build\(absences)\(scratch.fullDiskNote)")
    }
    Terminal.note("built in \(Duration.seconds(Date().timeIntervalSince(started)).short)")
  }

  /// What the package manager is told to build or test with surroundings.
  ///
  /// Tests of XCTest are found in the compiler's index, which nothing else needs.
  func arguments(for surroundings: PackageSurroundings, findingTests: Bool = false) throws -> [String] {
    let toolset = try toolset(framework: surroundings.framework, overlay: surroundings.overlay)
    return ["--toolset", toolset.string] + (findingTests ? [] : ["--disable-index-store"]) + ["--build-system", "native"]
      + (try arguments(for: surroundings.manifests))
  }

  /// What it is told of other texts of manifests; what it has learned from earlier ones, it forgets.
  private func arguments(for manifests: ManifestOverlay.Written?) throws -> [String] {
    let identity = scratch / "manifests"
    let text = manifests?.identity ?? "-"
    if (try? identity.readText()) ?? "-" != text {
      for name in try scratch.children() where name.hasPrefix("manifest.db") { try (scratch / name).remove() }
      // The plan of the build tells of targets and their settings.
      try (products / "description.json").remove()
      try identity.write(Data(text.utf8))
    }
    return manifests?.arguments ?? []
  }

  /// Writes the flags of a framework, and throws away what was built with another one.
  func toolset(framework: Framework, overlay: Path?) throws -> Path {
    let toolset = scratch / "toolset.json"
    let identity = scratch / "framework"
    // The package manager does not see that modules beyond its own have changed.
    if (try? identity.readText()) != framework.identity {
      try products.real?.remove()
      try identity.write(Data(framework.identity.utf8))
    }
    try toolset.write(ifChanged: PackageToolset(framework, overlay: overlay, moduleCache: installation.moduleCache).data())
    return toolset
  }

  /// The folders with resources of what was built for a reach.
  func resources(of reach: PackageReach, in graph: PackageGraph) -> [Path] {
    reach.targets.compactMap { item in
      graph[item.package].map { products / FrameworkAddition.resourceFolder(of: item.name, package: $0.contents.name) }
    }.filter(\.isFolder).sorted()
  }
}

extension PackageReach {
  /// What is not there by the manifests' own words, for the end of a failure; empty: all is there.
  var absences: String {
    let others = elsewhere.sorted { $0.key < $1.key }.map { item, platforms in
      "; the package \(item.package) takes \(item.name) on \(platforms.joined(separator: ", ")) only, so it is not there"
    }
    return (binaries.sorted().map { "; \($0.name) of \($0.package) is a binary for other systems" } + others).joined()
  }

  /// The programs that would run, for people: `the macro ListMacros of lists, the build tool Lint of lint`; `nil`: none.
  var programs: String? {
    let all = macros.sorted().map { ($0, "macro") } + plugins.sorted().map { ($0, "build tool") }
    return all.isEmpty ? nil : all.map { item, kind in "the \(kind) \(item.name) of \(item.package)" }.joined(separator: ", ")
  }

  /// The folders of the targets that are compiled for the app.
  func folders(in graph: PackageGraph) -> [Path] {
    Set(targets.compactMap { item in graph[item.package].flatMap { $0.folder(of: item.name) } }).sorted()
  }

  /// The Swift files of the targets that are compiled for the app.
  func sources(in graph: PackageGraph) throws -> [Path] {
    try folders(in: graph).flatMap { try SwiftFiles(below: $0).files }
  }

  /// Those of one package.
  func sources(of package: PackageGraph.Package) throws -> [Path] {
    try sources(in: PackageGraph(packages: [package]))
  }
}

extension PackageGraph.Package {
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// The folder of a target: where the manifest names it, else by the package manager's rule.
  func folder(of target: String) -> Path? {
    let known = contents[target: target]
    guard let path = known?.path else {
      let folders = (known?.type == "test" ? ["Tests"] : []) + Self.sourceFolders
      return folders.map { folder / $0 / target }.first(where: \.isFolder)
    }
    return Path(path).absolute(in: folder)
  }
}
