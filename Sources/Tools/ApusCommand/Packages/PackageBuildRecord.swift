import Foundation

/// What packages were last built from, and what came of it: where nothing has changed, the package manager need not be asked.
struct PackageBuildRecord<Result: Codable & Equatable>: StoredRecord, Equatable {
  /// All that was asked for, in one name.
  var request: String
  /// The framework that they were built with.
  var framework: String
  /// The framework's modules that they import.
  var imports: Set<String>
  /// The folders of packages whose files people may change, and a name for these files.
  var folders: [String]
  var files: String
  /// The files that the build left, and a name for them.
  var products: [String]
  var productsIdentity: String
  var result: Result

  init(
    request: String, framework: Framework, imports: Set<String>, folders: [Path], products: [Path], result: Result
  ) throws {
    (self.request, self.framework, self.imports, self.result) = (request, framework.identity, imports, result)
    self.folders = folders.map(\.string)
    self.products = products.map(\.string)
    // Without a name nothing is known to be unchanged.
    files = FileStamp.name(of: folders) ?? UUID().uuidString
    productsIdentity = FileStamp.name(of: products) ?? UUID().uuidString
  }

  /// Whether it still tells what is on disk, for a request.
  func isCurrent(for request: String) -> Bool {
    self.request == request && FileStamp.name(of: folders.map(Path.init)) == files
      && FileStamp.name(of: products.map(Path.init)) == productsIdentity
  }
}

/// A name for files as they are on disk: their paths, sizes and times.
enum FileStamp {
  /// The name for files and for all that folders hold; `nil` where it is more than a package has.
  ///
  /// Hidden files, and the package manager's own folder among them, do not count, nor do files that are not `wanted`.
  static func name(of places: [Path], where isWanted: (_ file: Path) -> Bool = { _ in true }) -> String? {
    var hash = ContentHash()
    var count = 0
    var waiting: [(path: Path, trail: FolderTrail)] = places.map { ($0, FolderTrail()) }
    while let (place, trail) = waiting.popLast() {
      count += 1
      guard count <= SourceFolder.mostFiles else { return nil }
      let status = FileStatus(of: place)
      if status?.kind != .folder, !isWanted(place) { continue }
      hash.combine(place.string)
      guard let status else { continue }
      guard status.kind == .folder else {
        hash.combine(UInt64(bitPattern: status.size))
        hash.combine(UInt64(bitPattern: status.modified))
        continue
      }
      guard let trail = trail.into(place), let children = try? place.children() else { continue }
      waiting += children.filter { !$0.hasPrefix(".") }.map { (place / $0, trail) }
    }
    return hash.hex
  }

  /// Whether a file is one that C sources, and Swift ones by them, may include.
  static func isHeader(_ file: Path) -> Bool {
    ["h", "hh", "hpp", "hxx", "inc", "inl", "def", "ipp", "modulemap", "apinotes"].contains(file.fileExtension)
  }
}
