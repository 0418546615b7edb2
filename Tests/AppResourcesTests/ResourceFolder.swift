import Foundation
import Testing

/// A folder that is an app's bundle for one test; it is removed when the test lets go of it.
final class ResourceFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("AppResourcesTests-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes files by their paths below the folder.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func bundle() throws -> Bundle { try #require(Bundle(path: url.path)) }
}
