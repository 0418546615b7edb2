import Foundation
import Testing

/// A copy of a fixture, so that nothing is left in the sources.
final class ProjectClone {
  let folder: URL

  init(_ name: String) throws {
    folder = try AppRun.temporaryFolder()
    let source = AppRun.root.appending(path: "Tests/Fixtures/Projects/\(name)")
    try FileManager.default.copyItem(at: source, to: folder.appending(path: name))
    place = folder.appending(path: name)
  }

  /// The folder of the copy.
  let place: URL

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file at a path below the clone.
  func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: place.appending(path: path)) }

  /// Runs a command in the clone.
  func apus(_ words: String..., in below: String = "") throws -> AppRun.Outcome {
    try AppRun.apus(words, in: below.isEmpty ? place : place.appending(path: below))
  }

  /// The labels of what an app shows, as its trace lists them.
  func shown(_ words: String...) throws -> String {
    let picture = folder.appending(path: "picture.png")
    let outcome = try AppRun.apus(
      ["snapshot", ".", "-o", picture.path] + words, in: place, environment: ["APUS_TRACE": "elements"])
    try #require(outcome.code == 0, "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: picture.path))
    return outcome.errors
  }
}
