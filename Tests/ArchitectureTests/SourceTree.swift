import Foundation
import SwiftLexing

/// A package's manifest and sources, by their paths below its root.
struct SourceTree {
  var manifest: Manifest
  var files: [String: String]
  let tokens: [String: [SwiftWord]]

  init(manifest: String, files: [String: String]) {
    self.manifest = Manifest(manifest)
    self.files = files
    tokens = files.mapValues { SwiftLexer.words(of: Array($0.utf8), interpolations: .apart, marksStrings: true) }
  }

  /// This package, whose root is two folders above the file of the test.
  static func ofThisPackage(file: String = #filePath) throws -> SourceTree {
    let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    var files: [String: String] = [:]
    let sources = root.appendingPathComponent("Sources")
    for case let path as String in FileManager.default.enumerator(atPath: sources.path) ?? .init() where path.hasSuffix(".swift")
    {
      files["Sources/" + path] = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
    }
    return SourceTree(manifest: manifest, files: files)
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

  /// The module that a file belongs to: the one with the longest path that leads to it.
  func module(of path: String) -> Manifest.Target? {
    manifest.modules.values.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }

  /// The files below some folders, or at some paths.
  func paths(in folders: [String]) -> [String] {
    files.keys.filter { path in folders.contains { path == $0 || path.hasPrefix($0 + "/") } }.sorted()
  }
}
