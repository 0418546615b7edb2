import ApusTesting
import Foundation
import FoundationAdditions
import SwiftUI
import Testing

@Suite("Texts that are looked up by Foundation's functions")
@MainActor
struct LocalizedStringResourceTests {
  private let folder: TableFolder
  private let bundle: Bundle

  init() throws {
    folder = try TableFolder([
      "en.lproj/Localizable.strings": #""greeting" = "Hello"; "%@ of %lld" = "%2$lld: %1$@"; "**%@**" = "*%@*";"#,
      "en.lproj/Other.strings": #""greeting" = "Other";"#,
      "de.lproj/Localizable.strings": #""greeting" = "Hallo"; "share" = "Anteil: %@";"#,
      "en.lproj/Localizable.stringrules": TableFolder.rules(["items": ["one": "%lld item", "other": "%lld items"]]),
    ])
    bundle = try folder.bundle
  }

  private let german = Locale(identifier: "de_DE"), english = Locale(identifier: "en_US")

  private func label(_ text: Text, locale: String = "en_US") -> String? {
    Screen(.init { $0.locale = locale }) { text }.elements.first?.label
  }

  @Test("strings are looked up by key and value, by key, and in a table of a bundle")
  func strings() {
    #expect(String(localized: "greeting", bundle: bundle, locale: english) == "Hello")
    #expect(String(localized: "greeting", bundle: bundle, locale: german, comment: "to a person") == "Hallo")
    #expect(String(localized: "greeting", table: "Other", bundle: bundle, locale: german) == "Other")
    #expect(String(localized: "\("a") of \(3)", bundle: bundle, locale: english) == "3: a")
    #expect(String(localized: "unknown \(1)", bundle: bundle, locale: english) == "unknown 1")
    #expect(String(localized: "other", defaultValue: "Else \(2)", bundle: bundle, locale: english) == "Else 2")
    #expect(String(localized: "items", defaultValue: "\(1) items", bundle: bundle, locale: english) == "1 item")
    #expect(String(localized: "items", defaultValue: "\(2_000) items", bundle: bundle, locale: english) == "2,000 items")
    #expect(String(localized: String.LocalizationValue("50%"), bundle: bundle) == "50%" && String(localized: "50%") == "50%")
  }

  @Test("values stand in the key by their types, and in the text as the locale writes them")
  func values() {
    #expect(String(localized: "\(0.5, format: .percent) \(1.5, specifier: "%.1f")", locale: german) == "50\u{A0}% 1,5")
    let formatter = NumberFormatter()
    (formatter.locale, formatter.minimumFractionDigits) = (english, 2)
    #expect(
      String(localized: "\(NSNumber(value: 2), formatter: formatter) \([1, 2]) \(true)", locale: english) == "2.00 [1, 2] true")
    let dates = DateFormatter()
    (dates.locale, dates.timeZone, dates.dateFormat) = (english, .gmt, "yyyy")
    #expect(String(localized: "\(Date(timeIntervalSince1970: 0), formatter: dates)") == "1970")
    let keys: [(String.LocalizationValue, String)] = [
      ("\(1) \(UInt(1)) \(Int32(1)) \(UInt16(1))", "%lld %llu %d %u"), ("\(1.0) \(Float(1)) \(CGFloat(1))", "%lf %f %lf"),
      ("\("a") 5% \(AttributedString("b")) \(LocalizedStringResource("c"))", "%@ 5%% %@ %@"), ("\(1, specifier: "%02d")", "%02d"),
    ]
    for (value, key) in keys { #expect(LocalizedStringResource(value).key == key) }
    #expect(
      String(localized: "\(AttributedString("b")) \(LocalizedStringResource("greeting", bundle: bundle))", locale: german)
        == "b Hallo")
  }

  @Test("a resource is looked up when it is shown: in its own language, else in the view's")
  func resources() {
    let greeting = LocalizedStringResource("greeting", bundle: bundle)
    #expect(label(Text(greeting)) == "Hello" && label(Text(greeting), locale: "de_DE") == "Hallo")
    #expect(label(Text(LocalizedStringResource("greeting", locale: german, bundle: .atURL(bundle.bundleURL)))) == "Hallo")
    var late = greeting
    late.locale = german
    #expect(label(Text(late)) == "Hallo" && String(localized: late) == "Hallo" && late.localizedStringResource == late)
    let items = LocalizedStringResource("items", defaultValue: "\(1) things", bundle: bundle)
    #expect(label(Text(items)) == "1 item" && String(localized: items) == "1 item")
    let share = LocalizedStringResource("share", defaultValue: "Share: \(0.5, format: .percent)", table: nil, bundle: bundle)
    #expect(label(Text(share)) == "Share: 50%" && label(Text(share), locale: "de_DE") == "Anteil: 50\u{A0}%")
    #expect(label(Text("“\(greeting)”")) == "“Hello”" && label(Text("“\(greeting)”"), locale: "de_DE") == "“Hallo”")
    #expect(label(Text("\(LocalizedStringResource("\(LocalizedStringResource("x"))"))")) == "x")
    let literal: LocalizedStringResource = "plain \(2)"
    #expect(literal.key == "plain %lld" && label(Text(literal)) == "plain 2" && literal.table == nil)
    // A literal is a key.
    #expect(Text("greeting", bundle: bundle) != Text(greeting) && Text("a") == Text(LocalizedStringKey("a")))
  }

  @Test("resources are equal by what they say, and travel as JSON")
  func coding() throws {
    let resource = LocalizedStringResource(
      "items", defaultValue: "\(2) \("a") \(UInt(1)) \(1.5) \(LocalizedStringResource("b"))", table: "Other", locale: german,
      bundle: bundle, comment: "things")
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(copy == resource && copy.hashValue == resource.hashValue && copy.table == "Other" && copy.locale == german)
    #expect(copy.defaultValue == resource.defaultValue && copy.bundle == .atURL(bundle.bundleURL))
    #expect(resource != LocalizedStringResource("items", table: "Other", locale: german, bundle: bundle))
    #expect(LocalizedStringResource("a") == "a" && LocalizedStringResource("a").bundle == .main)
    #expect(LocalizedStringResource.BundleDescription.forClass(TableFolder.self).hashValue != 0)
    #expect(Set<LocalizedStringResource>(["a", "b", "a"]).count == 2)
    let styled: String.LocalizationValue = "\(0.25, format: .percent)"
    let read = try JSONDecoder().decode(String.LocalizationValue.self, from: JSONEncoder().encode(styled))
    #expect(String(localized: read) == String(localized: styled))
  }

  @Test("what describes itself by a resource says so")
  func describing() {
    struct Kind: CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { "kind" }
    }
    #expect(String(localized: Kind().localizedStringResource) == "kind")
  }

  @Test("attributed texts have the looks of their Markdown, and values their own")
  func attributed() {
    _ = Screen { Text("services") }
    let text = AttributedString(localized: "**\("*a*")**", bundle: bundle, locale: english)
    #expect(String(text.characters) == "*a*")
    #expect(text.runs.first?.inlinePresentationIntent == .emphasized)
    var part = AttributedString("b")
    part.link = URL(string: "https://example.org")
    let linked = AttributedString(localized: "x \(part) \(3)", options: [.applyReplacementIndexAttribute], locale: english)
    #expect(String(linked.characters) == "x b 3" && linked.runs.contains { $0.link != nil })
    #expect(AttributedString(localized: LocalizedStringResource("greeting", bundle: bundle)) == AttributedString("Hello"))
    #expect(
      AttributedString(localized: "none", defaultValue: "**\(1)**", bundle: bundle).runs.first?.inlinePresentationIntent
        == .stronglyEmphasized)
    #expect(String(AttributedString(localized: "\("\u{FFF9}0\u{FFFB}")").characters) == "\u{FFF9}0\u{FFFB}")
  }

  @Test("NSLocalizedString knows the same tables; of rules it has the form for several")
  func older() {
    #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hello")
    #expect(NSLocalizedString("greeting", tableName: "Other", bundle: bundle, comment: "") == "Other")
    #expect(NSLocalizedString("none", bundle: bundle, value: "None", comment: "") == "None")
    #expect(NSLocalizedString("none", comment: "") == "none" && NSLocalizedString("none", value: "None", comment: "") == "None")
    #expect(NSLocalizedString("none", tableName: "Other", comment: "") == "none")
    #expect(NSLocalizedString("none", tableName: "Other", value: "N", comment: "") == "N")
    #expect(NSLocalizedString("items", bundle: bundle, comment: "") == "%1$lld items")
    #expect(String.localizedStringWithFormat(NSLocalizedString("items", bundle: bundle, comment: ""), 3) == "3 items")
  }
}
