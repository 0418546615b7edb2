import Foundation
import SwiftLexing

/// A package's manifest and sources, by their paths below its root.
struct SourceTree {
  var manifest: Manifest
  var files: [String: String]
  let tokens: [String: [SwiftWord]]
  /// What test files import at their beginning.
  let testImports: [Import]

  init(manifest: String, files: [String: String], tests: [String: String] = [:]) {
    self.manifest = Manifest(manifest)
    self.files = files
    testImports = tests.sorted { $0.key < $1.key }.flatMap { Self.imports(atBeginningOf: $1, path: $0) }
    tokens = files.mapValues { SwiftLexer.words(of: Array($0.utf8), interpolations: .apart, marksStrings: true) }
  }

  /// This package, whose root is two folders above the file of the test.
  static func ofThisPackage(file: String = #filePath) throws -> SourceTree {
    let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    return SourceTree(
      manifest: manifest, files: try files(below: "Sources", of: root), tests: try files(below: "Tests", of: root))
  }

  private static func files(below folder: String, of root: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    let start = root.appendingPathComponent(folder)
    for case let path as String in FileManager.default.enumerator(atPath: start.path) ?? .init() where path.hasSuffix(".swift") {
      files[folder + "/" + path] = try String(contentsOf: start.appendingPathComponent(path), encoding: .utf8)
    }
    return files
  }

  /// The imports before the first declaration; what stands in texts further down is no import.
  private static func imports(atBeginningOf text: String, path: String) -> [Import] {
    var found: [Import] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ")
      guard let first = words.first, !first.hasPrefix("//"), !first.hasPrefix("#") else { continue }
      guard let place = words.firstIndex(of: "import"), let module = words.dropFirst(place + 1).last else { break }
      let name = module.split(separator: ".").first.map(String.init) ?? ""
      // Of `import struct Foundation.Data` the module alone.
      found.append(Import(path: path, line: index + 1, module: name))
    }
    return found
  }

  /// One `import` line.
  struct Import: Equatable {
    let path: String
    let line: Int
    let module: String
  }

  /// What the sources import, own modules and others.
  var imports: [Import] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    return tokens.sorted { $0.key < $1.key }.flatMap { path, tokens in
      tokens.indices.dropLast().filter { tokens[$0].text == "import" }.map { index in
        let next = kinds.contains(tokens[index + 1].text) ? index + 2 : index + 1
        return Import(path: path, line: tokens[index].line, module: tokens[next].text)
      }
    }
  }

  /// The target that a file belongs to, a module or tests: the one with the longest path that leads to it.
  func target(of path: String) -> Manifest.Target? {
    manifest.targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }

  /// The files below some folders, or at some paths.
  func paths(in folders: [String]) -> [String] {
    files.keys.filter { path in folders.contains { path == $0 || path.hasPrefix($0 + "/") } }.sorted()
  }
}
