import Foundation

/// A module beside the runtime library, with a library of its own.
struct FrameworkAddition: Equatable {
  var module: String
  /// The modules in the library, where they were compiled here: it, and those that it brings along.
  var parts: [String] = []
  /// Holds the library.
  var libraryFolder: Path
  /// Holds the module's interface.
  var modules: Path
  /// Resource folders, which lie beside an app's executable.
  var resources: [Path]

  /// What the linker is told.
  var linkName: String { "Apus" + module }
  /// The library's file.
  var library: Path { libraryFolder / "lib\(linkName).so" }

  /// The name that the package manager gives the folder of a target's resources.
  static func resourceFolder(of module: String, package: String) -> String { "\(package)_\(module).resources" }
}

extension PackageManifest {
  /// What an app or its tests may import beyond the runtime library: targets of libraries for packages that the runtime has not.
  var optionalModules: Set<String> {
    let named = ["Charts", "MapKit", "UIKit", "AppKit", "SnapshotTesting", "XCUIAutomation"].flatMap { libraries[$0] ?? [] }
    return Set(named).subtracting(libraries["ApusRuntime"] ?? [])
  }

  /// The modules that an optional one brings along: what it is made of that neither the runtime has nor an app may import.
  func modules(with optional: String) -> [String] {
    let known = modules(below: Set(libraries["ApusRuntime"] ?? [])).union(optionalModules)
    let compiled = Set(targets.filter { $0.type == "regular" }.map(\.name))
    let all = modules(below: [optional])
    // What an optional module below has in its library is there already.
    let others = all.intersection(optionalModules.subtracting([optional])).flatMap { modules(with: $0) }
    return [optional] + all.subtracting(known).subtracting(others).intersection(compiled).sorted()
  }

  /// Some targets with all that they depend on.
  private func modules(below names: Set<String>) -> Set<String> {
    let dependencies = Dictionary(targets.map { ($0.name, $0.dependencies ?? []) }) { first, _ in first }
    var (found, waiting) = (Set<String>(), Array(names))
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += dependencies[next] ?? [] }
    }
    return found
  }
}

extension FrameworkAddition {
  /// Links what the package manager has compiled for one module, and for those that it brings along, to a library in `folder`.
  ///
  /// The package manager makes libraries of whole products alone, with all that they depend on inside; the runtime must be there
  /// once only. `way` leads from where the library will lie to the runtime's folder, so that both can be moved together.
  init(
    linking module: String, of manifest: PackageManifest, in build: Path, against runtime: Path, into folder: Path,
    from way: String, environment: [String: String]
  )
    throws
  {
    let parts = manifest.modules(with: module)
    let files = try parts.flatMap { try Self.objects(in: build / "\($0).build") }
    let resources = build / Self.resourceFolder(of: module, package: manifest.name)
    self.init(
      module: module, parts: parts, libraryFolder: folder, modules: build / "Modules",
      resources: resources.isFolder ? [resources] : [])
    if Self.isNewer(library, than: files) { return }
    try folder.makeFolder()
    // What others have loaded keeps its file: the new one takes its name when it is whole.
    let unfinished = folder / ".\(linkName)-\(getpid()).so"
    defer { try? unfinished.remove() }
    let code = try Subprocess(
      program: "swiftc",
      arguments: ["-emit-library", "-o", unfinished.string] + files + [
        "-L", runtime.string, "-lApusRuntime", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/" + way,
        "-Xlinker", "-soname", "-Xlinker", library.name,
      ],
      environment: environment
    ).run(output: .standardError)
    guard code == 0 else { throw CommandError.failure("the library of \(module) cannot be linked (swiftc: exit code \(code))") }
    try unfinished.move(over: library)
  }

  private static func isNewer(_ file: Path, than others: [String]) -> Bool {
    guard let time = FileStatus(of: file)?.modified else { return false }
    return others.allSatisfy { other in FileStatus(of: Path(other)).map { $0.modified < time } ?? false }
  }

  /// The objects of the present sources; those of sources that are gone lie beside them for good.
  private static func objects(in folder: Path) throws -> [String] {
    typealias Products = [String: [String: String]]
    let map = folder / "output-file-map.json"
    guard map.isFile, let products = try? JSONDecoder().decode(Products.self, from: try map.read()) else {
      throw CommandError.failure("\(map) does not tell what was compiled; remove \(folder.parent) to build it anew")
    }
    // The map also names one for the module as a whole, which is made where there is none for each file.
    return products.values.compactMap { $0["object"] }.filter { Path($0).isFile }.sorted()
  }
}

// MARK: - In the cache

extension FrameworkAddition {
  /// Holds the additions of a framework in the cache, one folder each.
  static let folder = "optional"

  /// How the libraries there find the runtime.
  static let wayToRuntime = "../../../lib"

  static func place(of module: String, in framework: Path) -> Path { framework / folder / module }

  /// Copies interfaces and resources to the folder whose `lib` holds the library.
  func install(in folder: Path) throws {
    try (folder / "modules").makeFolder()
    for interface in parts.map({ $0 + ".swiftmodule" }) {
      try (modules / interface).copy(to: folder / "modules" / interface)
    }
    try (folder / "resources").makeFolder()
    for resource in resources { try resource.copy(to: folder / "resources" / resource.name) }
  }

  /// What was installed for a framework in the cache; `nil`: nothing.
  ///
  /// The folder appears as a whole.
  init?(_ module: String, in framework: Path) {
    let place = Self.place(of: module, in: framework)
    guard let resources = try? (place / "resources").children() else { return nil }
    self.init(
      module: module, libraryFolder: place / "lib", modules: place / "modules",
      resources: resources.sorted().map { place / "resources" / $0 })
    guard library.isFile else { return nil }
  }
}
