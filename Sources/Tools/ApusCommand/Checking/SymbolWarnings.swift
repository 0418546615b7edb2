import Foundation
import SymbolNames

/// Warnings about the system's symbols that sources name and that have no drawing here; each is said once.
struct SymbolWarnings {
  var catalog: SymbolCatalog

  static let category = "apus-symbol"

  /// The symbols of an installation.
  init(_ installation: Installation) throws {
    catalog = SymbolCatalog(
      folder: URL(fileURLWithPath: try installation.symbolFolder().string, isDirectory: true), icons: SymbolCatalog.iconFolder)
  }

  /// Looks through Swift files.
  func all(in files: [Path]) throws -> [SourceDiagnostic] {
    let lines = SourceLines()
    return try SymbolUses(in: files, isName: catalog.contains).locations.compactMap { name, location in
      let said: String
      switch SymbolsCommand.Kind(name, in: catalog) {
      case .missing: said = "the symbol \(name) has no drawing here, so its place stays empty"
      case .unknown: said = "\(name) is no symbol of the system"
      case .own, .derived, .outline: return nil
      }
      let line = lines.line(location.line, of: location.file.string) ?? ""
      let column = line.range(of: "\"\(name)\"").map { line[..<$0.lowerBound].utf8.count + 1 } ?? 1
      return SourceDiagnostic(
        file: location.file.string, line: location.line, column: column, severity: .warning, message: said,
        category: Self.category)
    }.inOrder
  }
}
