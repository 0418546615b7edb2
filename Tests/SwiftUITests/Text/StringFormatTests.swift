import Foundation
import FoundationAdditions
import SwiftUI
import Testing

@Suite("Formats of string tables that get their numbers later")
struct StringFormatTests {
  private let folder: TableFolder
  private let bundle: Bundle
  private let english = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")

  init() throws {
    folder = try TableFolder([
      "en.lproj/Localizable.strings": #""share" = "%lld%% of %@";"#,
      "en.lproj/Localizable.stringrules": TableFolder.rules([
        "items": ["one": "%lld item", "other": "%lld items"], "%lld items": ["one": "%lld item", "other": "%lld items"],
        "sheep": ["zero": "no sheep", "one": "one sheep", "other": "%lld sheep"],
      ]),
      "de.lproj/Localizable.stringrules": TableFolder.rules(["items": ["one": "%lld Ding", "other": "%lld Dinge"]]),
    ])
    bundle = try folder.bundle
  }

  // Of literals alone the compiler takes Foundation's own functions.
  private let one = 1, two = 2

  @Test("the form follows the number, however the format is written out")
  func forms() {
    let items = NSLocalizedString("items", bundle: bundle, comment: "")
    #expect(String(format: items, one) == "1 item" && String(format: items, two) == "2 items")
    #expect(String.localizedStringWithFormat(items, one) == "1 item")
    #expect(String(format: items, locale: german, one * 1_000) == "1.000 items")
    let values: [CVarArg] = [1]
    #expect(String(format: items, locale: english, arguments: values) == "1 item")
    let sheep = NSLocalizedString("sheep", bundle: bundle, comment: "")
    let counts = [0, 1, 2]
    #expect(counts.map { String(format: sheep, $0) } == ["no sheep", "one sheep", "2 sheep"])
    #expect(String(format: items, UInt8(1)) == "1 item" && String(format: items, Int32(7)) == "7 items")
    // As Foundation reads it alone.
    #expect(items == "%1$lld items")
  }

  @Test("each of several numbers has its form, in the order of the text")
  func several() throws {
    let folder = try TableFolder([
      "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>all</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%2$@ %1$#@f@ %3$@ %4$@ %5$@ %6$@</string>
      <key>f</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>one</string>
      <key>other</key><string>%lld</string></dict></dict></dict></plist>
      """
    ])
    let all = NSLocalizedString("all", bundle: try folder.bundle, comment: ""), a = "a"
    #expect(String(format: all, one, a) == "a one %@ %@ %@ %@" && String(format: all, one, a, "b") == "a one b %@ %@ %@")
    #expect(
      String(format: all, one, a, "b", "c") == "a one b c %@ %@" && String(format: all, two, a, "b", "c", "d") == "a 2 b c d %@")
    #expect(String(format: all, one, a, "b", "c", "d", "e") == "a one b c d e")
    #expect(String(format: all, locale: english, one, a) == "a one %@ %@ %@ %@")
    #expect(String(format: all, locale: english, one, a, "b") == "a one b %@ %@ %@")
    #expect(String(format: all, locale: english, one, a, "b", "c") == "a one b c %@ %@")
    #expect(String.localizedStringWithFormat(all, one, a) == "a one %@ %@ %@ %@")
    #expect(String.localizedStringWithFormat(all, one, a, "b") == "a one b %@ %@ %@")
    #expect(String.localizedStringWithFormat(all, one, a, "b", "c") == "a one b c %@ %@")
  }

  @Test("a format of a text in another language has that language's form")
  func languages() {
    let items = String(localized: "items", bundle: bundle, locale: german)
    #expect(String(format: items, one) == "1 Ding" && String(format: items, two) == "2 Dinge")
    #expect(IssuedFormats.text(of: items)?.language == "de" && IssuedFormats.text(of: "%d of them") == nil)
  }

  @Test("formats that no table has are Foundation's, with any number of values")
  func others() {
    #expect(String(format: "%d", 1) == "1" && String(format: "%d-%@", one, "a") == "1-a")
    #expect(String(format: "%02x%02X %.1f", 10, 11, 1.5) == "0a0B 1.5" && String(format: "%d%d%d%d", one, two, 3, 4) == "1234")
    #expect(String(format: "%d%d%d%d%d%d%d", one, 2, 3, 4, 5, 6, 7) == "1234567" && String(format: "100%%") == "100%")
    #expect(
      String(format: "%.1f", locale: german, 1.5 * 1) == "1,5" && String(format: "%.1f %d", locale: nil, 1.5, two) == "1.5 2")
    #expect(String(format: "%d %d %d", locale: english, one, 2, 3) == "1 2 3")
    #expect(String.localizedStringWithFormat("%d %d", one, 2) == "1 2")
    let share = NSLocalizedString("share", bundle: bundle, comment: "")
    #expect(String(format: share, one, "all") == "1% of all" && IssuedFormats.text(of: share) == nil)
  }

  @Test("wrong values do no harm")
  func wrong() {
    let items = NSLocalizedString("items", bundle: bundle, comment: "")
    let (text, part, flag) = ("many", 1.5, true)
    #expect(String(format: items, text) == "many items" && String(format: items, part) == "1.500000 items")
    #expect(String(format: items, flag) == "1 item")
    #expect(FormatValue(argument: UInt.max) == .unsigned(.max) && FormatValue(argument: Int8(-1)) == .integer(-1))
    #expect(FormatValue(argument: CGFloat(2)) == .double(2) && FormatValue(argument: NSString(string: "a")) == .string("a"))
  }

  @Test("placeholders are values that come later: from options, or from a format")
  func placeholders() throws {
    let value: String.LocalizationValue = "\(placeholder: .int) items"
    var options = String.LocalizationOptions()
    options.replacements = [1]
    #expect(String(localized: value, options: options, bundle: bundle, locale: english) == "1 item")
    #expect(String(localized: "items", defaultValue: value, options: options, bundle: bundle, locale: german) == "1 Ding")
    #expect(String(localized: LocalizedStringResource(value, bundle: bundle), options: options) == "1 item")
    options.replacements = nil
    let format = String(localized: value, options: options, bundle: bundle, locale: english)
    #expect(String(format: format, one) == "1 item" && String(format: format, two) == "2 items")
    let all: String.LocalizationValue = """
      \(placeholder: .uint) \(placeholder: .float) \(placeholder: .double) \(placeholder: .object) \
      \(placeholder: .int, specifier: "%02d")
      """
    #expect(LocalizedStringResource(all).key == "%llu %f %lf %@ %02d" && String(localized: all) == "%llu %f %lf %@ %02d")
    options.replacements = [UInt(1), Float(2), 3.0, "four", 5]
    #expect(String(localized: all, options: options) == "1 2.000000 3.000000 four 05")
    let read = try JSONDecoder().decode(String.LocalizationValue.self, from: JSONEncoder().encode(value))
    #expect(read == value)
    let kinds: Set<String.LocalizationValue.Placeholder> = [.int, .int, .object]
    #expect(kinds.count == 2)
  }

  @Test("what was handed out is bounded, and the newest is known")
  func bounded() async {
    // By itself, since it displaces what other tests were given.
    await #expect(processExitsWith: .success) {
      let count = IssuedFormats.limit + 10, one = 1
      let rules = (0..<count).map { ("k\($0)", ["one": "%lld one\($0)", "other": "%lld many\($0)"]) }
      let folder = try TableFolder([
        "en.lproj/Many.stringrules": TableFolder.rules(Dictionary(uniqueKeysWithValues: rules))
      ])
      let bundle = try folder.bundle
      let formats = (0..<count).map { NSLocalizedString("k\($0)", tableName: "Many", bundle: bundle, comment: "") }
      precondition(String(format: formats[count - 1], one) == "1 one\(count - 1)")
      precondition(IssuedFormats.text(of: formats[0]) == nil && String(format: formats[0], one) == "1 many0")
    }
  }

  @Test("texts are looked up in all languages that the person reads, in their order")
  func person() async {
    await #expect(processExitsWith: .success) {
      let folder = try TableFolder([
        "en.lproj/Localizable.strings": #""a" = "A-en"; "b" = "B-en"; "c" = "C-en";"#,
        "en-GB.lproj/Localizable.strings": #""a" = "A-GB"; "b" = "B-GB";"#,
        "fr.lproj/Localizable.strings": #""a" = "A-fr"; "c" = "C-fr";"#,
      ])
      let bundle = try folder.bundle
      func text(_ key: String, _ locale: String) -> String? {
        LocalizedTables.text(for: key, table: nil, bundle: bundle, locale: Locale(identifier: locale))?.text.format
      }
      precondition(Locale.setCurrent("de_US"))
      precondition(LocalizedTables.languages == ["de_US"] && text("a", "de_US") == "A-en")
      LocalizedTables.languages = ["de", "fr", "en_GB"]
      precondition(text("a", "de_US") == "A-fr" && text("b", "de_US") == "B-GB" && text("c", "de_US") == "C-fr")
      precondition(text("a", "en_US") == "A-en" && text("a", "ja_JP") == "A-fr")
      precondition(Locale.setCurrent("en_US"))
      LocalizedTables.languages = ["en_GB", "fr"]
      precondition(text("a", "en_US") == "A-GB" && text("c", "en_US") == "C-en")
    }
  }
}
