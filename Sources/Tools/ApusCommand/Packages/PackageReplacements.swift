/// The folders that stand for packages of a graph wherever it names them: those that people have named, and stand-ins.
///
/// The package manager takes a folder that the root depends on in place of any package of the folder's name, whose address it
/// then asks nothing of.
struct PackageReplacements: Equatable {
  /// Holds links to folders that are called otherwise than the package, and the stand-ins.
  var folder: Path
  /// What people have named.
  var named: [PackageIdentity: Path]
  /// The copy of the framework, which comes with the compiler's flags here.
  var framework: Path
  /// The folder for each package that is replaced.
  private(set) var folders: [PackageIdentity: Path] = [:]
  /// What is said of stand-ins.
  private(set) var notes: [String] = []
  private var wanted: [PackageIdentity: Set<String>] = [:]

  init(in folder: Path, named: [PackageIdentity: Path], framework: Path) throws {
    (self.folder, self.named, self.framework) = (folder, named, framework)
    for (identity, target) in named { folders[identity] = try link(identity, to: target) }
  }

  /// All of them, in a fixed order.
  var paths: [Path] { folders.sorted { $0.key < $1.key }.map(\.value) }

  /// A folder of the package's name, by which the package manager knows it.
  private func link(_ identity: PackageIdentity, to target: Path) throws -> Path {
    if PackageIdentity(target) == identity { return target }
    return try (folder / "links").makeLink(named: identity.text, to: target)
  }

  // MARK: - Stand-ins

  /// Has stand-ins for what packages depend on and what has no purpose here.
  ///
  /// - Returns: Whether there are more than before.
  mutating func add(for packages: [PackageContents]) throws -> Bool {
    var isChanged = false
    for package in packages {
      for dependency in package.dependencies {
        let names = package.products(of: dependency.identity)
        if try add(dependency, products: names) { isChanged = true }
      }
    }
    return isChanged
  }

  private mutating func add(_ dependency: PackageContents.Dependency, products: Set<String>) throws -> Bool {
    if isFramework(dependency) { return try add(.framework(dependency.identity), products: []) }
    guard case .url = dependency.source, let standIn = StandIns.standIn(for: dependency.identity) else { return false }
    return try add(standIn, products: products)
  }

  /// Has a stand-in for a package, with some of its products beside those of the list.
  mutating func add(_ standIn: StandIn, products: Set<String>) throws -> Bool {
    let identity = standIn.identity
    guard named[identity] == nil else { return false }
    let all = wanted[identity, default: []].union(products)
    let isKnown = folders[identity] != nil
    if isKnown, wanted[identity] == all { return false }
    wanted[identity] = all
    folders[identity] = try standIn.write(in: folder / "standins", wanted: all)
    if !isKnown, let note = standIn.note(for: all) { notes.append(note) }
    return !isKnown || !all.isSubset(of: standIn.products)
  }

  /// Whether a manifest names this framework, by its name or by the place of this copy.
  private func isFramework(_ dependency: PackageContents.Dependency) -> Bool {
    if dependency.identity == StandIn.frameworkIdentity { return true }
    guard case .folder(let place) = dependency.source, let real = place.real else { return false }
    return real == framework.real
  }
}

extension PackageContents {
  /// The products of a package that the targets name, and names that may be such.
  func products(of identity: PackageIdentity) -> Set<String> {
    let uses = targets.flatMap(\.dependencies)
    let known = Set(uses.filter { $0.package == identity }.map(\.name))
    guard dependencies.count == 1 else { return known }
    return known.union(uses.filter { $0.package == nil && self[target: $0.name] == nil }.map(\.name))
  }
}

extension StandIn {
  static let frameworkIdentity = PackageIdentity("apus")

  /// Stands for this framework in graphs whose compiler flags have its modules: nothing is built twice.
  static func framework(_ identity: PackageIdentity) -> StandIn {
    let products = [
      "SwiftUI", "Combine", "Charts", "MapKit", "UIKit", "AppKit", "SwiftData", "ApusTesting", "SnapshotTesting",
      "XCUIAutomation",
    ]
    // A module of a framework's name would hide the real one.
    return StandIn(
      identity.text, for: nil, products, modules: Dictionary(uniqueKeysWithValues: products.map { ($0, "ApusProducts") }))
  }

  /// Stands for a package of which an app needs only binaries for Apple's systems.
  static func binary(_ identity: PackageIdentity) -> StandIn {
    StandIn(identity.text, for: "programs for Apple's systems, which this package has alone,", [])
  }
}
