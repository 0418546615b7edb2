import Foundation
import FoundationAdditions
import Testing

@testable import ApusCommand

@Suite("String Catalogs")
struct StringCatalogTests {
  private static func catalog(_ strings: String, named name: String = "Localizable", source: String = "en") throws
    -> StringCatalog
  {
    let json = #"{"sourceLanguage": "\#(source)", "version": "1.0", "strings": {\#(strings)}}"#
    return try StringCatalog(Data(json.utf8), file: Path("/app/\(name).xcstrings"))
  }

  /// A unit of text.
  private static func unit(_ value: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static func plural(_ forms: [(String, String)]) -> String {
    let list = forms.map { "\"\($0.0)\": \(unit($0.1))" }.joined(separator: ", ")
    return #""variations": {"plural": {\#(list)}}"#
  }

  /// A text as an app of the language shows it.
  private static func text(
    _ key: String, _ values: [FormatValue] = [], in language: String = "en", of catalog: StringCatalog,
    device: StringCatalog.Device = .iphone
  ) throws -> String? {
    var table = StringTable()
    let files = try catalog.files(for: device)
    for (suffix, isRules) in [("strings", false), (RuleFiles.fileExtension, true)] {
      guard let data = files["\(language).lproj/\(catalog.name).\(suffix)"] else { continue }
      let isTable = table.add(data, isRules: isRules)
      #expect(isTable)
    }
    guard let text = table[key] else { return nil }
    guard text.hasVariables else { return text.format }
    return FormatTemplate(text, values: values, language: language).string(locale: Locale(identifier: "en_US_POSIX"))
  }

  @Test("each language has a table; of the source's language an entry without text is its key")
  func plain() throws {
    let catalog = try Self.catalog(
      """
      "Sea": {"localizations": {"de": \(Self.unit("Meer")), "ja": \(Self.unit("海"))}}, "Hill": {}, "": {},
      "own.key": {"extractionState": "manual", "localizations": {"en": \(Self.unit("Own \\\"text\\\" <&>"))}}
      """)
    #expect(catalog.languages == ["de", "en", "ja"] && catalog.warnings.isEmpty)
    #expect(Set(try catalog.files().keys) == Set(["de", "en", "ja"].map { "\($0).lproj/Localizable.strings" }))
    #expect(try Self.text("Sea", in: "de", of: catalog) == "Meer" && Self.text("Sea", in: "ja", of: catalog) == "海")
    #expect(try Self.text("Sea", of: catalog) == "Sea" && Self.text("Hill", of: catalog) == "Hill")
    #expect(try Self.text("own.key", of: catalog) == "Own \"text\" <&>" && Self.text("Hill", in: "de", of: catalog) == nil)
    #expect(try Self.text("", of: catalog) == nil)
  }

  @Test("texts that are not translated, or are not to be, are those of the source's language")
  func untranslated() throws {
    let catalog = try Self.catalog(
      """
      "a": {"localizations": {"de": \(Self.unit("A", state: "new")), "en": \(Self.unit("An a", state: "new"))}},
      "b": {"shouldTranslate": false, "localizations": {"de": \(Self.unit("B"))}},
      "c": {"extractionState": "stale", "localizations": {"de": \(Self.unit("C", state: "needs_review"))}}
      """)
    #expect(try Self.text("a", in: "de", of: catalog) == nil && Self.text("a", of: catalog) == "An a")
    #expect(try Self.text("b", in: "de", of: catalog) == nil && Self.text("b", of: catalog) == "b")
    #expect(try Self.text("c", in: "de", of: catalog) == "C")
  }

  @Test("keys of Info.plist are no texts")
  func infoPlist() throws {
    let catalog = try Self.catalog(
      #""CFBundleName": {}, "NSCameraUsageDescription": {"localizations": {"en": \#(Self.unit("For pictures"))}}"#,
      named: "InfoPlist")
    #expect(try Self.text("CFBundleName", of: catalog) == nil)
    #expect(try Self.text("NSCameraUsageDescription", of: catalog) == "For pictures")
    #expect(try Set(catalog.files().keys) == ["en.lproj/InfoPlist.strings"])
  }

  @Test("a text has a form for each plural of its language")
  func plurals() throws {
    let catalog = try Self.catalog(
      """
      "%lld items": {"localizations": {
        "en": {\(Self.plural([("one", "%lld item"), ("other", "%lld items"), ("zero", "nothing")]))},
        "pl": {\(Self.plural([("one", "%lld rzecz"), ("few", "%lld rzeczy"), ("many", "%lld rzeczy!"), ("other", "?")]))}}}
      """)
    let english = try [0, 1, 2].map { try Self.text("%lld items", [.integer($0)], of: catalog) }
    #expect(english == ["nothing", "1 item", "2 items"])
    let polish = try [1, 3, 5].map { try Self.text("%lld items", [.integer($0)], in: "pl", of: catalog) }
    #expect(polish == ["1 rzecz", "3 rzeczy", "5 rzeczy!"])
    // Who asks Foundation, which knows no rules, gets the form for several.
    var plain = StringTable()
    let isTable = plain.add(try #require(try catalog.files()["en.lproj/Localizable.strings"]), isRules: false)
    #expect(isTable)
    #expect(plain["%lld items"]?.format == "%1$lld items")
  }

  @Test("the first number decides, wherever it stands; a form may leave values out")
  func severalValues() throws {
    let catalog = try Self.catalog(
      """
      "%@ has %lld apples": {"localizations": {
        "en": {\(Self.plural([("one", "%@ has an apple"), ("other", "%@ has %lld apples")]))},
        "de": {\(Self.plural([("one", "Ein Apfel"), ("other", "%lld Äpfel hat %@ (%%)")]))}}},
      "days": {"localizations": {"en": {\(Self.plural([("one", "a day"), ("other", "%d days")]))}}}
      """)
    func text(_ number: Int, _ language: String) throws -> String? {
      try Self.text("%@ has %lld apples", [.string("Ann"), .integer(number)], in: language, of: catalog)
    }
    #expect(try text(1, "en") == "Ann has an apple" && text(4, "en") == "Ann has 4 apples")
    #expect(try text(1, "de") == "Ein Apfel" && text(4, "de") == "4 Äpfel hat Ann (%)")
    #expect(
      try Self.text("days", [.integer(1)], of: catalog) == "a day" && Self.text("days", [.integer(2)], of: catalog) == "2 days")
  }

  @Test("parts with forms of their own take the value of their number")
  func substitutions() throws {
    func part(_ number: Int?, _ noun: String) -> String {
      let position = number.map { "\"argNum\": \($0), " } ?? ""
      return "{\(position)\"formatSpecifier\": \"lld\", \(Self.plural([("one", "%arg \(noun)"), ("other", "%arg \(noun)s")]))}"
    }
    let unit = #""stringUnit": {"state": "translated", "value": "%#@folders@ hold %#@files@"}"#
    let catalog = try Self.catalog(
      """
      "a": {"localizations": {"en": {\(unit), "substitutions": {"files": \(part(1, "file")), "folders": \(part(2, "folder"))}}}},
      "b": {"localizations": {"en": {\(unit), "substitutions": {"files": \(part(nil, "file")),
        "folders": \(part(nil, "folder"))}}}}
      """)
    #expect(try Self.text("a", [.integer(1), .integer(3)], of: catalog) == "3 folders hold 1 file")
    #expect(try Self.text("b", [.integer(1), .integer(3)], of: catalog) == "1 folder hold 3 files")
  }

  @Test("a device has texts of its own, which may have forms")
  func devices() throws {
    let forms = Self.plural([("one", "%lld tap"), ("other", "%lld taps")])
    let catalog = try Self.catalog(
      """
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": \(Self.unit("Click")), "ipad": \(Self.unit("Touch")), "other": \(Self.unit("Press"))}}}}},
      "%lld taps": {"localizations": {"en": {"variations": {"device": {"iphone": {\(forms)},
        "mac": \(Self.unit("%lld clicks"))}}}}}
      """)
    let texts = try [.iphone, .mac, .ipad, .appletv].map { try Self.text("Tap", of: catalog, device: $0) }
    #expect(texts == ["Press", "Click", "Touch", "Press"])
    #expect(try Self.text("%lld taps", [.integer(1)], of: catalog) == "1 tap")
    #expect(try Self.text("%lld taps", [.integer(1)], of: catalog, device: .ipad) == "1 tap")
    #expect(try Self.text("%lld taps", [.integer(1)], of: catalog, device: .mac) == "%lld clicks")
  }

  @Test(
    "what is no catalogue is refused with its place",
    arguments: [
      ("{", "/app/A.xcstrings breaks off, and is no JSON"), ("{\n\n \"strings\": {,}}", "/app/A.xcstrings:3 is no JSON"),
      ("{\n<<<<<<< HEAD\n}", "/app/A.xcstrings:2 has a conflict of two versions"), ("", "/app/A.xcstrings breaks off"),
      ("[]", "/app/A.xcstrings is no String Catalog"), ("{\"strings\": 5}", "/app/A.xcstrings is no String Catalog"),
      (String(repeating: "[", count: 600), "/app/A.xcstrings:1 is no JSON"),
    ])
  func damaged(json: String, message: String) throws {
    let error = #expect(throws: CommandError.self) { try StringCatalog(Data(json.utf8), file: Path("/app/A.xcstrings")) }
    #expect(try #require(error).message.hasPrefix(message), "\(String(describing: error))")
  }

  @Test("what is damaged inside is named, and the rest is used")
  func partlyDamaged() throws {
    let catalog = try Self.catalog(
      """
      "good": {"localizations": {"de": \(Self.unit("gut")), "../../x": \(Self.unit("x"))}}, "bad": 5,
      "odd": {"localizations": {"de": {"variations": {"plural": {"one": 7}, "device": []}}, "fr": [], "it": {"stringUnit": 1}}}
      """)
    #expect(
      catalog.warnings == [
        "/app/Localizable.xcstrings: the text \"bad\" has no entry that can be read; it is left out",
        "/app/Localizable.xcstrings: \"../../x\" is no language; its texts are left out",
      ])
    #expect(try Self.text("good", in: "de", of: catalog) == "gut" && Self.text("odd", in: "de", of: catalog) == nil)
    #expect(try catalog.files().keys.allSatisfy { !$0.contains("..") })
    #expect(try Self.catalog((0..<50).map { "\"k\($0)\": 1" }.joined(separator: ",")).warnings.count == 10)
  }

  @Test("variations in variations end")
  func deep() throws {
    var node = Self.unit("too deep")
    for _ in 0..<100 { node = #"{"variations": {"device": {"other": \#(node)}}}"# }
    let catalog = try Self.catalog(#""deep": {"localizations": {"en": \#(node)}}"#)
    #expect(try Self.text("deep", of: catalog) == "deep" && catalog.tables()["en"]?.isEmpty == false)
  }

  @Test("a file is read from the disk, and rules of an app's own are copied under the name that apps look for")
  func files() throws {
    let folder = Path(FileManager.default.temporaryDirectory.appending(path: "StringCatalogTests-\(UUID().uuidString)").path)
    defer { try? folder.remove() }
    try folder.makeFolder()
    try (folder / "Shop.xcstrings").write(Data(#"{"strings": {"Hat": {}}}"#.utf8))
    let catalog = try StringCatalog(file: folder / "Shop.xcstrings")
    #expect(catalog.name == "Shop" && catalog.sourceLanguage == "en")
    #expect(throws: CommandError.self) { try StringCatalog(file: folder / "None.xcstrings") }
    #expect(RuleFiles.destination(of: "en.lproj/A.stringsdict") == "en.lproj/A.stringrules")
    #expect(RuleFiles.destination(of: "A.strings") == "A.strings")
    try (folder / "de.lproj").makeFolder()
    try (folder / "de.lproj" / "B.stringsdict").write(Data())
    let resources = try AppResources([folder / "de.lproj"])
    #expect(resources.items.map(\.destination) == ["de.lproj/B.stringrules"])
  }

  @Test("names of languages are names of folders, too", arguments: ["en", "zh-Hans", "pt_BR", "es-419", "sr-Latn-RS"])
  func languageNames(name: String) {
    #expect(CatalogLanguage.isName(name))
    #expect(!CatalogLanguage.isName(name + "/..") && !CatalogLanguage.isName("." + name) && !CatalogLanguage.isName(name + "-"))
  }

  @Test("values without positions get those of their kinds in the key")
  func numbering() {
    let rule = FormatNumbering(key: "%@: %lld of %f", forms: ["one": "%f %%", "other": "%2$lld of %f, %@"]).rule
    #expect(rule["NSStringLocalizedFormatKey"] as? String == "%2$#@value@")
    let variable = rule["value"] as? [String: String] ?? [:]
    #expect(variable["one"] == "%3$f %%" && variable["other"] == "%2$lld of %3$f, %1$@")
    #expect(variable["NSStringFormatValueTypeKey"] == "lld")
  }

  @Test("values with names have the positions of the source's text, whatever the order of a translation")
  func namedValues() throws {
    let catalog = try Self.catalog(
      """
      "visits": {"extractionState": "manual", "localizations": {
        "en": \(Self.unit("%(name)@ was here %(count)lld times, %(name)@")),
        "de": \(Self.unit("%(count)lld-mal war %(name)@ hier"))}},
      "left": {"localizations": {
        "en": {\(Self.plural([("one", "%(name)@ has one"), ("other", "%2$(count)lld of %1$(name)@ (%%)")]))},
        "de": {\(Self.plural([("one", "%(name)@ hat eins"), ("other", "%(name)@ hat %(count)lld")]))}}},
      "%(one)@ and %(two)@": {}, "50% (off), %%(x)@": {}
      """)
    let visits: [FormatValue] = [.string("Ann"), .integer(3)]
    #expect(try Self.text("visits", of: catalog) == "%1$@ was here %2$lld times, %1$@")
    #expect(try Self.text("visits", in: "de", of: catalog) == "%2$lld-mal war %1$@ hier")
    #expect(try Self.text("left", visits, of: catalog) == "3 of Ann (%)")
    #expect(try Self.text("left", visits, in: "de", of: catalog) == "Ann hat 3")
    #expect(try Self.text("left", [.string("Bo"), .integer(1)], in: "de", of: catalog) == "Bo hat eins")
    #expect(try Self.text("%(one)@ and %(two)@", of: catalog) == "%1$@ and %2$@")
    #expect(try Self.text("50% (off), %%(x)@", of: catalog) == "50% (off), %%(x)@")
  }

  @Test("what a translation alone names keeps its place")
  func unknownNames() {
    let values = NamedValues(key: "k", source: .plural(["other": "%lld and %(b)@"]))
    #expect(values.compiled("%(b)@, %(c).1f, %3$(d)@ %arg %#@(e)@") == "%2$@, %.1f, %3$@ %arg %#@(e)@")
    #expect(values.compiled(.substituted("%(b)@", [:])) == .substituted("%2$@", [:]))
  }
}
