import Foundation
import Testing

@testable import ApusCommand

@Suite("Symbols of an app's texts")
struct StringSymbolsTests {
  private let temporary: TemporaryFolder
  init() throws { temporary = try TemporaryFolder() }

  private func symbols(_ strings: String, table: String = "Localizable", bundle: String? = nil) throws -> StringSymbols {
    try temporary.write(["\(table).xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#])
    return StringSymbols(catalogs: [temporary.path / "\(table).xcstrings"], bundle: bundle)
  }

  private static let manual = #""extractionState":"manual""#

  @Test("texts entered by hand have one; those of the sources, and those that say no, have none")
  func plain() throws {
    let others = #""Hello":{},"other":{"extractionState":"stale"},"no":{\#(Self.manual),"generatesSymbol":false}"#
    let found = try symbols(#""welcome.title":{\#(Self.manual)},\#(others)"#)
    #expect(
      found.source() == """
        // Made from the app's string catalogues whenever it is built. Changes to this file are lost.

        import SwiftUI

        nonisolated extension LocalizedStringResource {
          /// The text "welcome.title".
          static var welcomeTitle: LocalizedStringResource { LocalizedStringResource("welcome.title", table: "Localizable") }
        }

        """)
    #expect(found.warnings.isEmpty && StringSymbols.fileName == "GeneratedStringSymbols.swift")
  }

  private func signature(_ key: String, _ rest: String = "") throws -> String? {
    let text = try symbols(#""\#(key)":{\#(Self.manual)\#(rest)}"#).source() ?? ""
    return text.split(separator: "\n").first { $0.contains("static func") }.map { String($0.drop { $0 == " " }) }
  }

  @Test(
    "placeholders are parameters, of the types that Xcode gives them",
    arguments: [
      ("%lld active", "active(_ arg1: Int)"), ("Score %@, %d of %u", "scoreOf(_ arg1: String, _ arg2: Int32, _ arg3: UInt32)"),
      ("%2$@ of %1$llu", "of(_ arg1: UInt, _ arg2: String)"), ("%.1lf km at %f%%", "kmAt(_ arg1: Double, _ arg2: Float)"),
      ("%(landmark)@ is in %(place)@", "isIn(landmark: String, place: String)"),
      ("%2$(place)@ has %1$(count)lld", "has(count: Int, place: String)"), ("%(a)@ and %(a)@", "and(a: String)"),
      ("%(big one)@ and %(bigOne)@", "and(_ arg1: String, _ arg2: String)"),
    ])
  func placeholders(key: String, expected: String) throws {
    #expect(try signature(key) == "static func \(expected) -> LocalizedStringResource {")
  }

  @Test("those of the text itself count where the key has none, with their names; plural and device forms are texts, too")
  func values() throws {
    let unit = #","localizations":{"de":{},"en":{"stringUnit":{"value":"Hi %(name)@, %lld"}}}"#
    #expect(try signature("greeting", unit)?.contains("greeting(name: String, _ arg2: Int)") == true)
    let forms = #""one":{"stringUnit":{"value":"one"}},"other":{"stringUnit":{"value":"%lld"}}"#
    let plural = #","localizations":{"en":{"variations":{"plural":{\#(forms)}}}}"#
    #expect(try signature("days", plural)?.contains("days(_ arg1: Int)") == true)
    let files = #""files":{"argNum":1,"formatSpecifier":"lld"}"#
    let varying = #","localizations":{"en":{"stringUnit":{"value":"%#@files@ in %@"},"substitutions":{\#(files)}}}"#
    #expect(try signature("found", varying)?.contains("found(files: Int, _ arg2: String)") == true)
    let text = try symbols(#""found %lld %@":{\#(Self.manual)}"#, bundle: StringSymbols.packageBundle).source()
    #expect(
      text?.contains(
        #"LocalizedStringResource("found %lld %@", defaultValue: "\(arg1, specifier: "%lld")\(arg2)", table: "Localizable", "#
          + "bundle: .atURL(Foundation.Bundle.module.bundleURL))") == true)
  }

  @Test("catalogues other than Localizable are enums around theirs")
  func tables() throws {
    let text = try symbols(#""title":{\#(Self.manual)}"#, table: "on-boarding").source()
    #expect(text?.contains("  enum OnBoarding {\n    /// The text \"title\".\n    static var title: ") == true)
  }

  @Test("of two keys with one symbol the first has it; what the app declares, and what Swift cannot take, has none")
  func conflicts() throws {
    let found = try symbols(["Save", "save", "%s x", "…"].map { #""\#($0)":{\#(Self.manual)}"# }.joined(separator: ","))
    #expect(found.warnings.count == 3)
    #expect(found.warnings.contains { $0.contains("\"save\" of Localizable.xcstrings has no symbol") })
    #expect(found.source()?.contains("\"Save\"") == true && found.source()?.contains("\"save\"") == false)
    var existing = DeclaredMembers()
    existing.read(Data("extension LocalizedStringResource { static let save = 1 }".utf8), conditions: .init())
    #expect(found.source(existingMembers: existing) == nil)
  }

  @Test(
    "a catalogue that cannot be read is a warning with its place",
    arguments: ["", "[]", "{\"strings\":1}", "<<<<<<< HEAD\n{}", String(repeating: "[", count: 100_000)])
  func damaged(text: String) throws {
    try temporary.write(["Localizable.xcstrings": text])
    let found = StringSymbols(catalogs: [temporary.path / "Localizable.xcstrings", temporary.path / "none.xcstrings"])
    #expect(found.source() == nil && found.warnings.count == 2)
    #expect(found.warnings.allSatisfy { $0.contains(temporary.path.string) })
  }

  @Test("placeholders that are none stay text", arguments: ["100%", "%%@", "50% off", "%(", "%(a", "%1$", "%#@x", "%99$@ %"])
  func text(key: String) { #expect(TextPlaceholders(key).inOrder.isEmpty) }

  @Test("texts of a catalogue come in the order of their keys")
  func order() throws {
    let data = Data(#"{"strings":{"b":{"extractionState":"manual"},"B":{"extractionState":"manual"}}}"#.utf8)
    #expect(try CatalogTexts(data).texts.map(\.key) == ["B", "b"])
    #expect(throws: CommandError.self) { try CatalogTexts(file: temporary.path / "none.xcstrings") }
  }
}
