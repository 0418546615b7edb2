import ApusTesting
import Foundation
import FoundationAdditions
import SwiftUI
import Testing

/// A folder of tables, which is a bundle as long as it is there.
final class TableFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "TableFolder-\(UUID().uuidString)")

  /// Writes files by their paths.
  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bundle: Bundle {
    get throws { try #require(Bundle(path: url.path)) }
  }

  /// A table of rules with forms for several keys.
  static func rules(_ texts: [String: [String: String]], type: String = "lld") -> String {
    let entries = texts.map { key, forms in
      let list = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
      return """
        <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(list)</dict></dict>
        """
    }
    return "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
  }
}

@Suite("Texts of string tables")
@MainActor
struct StringTableTests {
  private func label(_ text: Text, locale: String = "en_US") -> String? {
    Screen(.init { $0.locale = locale }) { text }.elements.first?.label
  }

  @Test(
    "a text has the form of its number in the table's language, and the digits of the view's",
    arguments: ["stringsdict", "stringrules"])
  func plurals(fileExtension: String) throws {
    let folder = try TableFolder([
      "en.lproj/Localizable.\(fileExtension)": TableFolder.rules([
        "%lld items": ["one": "%lld item", "other": "%lld items"], "%lld **new**": ["one": "**one**", "other": "%lld **new**"],
      ]),
      "ru.lproj/Localizable.\(fileExtension)": TableFolder.rules([
        "%lld items": ["one": "%lld вещь", "few": "%lld вещи", "many": "%lld вещей", "other": "%lld вещи"]
      ]),
      "ru.lproj/Localizable.strings": #""plain" = "просто";"#,
    ])
    let bundle = try folder.bundle
    let english = [0, 1, 1_234].map { label(Text("\($0) items", bundle: bundle)) }
    #expect(english == ["0 items", "1 item", "1,234 items"])
    let russian = [1, 3, 5].map { label(Text("\($0) items", bundle: bundle), locale: "ru_RU") }
    #expect(russian == ["1 вещь", "3 вещи", "5 вещей"])
    // The rules are English, since the text is.
    #expect(label(Text("\(1) items", bundle: bundle), locale: "fr_FR") == "1 item")
    #expect(label(Text("plain", bundle: bundle), locale: "ru_RU") == "просто")
    #expect(label(Text("\(1) **new**", bundle: bundle)) == "one" && label(Text("\(2) **new**", bundle: bundle)) == "2 new")
  }

  @Test("views in texts keep their looks where a form changes their order, and words agree with the values of the key")
  func order() throws {
    let folder = try TableFolder([
      "en.lproj/Localizable.strings": #"""
      "%@ of %lld %@" = "%3$@ %1$@"; "%@ and %@" = "^[apple](agreeWithArgument: 2), %1$@";
      """#
    ])
    let bundle = try folder.bundle
    #expect(label(Text("\("a") of \(1) \(Text("b").bold())", bundle: bundle)) == "b a")
    #expect(label(Text("\("a") and \("3")", bundle: bundle)) == "apples, a")
  }

  @Test("a key that a language lacks is looked for in the next, each key by itself")
  func fallbacks() throws {
    let folder = try TableFolder([
      "pt-BR.lproj/Localizable.strings": #""a" = "A-BR";"#, "pt.lproj/Localizable.strings": #""a" = "A"; "b" = "B";"#,
      "Base.lproj/Localizable.strings": #""d" = "D-Base"; "e" = "E-Base";"#,
      "en.lproj/Localizable.strings": #""a" = "A-en"; "c" = "C-en"; "d" = "D-en";"#,
      "Localizable.strings": #""f" = "F";"#,
    ])
    let bundle = try folder.bundle
    let texts = ["a", "b", "c", "d", "e", "f", "g"].map { label(Text(LocalizedStringKey($0), bundle: bundle), locale: "pt_BR") }
    #expect(texts == ["A-BR", "B", "C-en", "D-en", "E-Base", "F", "g"])
    #expect(LocalizedTables.language(of: bundle, locale: Locale(identifier: "pt_BR")) == "pt")
  }

  @Test("the language that a bundle is written in is that of its Info.plist")
  func developmentRegion() throws {
    let info = "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>"
    let folder = try TableFolder([
      "Info.plist": info, "de.lproj/Localizable.strings": #""a" = "A-de"; "b" = "B-de";"#,
      "fr.lproj/Localizable.strings": #""a" = "A-fr";"#, "it.lproj/Localizable.strings": #""b" = "B-it";"#,
    ])
    let bundle = try folder.bundle
    #expect(
      label(Text("a", bundle: bundle), locale: "ja_JP") == "A-de" && label(Text("b", bundle: bundle), locale: "fr") == "B-de")
    // A bundle that says nothing is written in English, with its keys as texts.
    let other = try TableFolder(["it.lproj/Localizable.strings": #""a" = "A-it";"#])
    #expect(label(Text("a", bundle: try other.bundle), locale: "ja_JP") == "a")
  }

  @Test(
    "the folders of a locale are those of its language and script, the closest first",
    arguments: [
      ("pt_BR", ["pt-BR", "pt"]), ("pt_PT", ["pt", "pt-BR"]), ("zh_TW", ["zh-hant"]), ("zh_CN", ["zh-Hans"]),
      ("en_AU", ["en", "en-GB"]),
      ("es_MX", ["es-419", "es"]), ("es_ES", ["es", "es-419"]), ("no_NO", ["nb"]), ("he_IL", ["iw"]), ("sv", []), ("", []),
    ])
  func closest(locale: String, expected: [String]) throws {
    let names = ["Base", "en", "en-GB", "es", "es-419", "iw", "nb", "pt", "pt-BR", "zh-Hans", "zh-hant"]
    let folder = try TableFolder(
      Dictionary(
        uniqueKeysWithValues: names.map { ("\($0).lproj/Localizable.strings", "\"a\" = \"\($0)\"; \"\($0)\" = \"\($0)\";") }))
    let bundle = try folder.bundle
    let found = LocalizedTables.text(for: "a", table: nil, bundle: bundle, locale: Locale(identifier: locale))
    #expect(found?.language == expected.first ?? "en")
    for name in expected {
      #expect(
        LocalizedTables.text(for: name, table: nil, bundle: bundle, locale: Locale(identifier: locale))?.text.format == name)
    }
  }

  @Test("a damaged table is named once, and its keys show")
  func damaged() throws {
    let folder = try TableFolder([
      "en.lproj/Localizable.strings": "\"a\" = ", "en.lproj/Localizable.stringsdict": "<plist><dict>",
      "en.lproj/Empty.strings": "",
      "en.lproj/Rules.stringsdict": TableFolder.rules(["b": [:], "c": ["one": "C"]]),
    ])
    let screen = Screen { Text("a", bundle: try? folder.bundle) }
    #expect(screen.contains("a") && screen.diagnostics.contains { $0.contains("en.lproj/Localizable.strings") })
    #expect(label(Text("a", tableName: "Empty", bundle: try folder.bundle)) == "a")
    #expect(label(Text("b", tableName: "Rules", bundle: try folder.bundle)) == "%#@v@")
    #expect(label(Text("c", tableName: "Rules", bundle: try folder.bundle)) == "C")
    var table = StringTable()
    let isTable = table.add(Data("{ a = b; c = { d = e; }; }".utf8), isRules: false)
    #expect(isTable && table["a"] == TableText("b") && table["c"] == nil && table.texts.count == 1)
  }
}
