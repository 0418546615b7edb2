import Foundation
import Synchronization

/// What somebody has declared of a type.
struct TypeDeclaration: Sendable {
  let identifier: String
  /// What people call it; empty where nobody said.
  var title: String
  var tags: [UTTagClass: [String]]
  /// What it is at once; those are others again.
  var supertypes: [String]
}

/// All types that are declared: by the system, in the app's `Info.plist`, and in its sources.
final class TypeDeclarations: Sendable {
  static let shared = TypeDeclarations(info: Bundle.main.infoDictionary ?? [:])

  private struct Contents {
    var declarations: [String: TypeDeclaration] = [:]
    /// The types that have a name, in the order in which they were declared.
    var identifiers: [UTTagClass: [String: [String]]] = [:]
    /// The types that say they are of a kind, by that.
    var subtypes: [String: [String]] = [:]

    mutating func add(_ declaration: TypeDeclaration) {
      guard declarations[declaration.identifier] == nil else { return }
      declarations[declaration.identifier] = declaration
      for supertype in declaration.supertypes { subtypes[supertype, default: []].append(declaration.identifier) }
      for (tagClass, tags) in declaration.tags {
        for tag in tags { identifiers[tagClass, default: [:]][tag.lowercased(), default: []].append(declaration.identifier) }
      }
    }
  }
  private let contents: Mutex<Contents>

  /// - Parameter info: An app's `Info.plist`.
  init(info: [String: Any]) {
    var contents = Contents()
    for line in SystemTypes.lines { contents.add(TypeDeclaration(line)) }
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      for entry in info[key] as? [[String: Any]] ?? [] {
        if let declaration = TypeDeclaration(info: entry) { contents.add(declaration) }
      }
    }
    self.contents = Mutex(contents)
  }

  subscript(identifier: String) -> TypeDeclaration? { contents.withLock { $0.declarations[identifier] } }

  /// The types that have a name.
  func identifiers(tag: String, of tagClass: UTTagClass) -> [String] {
    contents.withLock { $0.identifiers[tagClass]?[tag] ?? [] }
  }

  /// Declares a type that an app names in its sources, unless it is declared.
  func declare(_ identifier: String, supertype: String?) {
    let declaration = TypeDeclaration(
      identifier: identifier, title: "", tags: [:], supertypes: [supertype ?? "public.data"])
    contents.withLock { $0.add(declaration) }
  }

  /// A type and all of its kind: each of them is looked at once, however long the way to it is.
  private static func kind(of identifier: String, in contents: Contents) -> Set<String> {
    var found: Set<String> = [identifier]
    var open = [identifier]
    while let next = open.popLast() {
      for subtype in contents.subtypes[next] ?? [] where found.insert(subtype).inserted { open.append(subtype) }
    }
    return found
  }

  /// Those of some types that are another one, or of its kind.
  func filter(_ identifiers: [String], conformingTo supertype: String) -> [String] {
    if identifiers.isEmpty { return [] }
    return contents.withLock { contents in
      let kind = Self.kind(of: supertype, in: contents)
      return identifiers.filter(kind.contains)
    }
  }

  /// The names of one kind that a type and all of its kind have, in order.
  func tags(of tagClass: UTTagClass, conformingTo identifier: String) -> [String] {
    contents.withLock { contents in
      Self.kind(of: identifier, in: contents).flatMap { contents.declarations[$0]?.tags[tagClass] ?? [] }.sorted()
    }
  }
}

extension TypeDeclaration {
  /// A line of the system's table: identifier, title, extensions, MIME types and what it is, with `|` between them.
  init(_ line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 5 else { fatalError("a line of SystemTypes has five parts, not \(line); mend it") }
    let words = { (text: String) in text.split(separator: " ").map(String.init) }
    self.init(identifier: parts[0], title: parts[1], tags: [:], supertypes: words(parts[4]))
    let (extensions, mimeTypes) = (words(parts[2]), words(parts[3]))
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
  }

  /// An entry of an `Info.plist`; `nil` for one without an identifier.
  init?(info: [String: Any]) {
    guard let identifier = info["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
    let strings = { (value: Any?) in (value as? [String]) ?? (value as? String).map { [$0] } ?? [] }
    let specification = info["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    var tags: [UTTagClass: [String]] = [:]
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      let names = strings(specification[tagClass.rawValue])
      if !names.isEmpty { tags[tagClass] = names }
    }
    let supertypes = strings(info["UTTypeConformsTo"]).map { $0.lowercased() }
    self.init(
      identifier: identifier.lowercased(), title: info["UTTypeDescription"] as? String ?? "", tags: tags,
      supertypes: supertypes.isEmpty ? ["public.data"] : supertypes)
  }
}

extension UTType {
  /// What names of files of this type, or of any of its kind, end with; empty where they end with anything.
  package var allFilenameExtensions: [String] {
    if isDynamic { return tags[.filenameExtension] ?? [] }
    return TypeDeclarations.shared.tags(of: .filenameExtension, conformingTo: identifier)
  }
}
