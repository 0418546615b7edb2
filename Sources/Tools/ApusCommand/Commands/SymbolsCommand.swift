import Foundation
import SymbolNames

/// `apus symbols`: which of the system's symbols there are, and how each is drawn.
struct SymbolsCommand: Command {
  static let syntax = CommandSyntax(
    name: "symbols",
    usage: "[PATH] [--missing]",
    summary: "List the system's symbols, or those that an app uses, with how each is drawn.",
    options: [OptionSyntax("--missing", help: "List only those that have no drawing, and names that the system has not.")],
    details: """
      Each line says own (drawn for Apus), derived (put together by a rule), outline (of Debian's package bootstrap-icons),
      missing (its place stays empty) or unknown (no symbol of the system), then the name, and for an app where it stands first.
      Of an app, names in plain string literals are found.

      Exit codes: 0, or 1 where an app uses a symbol that is missing or unknown.
      """)

  /// What can be said of a name.
  enum Kind: String, CaseIterable {
    case own, derived, outline, missing, unknown

    init(_ name: String, in catalog: SymbolCatalog) {
      self =
        switch catalog.contains(name) ? catalog.drawing(of: name)?.origin : nil {
        case .own: .own
        case .derived: .derived
        case .outline: .outline
        case nil: catalog.contains(name) ? .missing : .unknown
        }
    }

    var isDrawn: Bool { self != .missing && self != .unknown }
  }

  var location: AppLocation?
  var showsMissingOnly: Bool
  /// Where the library's own files are, and the outlines.
  var folder: URL
  var icons = SymbolCatalog.iconFolder

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    if !arguments.positionals.isEmpty {
      location = try AppLocation(try arguments.onlyPath(of: "symbols"), workingFolder: installation.workingFolder)
    }
    showsMissingOnly = arguments["--missing"] != nil
    folder = URL(fileURLWithPath: try installation.symbolFolder().string, isDirectory: true)
  }

  func run() throws -> Int32 {
    let rows = try rows()
    for row in rows where !showsMissingOnly || !row.kind.isDrawn { Terminal.print(row.text) }
    let counts = Kind.allCases.map { kind in (kind, rows.count { $0.kind == kind }) }.filter { $0.1 > 0 }
    Terminal.note(
      rows.isEmpty
        ? "no symbols are used" : counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ") + " of \(rows.count)")
    return location != nil && rows.contains { !$0.kind.isDrawn } ? 1 : 0
  }

  /// A line of the list.
  struct Row: Equatable {
    var kind: Kind
    var name: String
    var location: SymbolUses.Location?

    var text: String {
      let start = kind.rawValue + String(repeating: " ", count: 9 - kind.rawValue.count) + name
      return location.map { start + String(repeating: " ", count: max(2, 46 - start.count)) + "\($0)" } ?? start
    }
  }

  func rows() throws -> [Row] {
    let catalog = SymbolCatalog(folder: folder, icons: icons)
    guard let files = try swiftFiles else { return catalog.names.map { Row(kind: Kind($0, in: catalog), name: $0) } }
    let uses = try SymbolUses(in: files, isName: catalog.contains)
    return uses.locations.sorted { $0.key < $1.key }.map {
      Row(kind: Kind($0.key, in: catalog), name: $0.key, location: $0.value)
    }
  }

  private var swiftFiles: [Path]? {
    get throws {
      switch location {
      case .file(let file): [file]
      case .folder(let folder), .package(let folder), .playground(let folder): try SourceFolder(folder).swiftFiles
      case .project(let found): found.apps.flatMap(\.target.contents.sources).filter(\.isFile)
      case nil: nil
      }
    }
  }
}

extension Installation {
  /// The folder with the names and drawings of symbols, among the sources or in a release archive.
  func symbolFolder() throws -> Path {
    let sources = root / "Sources/Services/SystemSymbols"
    if (sources / "Names.txt").isFile { return sources }
    let resources = root / "framework/resources"
    let bundles = (try? resources.children()) ?? []
    guard let bundle = bundles.first(where: { $0.contains("SystemSymbols") }) else {
      throw CommandError.failure("\(root) has no symbols; unpack the archive anew")
    }
    return resources / bundle
  }
}
