import Foundation

/// Says of errors about unknown names which of these are Apple's and not here yet, and what is near.
struct MissingNames {
  var table = AppleNames()
  /// The names that are here.
  var names: DeclaredNames
  /// Words of the app's own sources, which may be meant, too.
  var words: Set<String> = []
  /// Types that the app declares itself, which have no members of Apple's.
  var types: Set<String> = []

  static let category = "apus-missing"

  /// Adds notes to diagnostics of an app where they are about such names; reads what it needs only then.
  static func explain(_ diagnostics: [SourceDiagnostic], in app: AppBuild) throws -> [SourceDiagnostic] {
    let table = AppleNames()
    guard diagnostics.contains(where: { table.entry(for: $0) != nil }) else { return diagnostics }
    let folders = [app.framework.modules] + app.framework.additions.map(\.modules)
    let interfaces = try folders.flatMap { folder in try folder.children().map { folder / $0 } }
      .filter { $0.fileExtension == "swiftmodule" && $0.isFile }
    var missing = MissingNames(table: table, names: DeclaredNames(interfaces: interfaces))
    for source in app.project.sources { missing.addOwn(of: try source.readText()) }
    return try missing.explain(diagnostics)
  }

  /// Takes the words and the types of a source.
  mutating func addOwn(of text: String) {
    words.formUnion(text.matches(of: #/[A-Za-z_]\w*/#).map { String($0.output) })
    types.formUnion(text.matches(of: #/\b(?:struct|class|enum|actor|protocol|typealias) +(\w+)/#).map { String($0.1) })
  }

  /// The same diagnostics, with a note where the name is Apple's.
  func explain(_ diagnostics: [SourceDiagnostic]) throws -> [SourceDiagnostic] {
    let entries = diagnostics.map { table.entry(for: $0) }
    // A table grows old: what has come since is here. Only of a module that is not here, names of others are not its own.
    let here = names.modules.union(["Foundation"])
    let elsewhere = entries.compactMap { $0 }.filter { $0.module.map { !here.contains($0) } ?? true }.map(\.name)
    let missing = try names.missing(from: Set(entries.compactMap { $0?.name })).union(elsewhere)
    guard !missing.isEmpty else { return diagnostics }
    let near = try self.near(missing)
    return zip(diagnostics, entries).map { diagnostic, entry in
      guard let entry, missing.contains(entry.name), !types.contains(entry.owner) else { return diagnostic }
      var copy = diagnostic
      copy.category = copy.category ?? Self.category
      copy.notes.append(
        .init(
          file: diagnostic.file, line: diagnostic.line, column: diagnostic.column,
          message: Self.text(entry, nearest: near[entry.name])))
      return copy
    }
  }

  /// For names the one that is here and most like it: mistyped by two letters, or without one of its words.
  private func near(_ missing: Set<String>) throws -> [String: String] {
    let mistyped = try names.nearest(to: missing, besides: words.subtracting(missing))
    let shorter = Dictionary(uniqueKeysWithValues: missing.map { ($0, Self.shorter($0)) })
    let absent = try names.missing(from: Set(shorter.values.joined()))
    return shorter.compactMapValues { $0.first { !absent.contains($0) } }.merging(mistyped) { _, mistyped in mistyped }
  }

  /// A name without one of its words, the last of them first; at least two stay, as one alone means anything.
  static func shorter(_ name: String) -> [String] {
    let words = name.matches(of: #/[A-Z]*[a-z0-9]*/#).map { String($0.output) }.filter { !$0.isEmpty }
    guard words.count > 2 else { return [] }
    return words.indices.dropFirst().reversed().map { left in
      words.indices.filter { $0 != left }.map { words[$0] }.joined()
    }
  }

  /// What is said of a name.
  static func text(_ entry: AppleNames.Entry, nearest: String?) -> String {
    if entry.kind == "module" { return "\(entry.name) is a framework of Apple's, and Apus does not have it yet" }
    if entry.module == "ObjectiveC" { return "\(entry.name) works on Objective-C's runtime, which Apple's systems have alone" }
    let near = nearest.map { "; nearest: \($0)" } ?? ""
    return "\(entry.name) is Apple's (\(entry.origin)) and Apus does not have it yet\(near)"
  }
}

extension AppleNames {
  /// The entry that an error about an unknown name most likely means.
  func entry(for diagnostic: SourceDiagnostic) -> Entry? {
    diagnostic.severity == .error ? UnknownName(message: diagnostic.message).flatMap { entry(for: $0) } : nil
  }
}
