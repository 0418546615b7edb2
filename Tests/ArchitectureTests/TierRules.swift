import SwiftLexing

/// The tiers of the engine's module, each a folder: what stands in one names nothing that a tier above it declares.
///
/// Core is the tree, the frame and what flows through it; primitives are what views are made of; containers are what apps arrange
/// their screens with. docs/Architecture.md tells more.
enum EngineTier: Int, CaseIterable {
  case core, primitives, containers

  static let module = "Sources/Engine/SwiftUICore"

  /// The folder below the module's.
  var folder: String {
    switch self {
    case .core: "Core"
    case .primitives: "Primitives"
    case .containers: "Containers"
    }
  }

  init?(path: String) {
    guard let found = Self.allCases.first(where: { path.hasPrefix("\(Self.module)/\($0.folder)/") }) else { return nil }
    self = found
  }
}

/// A file that names a type of a tier above its own.
struct UpwardReference: Hashable, Comparable, CustomStringConvertible {
  /// The name of the file that names the type, without the folder.
  let file: String
  /// The type.
  let type: String

  var description: String { "\(file): \(type)" }

  static func < (a: Self, b: Self) -> Bool { (a.file, a.type) < (b.file, b.type) }
}

extension SourceTree {
  /// The types that files of each tier declare outside of other types, by name; private ones are their file's own.
  private func declaredTypes() -> [String: EngineTier] {
    paths(in: [EngineTier.module]).reduce(into: [:]) { types, path in
      guard let tier = EngineTier(path: path) else { return }
      for name in DeclaredTypes(in: tokens[path]!).names { types[name] = tier }
    }
  }

  /// The names of types that are declared inside of others.
  private static func nestedTypes(in tokens: [SwiftWord]) -> Set<String> {
    let keywords: Set = ["struct", "class", "enum", "protocol", "typealias", "actor"]
    var depth = 0
    var names: Set<String> = []
    for index in tokens.indices.dropLast() {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case let word where depth > 0 && keywords.contains(word): names.insert(tokens[index + 1].text)
      default: break
      }
    }
    return names
  }

  /// Which files of the engine's module name a type of a tier above their own, in order.
  func upwardReferences() -> [UpwardReference] {
    let types = declaredTypes()
    return paths(in: [EngineTier.module]).flatMap { path -> Set<UpwardReference> in
      guard let tier = EngineTier(path: path) else { return [] }
      let tokens = tokens[path]!
      // A type inside of another one may be called as a type above is.
      let own = Self.nestedTypes(in: tokens)
      let file = String(path.split(separator: "/").last!.dropLast(".swift".count))
      let named = Set(tokens.indices.filter { $0 == 0 || tokens[$0 - 1].text != "." }.map { tokens[$0].text })
      return Set(
        named.subtracting(own).filter { name in types[name].map { $0.rawValue > tier.rawValue } ?? false }
          .map { UpwardReference(file: file, type: $0) })
    }.sorted()
  }

  /// The files of the engine's module that stand in no tier.
  func filesWithoutTier() -> [String] {
    paths(in: [EngineTier.module]).filter { EngineTier(path: $0) == nil && !$0.hasSuffix("/Exports.swift") }
  }
}
