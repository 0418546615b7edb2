import Foundation

/// Where this copy of Apus lies, where it caches, and what the caller's environment says.
struct Installation: Sendable {
  /// The folder of the framework's own Package.swift, or of an unpacked release archive.
  var root: Path
  /// The folder shared by all builds, `~/.cache/apus` unless `XDG_CACHE_HOME` says otherwise.
  var cache: Path
  var environment: [String: String]
  /// The caller's working folder.
  var workingFolder: Path

  /// Finds the framework from `APUS_ROOT`, or upwards from the executable.
  static func current() throws -> Installation {
    let environment = ProcessInfo.processInfo.environment
    let workingFolder = Path(FileManager.default.currentDirectoryPath)
    let executable = Path("/proc/self/exe").real ?? Path(CommandLine.arguments.first ?? "apus")
    return Installation(
      root: try root(environment: environment, executable: executable, workingFolder: workingFolder),
      cache: cache(environment: environment),
      environment: environment,
      workingFolder: workingFolder)
  }

  /// The cache folder that an environment asks for; a relative `XDG_CACHE_HOME` is ignored, as its specification says.
  static func cache(environment: [String: String]) -> Path {
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return Path(base) / "apus" }
    return Path(environment["HOME"] ?? NSHomeDirectory()) / ".cache/apus"
  }

  static func root(environment: [String: String], executable: Path, workingFolder: Path) throws -> Path {
    if let named = environment["APUS_ROOT"], !named.isEmpty {
      let root = Path(named).absolute(in: workingFolder)
      guard isRoot(root) else {
        throw CommandError.failure("APUS_ROOT names \(root), which is no copy of Apus")
      }
      return root
    }
    var folder = executable.parent
    while folder.string != "/" && folder.string != "." {
      if isRoot(folder) { return folder }
      folder = folder.parent
    }
    throw CommandError.failure("cannot find the framework above \(executable); set APUS_ROOT to its folder")
  }

  private static func isRoot(_ folder: Path) -> Bool {
    (folder / "Package.swift").isFile && (folder / "Sources/Frameworks/SwiftUI").isFolder
      || (folder / ReleaseArchive.marker).isFile
  }
}

extension Installation {
  /// Where the compiler keeps what it makes of C modules, for all apps and packages.
  ///
  /// Its files name the folder in which they were made, and are refused in another one: a cache that was moved, or is reached by
  /// another path, has another folder in it.
  var moduleCache: Path { cache / "modules" / String(ContentHash.hex(of: [cache.string]).prefix(16)) }
}
