import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Formats of string tables") struct FormatTemplateTests {
  private static func string(_ text: TableText, _ values: [FormatValue], language: String = "en") -> String {
    FormatTemplate(text, values: values, language: language).string(locale: Locale(identifier: "en_US_POSIX"))
  }

  private static func variable(_ forms: [PluralCategory: String], _ specifier: String = "lld") -> TableText.Variable {
    TableText.Variable(specifier: specifier, forms: forms)
  }

  @Test(
    "are taken apart",
    arguments: [
      ("", []), ("100%", [.text("100%")]), ("a%%b", [.text("a%b")]),
      (
        "%@: %.1f %%", [.value(position: nil, specifier: "@"), .text(": "), .value(position: nil, specifier: ".1f"), .text(" %")]
      ),
      ("%2$@%-08.2lf", [.value(position: 2, specifier: "@"), .value(position: nil, specifier: "-08.2lf")]),
      ("%#@a@%1$#@b c@", [.variable(position: nil, name: "a"), .variable(position: 1, name: "b c")]),
      ("%arg!", [.argument, .text("!")]), ("%#@a", [.text("%#@a")]), ("%0$@", [.text("%0$@")]), ("%s%n%p", [.text("%s%n%p")]),
      ("%9999999d", [.text("%9999999d")]), ("%999999999999$@", [.text("%999999999999$@")]), ("%", [.text("%")]),
      ("%#@@", [.text("%#@@")]),
    ] as [(String, [FormatPiece])])
  func pieces(format: String, pieces: [FormatPiece]) { #expect(FormatPiece.pieces(of: format) == pieces) }

  @Test(
    "values that do not fit, or are not there, do no harm",
    arguments: [
      ("%@ %@", "5 1.500000"), ("%2$@ %5$@", "1.500000 %@"), ("%d%%", "5%"), ("%lf|%d", "5|1.500000"),
      ("%s %n 50% off", "%s %n 50% off"),
      ("%3$d %3$@ %3$f", "ä ä ä"), ("%x %.1f", "5 1.5"), ("%4$d %4$@ %4$llu", "7 7 7"), ("%#@none@", "%#@none@"),
    ])
  func mistakes(format: String, expected: String) {
    let values: [FormatValue] = [.integer(5), .double(1.5), .string("ä"), .unsigned(7)]
    #expect(Self.string(TableText(format), values) == expected)
  }

  @Test("a text has the form of its number, of several numbers, and of texts in texts")
  func plurals() {
    let apples = Self.variable([.zero: "no apple", .one: "an apple", .other: "%lld apples"])
    let text = TableText(format: "%@: %#@apples@", variables: ["apples": apples])
    let texts = [0, 1, 3].map { Self.string(text, [.string("Ann"), .integer($0)]) }
    #expect(texts == ["Ann: no apple", "Ann: an apple", "Ann: 3 apples"])
    let inner = TableText(
      format: "%2$#@pears@", variables: ["apples": apples, "pears": Self.variable([.other: "%arg pears and %1$#@apples@"])])
    #expect(Self.string(inner, [.integer(1), .integer(2)]) == "2 pears and an apple")
    let next = TableText(format: "%#@a@|%@", variables: ["a": Self.variable([.other: "%d of %#@b@"]), "b": apples])
    #expect(Self.string(next, [.integer(7), .integer(1), .string("c")]) == "7 of an apple|c")
  }

  @Test("fractions, texts and missing numbers have forms, too")
  func otherNumbers() {
    let text = TableText(format: "%#@n@", variables: ["n": Self.variable([.one: "%arg one", .other: "%arg more"], ".1f")])
    #expect(Self.string(text, [.double(1)]) == "1.0 one" && Self.string(text, [.double(1.5)]) == "1.5 more")
    #expect(Self.string(text, [.string("1")]) == "1 one" && Self.string(text, [.string("x")]) == "x more")
    #expect(Self.string(text, []) == "%.1f more")
    #expect(Self.string(text, [.unsigned(1)]) == "1 one")
  }

  @Test("texts that name themselves end")
  func cycles() {
    let text = TableText(format: "%#@a@", variables: ["a": Self.variable([.other: "x%1$#@a@%1$#@a@"])])
    let string = Self.string(text, [.integer(2)])
    #expect(string.allSatisfy { $0 == "x" } && (8...64).contains(string.count))
  }

  @Test("without values a text has the form of several, and the places of its values")
  func withoutValues() {
    let variables = ["a": Self.variable([.one: "one", .other: "%lld apples"]), "b": Self.variable([.other: "%arg pears"], "d")]
    #expect(
      FormatTemplate(withoutValues: TableText(format: "%#@a@, %#@b@ (%%)", variables: variables)).format
        == "%1$lld apples, %2$d pears (%%)")
    #expect(FormatTemplate(withoutValues: TableText("%@")).order == [])
  }

  @Test("rules of plurals, widths and devices, in each other")
  func rules() throws {
    let plural: [String: Any] = [
      "NSStringLocalizedFormatKey": "%#@v@",
      "v": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "one", "other": "%d",
      ],
    ]
    #expect(Self.string(try #require(TableText(rule: plural)), [.integer(4)]) == "4")
    #expect(TableText(rule: ["NSStringVariableWidthRuleType": ["1": "S", "20": "Long", "5": "Mid"]])?.format == "Long")
    #expect(TableText(rule: ["NSStringDeviceSpecificRuleType": ["mac": "Click", "iphone": "Tap"]])?.format == "Tap")
    #expect(TableText(rule: ["NSStringDeviceSpecificRuleType": ["applewatch": "Press", "other": "Do"]])?.format == "Do")
    let both = TableText(rule: ["NSStringDeviceSpecificRuleType": ["iphone": plural, "mac": "Click"]])
    #expect(Self.string(try #require(both), [.integer(1)]) == "one")
    #expect(TableText(rule: 5) == nil && TableText(rule: ["a": "b"]) == nil && TableText(rule: [String: Any]()) == nil)
    var deep: Any = "x"
    for _ in 0..<50 { deep = ["NSStringDeviceSpecificRuleType": ["iphone": deep]] }
    #expect(TableText(rule: deep) == nil)
    // What is no kind of number is written as one.
    let odd = TableText.Variable(rule: [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "%n", "other": "%arg",
    ])
    #expect(odd?.specifier == "lld")
  }
}
