/// The names that Xcode gives texts in Swift: `Text(.welcomeTitle)`, and with values `Text(.itemsLeft(count: 3))`.
///
/// Texts entered by hand have them: those whose key the sources do not hold. Catalogues other than `Localizable` are enums around
/// theirs: `Text(.Onboarding.title)`.
struct StringSymbols {
  private struct Table {
    var name: String
    var texts: [CatalogTexts.Text] = []
  }

  /// The Swift expression of what `LocalizedStringResource` calls the bundle; `nil` for the app's own.
  let bundle: String?

  /// The bundle of a package's target.
  static let packageBundle = ".atURL(Foundation.Bundle.module.bundleURL)"

  private let tables: [Table]
  /// One line for each text without a symbol, and for each catalogue that cannot be read.
  private(set) var warnings: [String] = []

  /// The name of the file with the symbols.
  static let fileName = "GeneratedStringSymbols.swift"

  /// Reads `.xcstrings` files.
  init(catalogs: [Path], bundle: String? = nil) {
    self.bundle = bundle
    var tables: [String: Table] = [:]
    for file in catalogs.sorted() {
      do {
        tables[file.stem, default: Table(name: file.stem)].texts += try CatalogTexts(file: file).texts
      } catch {
        warnings.append((error as? CommandError)?.message ?? "\(file) cannot be read")
      }
    }
    self.tables = tables.values.sorted { $0.name < $1.name }
    warnings += self.tables.flatMap { table in Self.symbols(of: table, besides: []).warnings }
  }

  /// The text of the file without what the app declares itself; `nil` where there is no symbol.
  func source(existingMembers: DeclaredMembers = DeclaredMembers()) -> String? {
    var blocks: [String] = []
    for table in tables {
      let isDefault = table.name == "Localizable"
      let existing = isDefault ? existingMembers[.localizedStringResource] : []
      var members = Self.symbols(of: table, besides: existing).symbols.flatMap { declaration(of: $0, in: table.name) }
      guard !members.isEmpty, let group = NameWords.symbol(ofGroup: table.name) else { continue }
      if !isDefault {
        let comment = "/// The texts of the catalogue \(SwiftLiteral.string(table.name))."
        members = [comment, "enum \(group) {"] + members.map { "  " + $0 } + ["}"]
      }
      let block = ["nonisolated extension LocalizedStringResource {"] + members.map { "  " + $0 } + ["}"]
      blocks.append(block.joined(separator: "\n"))
    }
    guard !blocks.isEmpty else { return nil }
    let header = "// Made from the app's string catalogues whenever it is built. Changes to this file are lost."
    return ([header, "import SwiftUI"] + blocks).joined(separator: "\n\n") + "\n"
  }

  private struct Symbol {
    var name: String
    var text: CatalogTexts.Text
  }

  /// Of two texts with one symbol the first has it.
  private static func symbols(of table: Table, besides existing: Set<String>) -> (symbols: [Symbol], warnings: [String]) {
    var (symbols, warnings): ([Symbol], [String]) = ([], [])
    var taken = existing
    for text in table.texts {
      let what = "the text \"\(SwiftLiteral.escaped(text.key))\" of \(table.name).xcstrings has no symbol"
      if text.placeholders.inOrder.contains(where: { $0.specifier.type == nil }) {
        warnings.append("\(what): it has a placeholder for a C pointer or character")
      } else if let name = NameWords.symbol(ofText: text.placeholders.rest) {
        if taken.insert(name.filter { $0 != "`" }).inserted {
          symbols.append(Symbol(name: name, text: text))
        } else if !existing.contains(name) {
          warnings.append("\(what): another one is called \"\(name)\"")
        }
      } else {
        warnings.append("\(what): its key has neither letter nor digit")
      }
    }
    return (symbols, warnings)
  }

  private func declaration(of symbol: Symbol, in table: String) -> [String] {
    let key = SwiftLiteral.string(symbol.text.key)
    let place = "table: \(SwiftLiteral.string(table))" + (bundle.map { ", bundle: \($0)" } ?? "")
    let placeholders = symbol.text.placeholders.inOrder
    guard !placeholders.isEmpty else {
      let value = "LocalizedStringResource(\(key), \(place))"
      return ["/// The text \(key).", "static var \(symbol.name): LocalizedStringResource { \(value) }"]
    }
    var (parameters, value): ([String], String) = ([], "")
    for (index, placeholder) in placeholders.enumerated() {
      // Values of one name would not compile.
      let label = placeholders.filter { $0.label == placeholder.label }.count == 1 ? placeholder.label : nil
      let (name, type) = (label ?? "arg\(index + 1)", placeholder.specifier.type ?? "String")
      parameters.append((label == nil ? "_ " : "") + "\(name): \(type)")
      value += type == "String" ? "\\(\(name))" : "\\(\(name), specifier: \"%\(placeholder.specifier.text)\")"
    }
    return [
      "/// The text \(key).",
      "static func \(symbol.name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {",
      "  LocalizedStringResource(\(key), defaultValue: \"\(value)\", \(place))", "}",
    ]
  }
}
