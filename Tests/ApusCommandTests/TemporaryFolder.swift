import Foundation

@testable import ApusCommand

/// A folder of its own for one test; it is removed when the test lets go of it.
final class TemporaryFolder {
  let path: Path

  init() throws {
    let base = Path(FileManager.default.temporaryDirectory.path).real ?? Path("/tmp")
    path = base / "ApusCommandTests-\(UUID().uuidString)"
    try path.makeFolder()
  }

  deinit { try? path.remove() }

  /// Writes files by their paths below the folder.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      try (path / name).parent.makeFolder()
      try (path / name).write(Data(text.utf8))
    }
  }

  /// An installation that caches below this folder and lies in `root`.
  func installation(environment: [String: String] = [:]) -> Installation {
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("APUS_") }
    return Installation(
      root: path / "root", cache: path / "cache", environment: inherited.merging(environment) { $1 },
      workingFolder: path)
  }
}

/// The message of the error that a piece of code throws, and its exit code.
func failure(_ body: () throws -> Void) -> (code: Int32, message: String)? {
  do {
    try body()
    return nil
  } catch let error as CommandError {
    return (error.exitCode, error.message)
  } catch {
    return nil
  }
}
