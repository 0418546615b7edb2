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

  /// A name for the files of what was built, as they are on disk now.
  static func identity(libraries: [Path], modules: Path) throws -> String {
    let interfaces = ((try? modules.children()) ?? []).filter { $0.hasSuffix(".swiftmodule") }.map { modules / $0 }
    return ContentHash.hex(
      of: (libraries + interfaces).flatMap { file -> [String] in
        let status = FileStatus(of: file)
        return [file.string, String(status?.size ?? 0), String(status?.modified ?? 0)]
      })
  }
}
