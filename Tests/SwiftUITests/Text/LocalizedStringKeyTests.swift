import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Keys of string tables")
@MainActor
struct LocalizedStringKeyTests {
  private func label(_ text: Text, locale: String = "en_US") -> String? {
    Screen(.init { $0.locale = locale }) { text }.elements.first?.label
  }

  @Test(
    "values stand where the literal has them",
    arguments: [
      ("plain", "plain"), ("\(1) of \("two")", "1 of two"), ("\(7 as UInt) \(1.5)", "7 1.500000"), ("100%", "100%"),
      ("\(50)%", "50%"), ("\(3.14159, specifier: "%.2f")", "3.14"), ("\(255, specifier: "%x")", "ff"),
      ("\(0.25, format: .percent)", "25%"), ("\([1, 2])", "[1, 2]"),
      ("\(CGFloat(2), specifier: "%.1f") \(Float(3), specifier: "%.0f")", "2.0 3"),
      ("\(Text("a").bold())\(Text("b")) \(AttributedString("c"))", "ab c"),
      ("\(Int32(7)) \(UInt8(1), specifier: "%02u") \(Int64(-2))", "7 01 -2"),
    ] as [(LocalizedStringKey, String)])
  func interpolation(key: LocalizedStringKey, expected: String) {
    #expect(label(Text(key)) == expected)
  }

  @Test("objects are written by formatters, in texts and in keys")
  func objects() {
    let formatter = NumberFormatter()
    (formatter.locale, formatter.minimumFractionDigits) = (Locale(identifier: "en_US"), 2)
    formatter.numberStyle = .decimal
    #expect(label(Text(NSNumber(value: 1234.5), formatter: formatter)) == "1,234.50")
    #expect(label(Text("\(NSNumber(value: 2), formatter: formatter) m")) == "2.00 m")
    #expect(label(Text(NSDate(), formatter: formatter).bold()) == nil)
    let dates = DateFormatter()
    (dates.locale, dates.timeZone, dates.dateFormat) = (Locale(identifier: "en_US"), .gmt, "yyyy")
    let date = Date(timeIntervalSince1970: 0)
    #expect(label(Text(date, formatter: dates)) == "1970" && label(Text("in \(date, formatter: dates)")) == "in 1970")
  }

  @Test("keys are equal when their format and values are")
  func equality() {
    #expect(
      LocalizedStringKey("a") == "a" && LocalizedStringKey("\(1) b") == "\(1) b" && LocalizedStringKey("\(1) b") != "\(2) b")
    // A string is looked up as it is; a literal without values too.
    #expect(LocalizedStringKey("50%") == LocalizedStringKey(String("50%")))
    var parts = LocalizedStringKey.StringInterpolation(literalCapacity: 6, interpolationCount: 1)
    parts.appendLiteral("5% of ")
    parts.appendInterpolation(3)
    #expect(LocalizedStringKey(stringInterpolation: parts) == "5% of \(3)")
  }

  @Test("texts keep their looks inside a key")
  func styledValues() {
    let inner = Text("\u{2588}").foregroundColor(.pureRed)
    let screen = picture(60, 40) { Text("\u{2588}\(inner)").font(.system(size: 20)) }
    #expect(screen.count { $0 == .red } > 100 && screen.count { $0 == .black } > 100)
  }

  @Test("tables are looked up by the key with a specifier for each value, which may change their order")
  func tables() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "LocalizedStringKeyTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tables = [
      "Localizable": #""greeting" = "Hello"; "%lld of %@" = "%2$@: %1$lld"; "%lld%% off" = "minus %lld%%";"#,
      "Other": #""greeting" = "Other hello";"#,
    ]
    for (name, table) in tables { try Data(table.utf8).write(to: folder.appending(path: "\(name).strings")) }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(label(Text("greeting", bundle: bundle)) == "Hello")
    #expect(label(Text("greeting", tableName: "Other", bundle: bundle, comment: "nothing")) == "Other hello")
    #expect(label(Text("\(3) of \("eggs")", bundle: bundle)) == "eggs: 3")
    #expect(label(Text("\(20)% off", bundle: bundle)) == "minus 20%")
    #expect(label(Text("unknown", bundle: bundle)) == "unknown")
    // What is no literal is not looked up.
    #expect(label(Text(String("greeting"))) == "greeting" && label(Text(verbatim: "greeting")) == "greeting")
  }

  @Test("the language is that of the view's locale, then the app's own; what neither has shows as its key")
  func languages() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "LocalizedStringKeyTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, table) in [("ja", #""sea" = "海";"#), ("en", #""sea" = "Sea"; "hill" = "Hill";"#), ("pt-BR", #""sea" = "Mar";"#)] {
      let language = folder.appending(path: "\(name).lproj")
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
      try Data(table.utf8).write(to: language.appending(path: "Localizable.strings"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    for (locale, expected) in [("ja_JP", "海"), ("en_US", "Sea"), ("pt_BR", "Mar"), ("pt_PT", "Mar"), ("fr_FR", "Sea")] {
      #expect(label(Text("sea", bundle: bundle), locale: locale) == expected)
    }
    #expect(label(Text("sky", bundle: bundle), locale: "ja_JP") == "sky")
    let inside = Screen { Text("sea", bundle: bundle).environment(\.locale, Locale(identifier: "ja")) }
    #expect(inside.contains("海"))
    let spoken = Screen(.init { $0.locale = "ja_JP" }) {
      Color.red.accessibilityElement().accessibilityLabel(Text("sea", bundle: bundle))
    }
    #expect(spoken.contains("海"))
  }

  @Test("numbers are written as the surroundings' language does")
  func locale() {
    #expect(label(Text("\(1.5, specifier: "%.1f")"), locale: "de_DE") == "1,5")
    #expect(label(Text("\(1.5, specifier: "%.1f")"), locale: "en_US") == "1.5")
  }
}
