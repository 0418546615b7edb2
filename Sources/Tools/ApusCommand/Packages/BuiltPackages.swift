import Foundation

/// What an app's own build needs of its packages, and of the libraries of its project.
struct BuiltPackages: Equatable, Codable {
  /// What the compiler is told beside the framework's flags: where modules are, maps of C modules, the macros' programs.
  var compilerArguments: [String] = []
  /// What the linker is told, in the driver's words.
  var linkerArguments: [String] = []
  /// The folders of resources that must lie beside the executable.
  var resourceFolders: [String] = []
  /// The modules of the packages, which the app's own must not be called.
  var moduleNames: Set<String> = []
  /// The framework's optional modules that packages import; the app must have them, too.
  var imports: Set<String> = []
  /// Changes whenever an app must be compiled anew.
  var identity = ""
  /// What people should know, one line each.
  var notes: [String] = []

  var resources: [Path] { resourceFolders.map(Path.init) }

  /// The flags that link a library of a folder and let it be found when the app runs.
  static func linking(_ libraries: [String], in folder: Path) -> [String] {
    guard !libraries.isEmpty else { return [] }
    return ["-L", folder.string] + libraries.map { "-l" + $0 } + ["-Xlinker", "-rpath", "-Xlinker", folder.string]
  }

  /// A name for all that the app's compiler reads of packages: interfaces, headers and the programs of macros.
  ///
  /// The library is not among it: the app calls what the interfaces tell, so that other code in the same functions takes effect
  /// without another link. An interface has all that goes into an app: layouts, bodies that may be inlined, and, in optimised
  /// builds, whatever the optimiser might take from elsewhere.
  ///
  /// - Parameters:
  ///   - modules: The folder with the interfaces, which are the same bytes for the same sources.
  ///   - headers: Folders with headers and maps of C modules.
  ///   - programs: The programs that the compiler runs.
  /// - Returns: The name.
  /// - Throws: Where an interface cannot be read.
  static func identity(modules: Path, headers: [Path], programs: [Path]) throws -> String {
    var hash = ContentHash()
    for name in try modules.isFolder ? modules.children() : [] where name.hasSuffix(".swiftmodule") {
      hash.combine(name)
      hash.combine(try (modules / name).read(limit: 1 << 30))
    }
    // Without a name nothing is known to be unchanged.
    hash.combine(FileStamp.name(of: headers, where: FileStamp.isHeader) ?? UUID().uuidString)
    hash.combine(FileStamp.name(of: programs) ?? UUID().uuidString)
    return hash.hex
  }

  /// The programs in the compiler's arguments.
  static func programs(in arguments: [String]) -> [Path] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == "-load-plugin-executable" }
      .map { Path(String($0.1.prefix { $0 != "#" })) }
  }
}
