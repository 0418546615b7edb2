extension PackageTree {
  /// Resolves until nothing in the graph asks for a stand-in any more; `nil` where the framework itself is in it.
  ///
  /// Only the root of a graph can say that folders stand for packages: where some do, the root is a copy below `folder` from then
  /// on, with a manifest of its own.
  mutating func resolve(with replacements: inout PackageReplacements, copyingTo folder: Path) throws -> PackageGraph? {
    let original = root
    for _ in 0..<5 {
      try copy(original, replacements, to: folder)
      let graph = try resolve()
      if graph.hasFramework { return nil }
      if try !replacements.add(for: graph.packages.map(\.contents)) { return graph }
    }
    throw CommandError.failure("the packages of \(app) ask for ever more stand-ins")
  }

  /// Has the root be the package as it lies there, or a copy where folders stand for some of its packages.
  private mutating func copy(_ original: Path, _ replacements: PackageReplacements, to folder: Path) throws {
    guard !replacements.folders.isEmpty else { return }
    let copy = PackageCopy(original: original, folder: folder / PackageCopy.name)
    let pins = try ResolvedPackages.file(of: original).map { try ResolvedPackages(file: $0) } ?? ResolvedPackages()
    try copy.write(
      manifest: try PackageCopy.manifest(file: original / "Package.swift", replacements: replacements.folders), pins: pins,
      replaced: Set(replacements.folders.keys))
    (root, names) = (copy.folder, copy.names)
  }
}
