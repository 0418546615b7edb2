import Foundation

/// The packages that an app needs, all resolved: each with its place on this disk.
struct PackageGraph: Equatable {
  struct Package: Equatable {
    var identity: PackageIdentity
    /// Its address, or its folder.
    var location: String
    var folder: Path
    var contents: PackageContents
  }

  /// Those below the root.
  var packages: [Package]

  subscript(identity: PackageIdentity) -> Package? { packages.first { $0.identity == identity } }

  /// A package of the graph by name and place.
  struct Entry: Equatable {
    var identity: PackageIdentity
    var location: String
    var folder: Path
  }

  /// The packages in what `swift package show-dependencies --format json` printed, each once; the root comes first.
  ///
  /// What others share stands in it again and again, so it is looked through without calls within calls.
  static func places(json: Data) throws -> [Entry] {
    guard let root = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else {
      throw CommandError.failure("cannot understand what swift package show-dependencies printed")
    }
    var places: [Entry] = []
    var seen: Set<PackageIdentity> = []
    var waiting = [root][...]
    while let node = waiting.popFirst() {
      guard let identity = node["identity"] as? String, let path = node["path"] as? String else { continue }
      guard seen.insert(PackageIdentity(identity)).inserted else { continue }
      places.append(
        Entry(identity: PackageIdentity(identity), location: node["url"] as? String ?? path, folder: Path(path)))
      waiting += node["dependencies"] as? [[String: Any]] ?? []
    }
    return places
  }

  /// Whether the framework itself is among the packages: then they find its modules as their manifests say.
  var hasFramework: Bool { packages.contains { $0.contents.library("ApusRuntime") != nil } }
}

/// What of a graph some products need, by the names in the manifests.
///
/// Conditions do not count, so it may be more than is built.
struct PackageReach: Equatable {
  struct Item: Hashable, Comparable {
    var name: String
    var package: PackageIdentity

    static func < (left: Item, right: Item) -> Bool { (left.package, left.name) < (right.package, right.name) }
  }

  /// Targets that are compiled for the app.
  var targets: [Item] = []
  /// Macros, which run while others are compiled.
  var macros: Set<Item> = []
  /// Build tools, which run before others are compiled.
  var plugins: Set<Item> = []
  /// Targets that exist as binaries alone.
  var binaries: Set<Item> = []
  /// Products that the manifests use on other systems only, with the systems.
  var elsewhere: [Item: [String]] = [:]
  private var seen: Set<Item> = []

  /// Follows products, or targets, of packages to all that they need.
  init(of roots: [Item], in graph: PackageGraph) {
    var waiting = roots.flatMap { Self.targets($0.name, of: $0.package, in: graph) }[...]
    while let item = waiting.popFirst() {
      guard seen.insert(item).inserted, let package = graph[item.package], let target = package.contents[target: item.name] else {
        continue
      }
      switch target.type {
      case "macro": macros.insert(item)
      case "plugin": plugins.insert(item)
      case "binary": binaries.insert(item)
      default:
        targets.append(item)
        for use in target.dependencies {
          note(use, of: package)
          waiting += Self.resolve(use, from: package, in: graph)
        }
      }
    }
    for package in graph.packages { addBuildTools(of: package, in: graph) }
  }

  /// Adds the build tools of all targets, since the package manager runs those of targets, too, that nobody needs; only the
  /// root's tests are targets to it.
  private mutating func addBuildTools(of package: PackageGraph.Package, in graph: PackageGraph) {
    let isRoot = package.identity == graph.packages.first?.identity
    for target in package.contents.targets where isRoot || target.type != "test" {
      for use in target.plugins {
        let found = Self.resolve(use, from: package, in: graph)
        // One that is not found is named all the same: the package manager may know better where it is.
        plugins.formUnion(found.isEmpty ? [Item(name: use.name, package: use.package ?? package.identity)] : found)
      }
    }
  }

  private mutating func note(_ use: PackageContents.Use, of package: PackageGraph.Package) {
    guard !use.platforms.isEmpty, !use.platforms.contains("linux") else { return }
    elsewhere[Item(name: use.name, package: package.identity)] = use.platforms
  }

  /// A name in a manifest: a target of the package, or a product of one that it depends on.
  private static func resolve(_ use: PackageContents.Use, from package: PackageGraph.Package, in graph: PackageGraph) -> [Item] {
    if use.package == nil, package.contents[target: use.name] != nil { return [Item(name: use.name, package: package.identity)] }
    let candidates = use.package.map { [$0] } ?? package.contents.dependencies.map(\.identity)
    for candidate in candidates {
      let found = targets(use.name, of: candidate, in: graph)
      if !found.isEmpty { return found }
    }
    // Manifests may call a package by the name that it gives itself.
    return graph.packages.first { PackageIdentity($0.contents.name) == use.package }
      .map { targets(use.name, of: $0.identity, in: graph) } ?? []
  }

  private static func targets(_ name: String, of identity: PackageIdentity, in graph: PackageGraph) -> [Item] {
    guard let contents = graph[identity]?.contents else { return [] }
    if let product = contents.products.first(where: { $0.name == name }) {
      return product.targets.map { Item(name: $0, package: identity) }
    }
    return contents[target: name] == nil ? [] : [Item(name: name, package: identity)]
  }

  /// Packages of which only binaries are needed.
  var binaryPackages: Set<PackageIdentity> {
    Set(binaries.map(\.package)).subtracting(targets.map(\.package))
  }
}
