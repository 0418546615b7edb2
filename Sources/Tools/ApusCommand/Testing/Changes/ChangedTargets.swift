/// Which targets of a package a changed file belongs to, and which depend on it.
struct ChangedTargets: Equatable {
  struct Target: Equatable {
    var name: String
    /// Below the package's folder.
    var folder: Path
    var dependencies: Set<String>
    var isTest: Bool
  }

  private let targets: [String: Target]

  init(_ targets: [Target]) {
    self.targets = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
  }

  init(_ manifest: PackageManifest) {
    self.init(
      manifest.targets.map { target in
        Target(
          name: target.name, folder: Path(target.folder), dependencies: Set(target.dependencies ?? []),
          isTest: target.type == "test")
      })
  }

  subscript(name: String) -> Target? { targets[name] }

  var names: Set<String> { Set(targets.keys) }

  /// The target in whose folder a file lies, the innermost one.
  func owner(of file: Path) -> Target? {
    targets.values.filter { file.string.hasPrefix($0.folder.string + "/") }
      .max { ($0.folder.string.count, $1.name) < ($1.folder.string.count, $0.name) }
  }

  /// Targets and all that depend on them, directly or not.
  func dependents(of names: Set<String>) -> Set<String> {
    closure(of: names) { name in targets.values.filter { $0.dependencies.contains(name) }.map(\.name) }
  }

  /// Targets and all that they depend on, directly or not.
  func dependencies(of names: Set<String>) -> Set<String> {
    closure(of: names) { name in targets[name].map { Array($0.dependencies) } ?? [] }
  }

  private func closure(of names: Set<String>, _ next: (String) -> [String]) -> Set<String> {
    var (found, rest) = (names, Array(names))
    while let name = rest.popLast() { rest += next(name).filter { found.insert($0).inserted } }
    return found.intersection(targets.keys)
  }
}
