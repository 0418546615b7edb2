import Foundation

/// A module beside the runtime library, with a library of its own.
struct FrameworkAddition: Equatable {
  var module: String
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
  /// What an app may import beyond the runtime library: targets of the library for packages that the runtime has not.
  var optionalModules: Set<String> { Set(libraries["SwiftUI"] ?? []).subtracting(libraries["ApusRuntime"] ?? []) }
}

extension FrameworkAddition {
  /// Links what the package manager has compiled for one module in a build folder to a library in `folder`.
  ///
  /// The package manager makes libraries of whole products alone, with all that they depend on inside; the runtime must be there
  /// once only. `way` leads from where the library will lie to the runtime's folder, so that both can be moved together.
  init(
    linking module: String, of package: String, in build: Path, against runtime: Path, into folder: Path, from way: String,
    environment: [String: String]
  )
    throws
  {
    let objects = build / "\(module).build"
    let files = try objects.children().filter { $0.hasSuffix(".o") }.map { (objects / $0).string }.sorted()
    let resources = build / Self.resourceFolder(of: module, package: package)
    self.init(
      module: module, libraryFolder: folder, modules: build / "Modules", resources: resources.isFolder ? [resources] : [])
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
}

// MARK: - In the cache

extension FrameworkAddition {
  /// Holds the additions of a framework in the cache, one folder each.
  static let folder = "optional"

  /// How the libraries there find the runtime.
  static let wayToRuntime = "../../../lib"

  static func place(of module: String, in framework: Path) -> Path { framework / folder / module }

  /// Copies interface and resources to the folder whose `lib` holds the library.
  func install(in folder: Path) throws {
    let interface = module + ".swiftmodule"
    try (folder / "modules").makeFolder()
    try (modules / interface).copy(to: folder / "modules" / interface)
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
