import Foundation
import MarkdownParsing
import SwiftUICore
import Testing

@Suite("Markdown becomes attributed strings")
struct CommonMarkParserTests {
  private let parser = CommonMarkParser()

  private func parse(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, baseURL: URL? = nil
  ) -> AttributedString {
    parser.parse(markdown, options: .init(interpretedSyntax: syntax), baseURL: baseURL)
  }

  /// Each run: its characters, what it is, and where it leads.
  private func runs(_ string: AttributedString) -> [String] {
    string.runs.map { run in
      var parts = [String(string[run.range].characters)]
      if let intent = run.inlinePresentationIntent { parts.append("\(intent.rawValue)") }
      if let link = run.link { parts.append(link.absoluteString) }
      if let image = run.imageURL { parts.append("image " + image.absoluteString) }
      return parts.joined(separator: "|")
    }
  }

  @Test(
    "what stands inside a paragraph",
    arguments: [
      ("plain", ["plain"]), ("**bold**", ["bold|2"]), ("__bold__", ["bold|2"]), ("*it* _it_", ["it|1", " ", "it|1"]),
      ("***both***", ["both|3"]), ("~~gone~~ and ~gone~", ["gone|32", " and ", "gone|32"]), ("`a*b*`", ["a*b*|4"]),
      ("a \\*b\\*", ["a *b*"]), ("snake_case_name", ["snake_case_name"]), ("2 * 3 * 4", ["2 * 3 * 4"]),
      ("[a **b**](https://c.d/e)", ["a |https://c.d/e", "b|2|https://c.d/e"]),
      ("<https://a.b>", ["https://a.b|https://a.b"]), ("see www.a.bc.", ["see ", "www.a.bc|http://www.a.bc", "."]),
      ("at https://a.b/c, or", ["at ", "https://a.b/c|https://a.b/c", ", or"]),
      ("mail me@a.bc now", ["mail ", "me@a.bc|mailto:me@a.bc", " now"]),
      ("![a cat](cat.png)", ["a cat|image cat.png"]), ("<b>x</b>", ["<b>|256", "x", "</b>|256"]), ("&amp;", ["&"]),
      ("**not closed", ["**not closed"]), ("[no link]", ["[no link]"]), ("", []),
    ] as [(String, [String])])
  func inlines(markdown: String, expected: [String]) {
    #expect(runs(parse(markdown, .inlineOnlyPreservingWhitespace)) == expected)
    #expect(parse(markdown, .inlineOnly).runs.allSatisfy { $0.presentationIntent == nil })
  }

  @Test(
    "no block begins where only paragraphs count, and spaces stay or become one",
    arguments: [
      ("# a", "# a", "# a"), ("- a\n- b", "- a\n- b", "- a - b"), ("> a", "> a", "> a"), ("    a", "    a", "a"),
      ("```\na\n```", nil, nil), ("1. a\r\n2. b", "1. a\n2. b", "1. a 2. b"), ("a\n\n\nb", "a\n\n\nb", "a b"),
      (" a  b ", " a  b ", "a b"), ("a\n===", "a\n===", "a ==="), ("| a |\n| - |", "| a |\n| - |", "| a | | - |"),
      ("[a]: b", "[a]: b", "[a]: b"), ("---", "---", "---"), ("e\u{301}", "e\u{301}", "e\u{301}"),
      ("\u{301}a", "\u{301}a", "\u{301}a"),
    ] as [(String, String?, String?)])
  func onlyInlines(markdown: String, preserved: String?, collapsed: String?) {
    if let preserved { #expect(String(parse(markdown, .inlineOnlyPreservingWhitespace).characters) == preserved) }
    if let collapsed { #expect(String(parse(markdown, .inlineOnly).characters) == collapsed) }
    #expect(parse(markdown, .inlineOnlyPreservingWhitespace).runs.allSatisfy { $0.presentationIntent == nil })
  }

  @Test("text beside emphasis at the ends is stressed as if nothing were around")
  func ends() {
    #expect(runs(parse("**\"quoted\"**", .inlineOnlyPreservingWhitespace)) == ["\"quoted\"|2"])
    #expect(runs(parse("https://a.bc\nwww.d.ef", .inlineOnlyPreservingWhitespace)).count == 3)
    #expect(runs(parse("**a**\n**b**", .inlineOnlyPreservingWhitespace)) == ["a|2", "\n", "b|2"])
  }

  @Test(
    "blocks, the innermost first, with a number for each",
    arguments: [
      ("# a\n\nb", ["a: header(level: 1) 1", "b: paragraph 2"]),
      ("a\nb  \nc", ["a: paragraph 1", " : paragraph 1", "b: paragraph 1", "\n: paragraph 1", "c: paragraph 1"]),
      (
        "- a\n- b",
        [
          "a: paragraph 3, listItem(ordinal: 1) 2, unorderedList 1", "b: paragraph 5, listItem(ordinal: 2) 4, unorderedList 1",
        ]
      ),
      ("3. a\n4. b", nil), ("> a", ["a: paragraph 2, blockQuote 1"]), ("---", ["⸻: thematicBreak 1"]),
      ("```swift x\nlet a = 1\n```", ["let a = 1\n: codeBlock(languageHint: Optional(\"swift\")) 1"]),
    ] as [(String, [String]?)])
  func blocks(markdown: String, expected: [String]?) {
    let string = parse(markdown)
    let found = string.runs.map { run in
      let intent = run.presentationIntent?.components.map { "\($0.kind) \($0.identity)" } ?? []
      return String(string[run.range].characters) + ": " + intent.joined(separator: ", ")
    }
    if let expected { #expect(found == expected) } else { #expect(found[1].contains("listItem(ordinal: 4)")) }
  }

  @Test("tables tell their columns, rows and cells; nesting and equality of intents")
  func tables() throws {
    let string = parse("| a | b |\n| :-: | --: |\n| c | d |")
    let last = try #require(Array(string.runs).last?.presentationIntent)
    let columns = [PresentationIntent.TableColumn(alignment: .center), .init(alignment: .right)]
    #expect(last.components.map(\.kind) == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), .table(columns: columns)])
    #expect(String(string.characters) == "abcd" && last.count == 3 && last.indentationLevel == 0)
    let nested = try #require(Array(parse("- a\n  - b").runs).last?.presentationIntent)
    #expect(nested.indentationLevel == 2)
    let paragraph = PresentationIntent(.paragraph, identity: 1), other = PresentationIntent(.paragraph, identity: 2)
    #expect(paragraph != other && paragraph.isEquivalent(to: other))
    #expect(PresentationIntent(.paragraph, identity: 2, parent: PresentationIntent(.blockQuote, identity: 1)).count == 2)
    let item: PresentationIntent.IntentType = .init(kind: .paragraph, identity: 3)
    #expect(PresentationIntent(types: [item]).components == [item])
  }

  @Test("addresses are relative to the base, and the language is told")
  func options() {
    let base = URL(string: "https://a.b/c/")
    #expect(parse("[x](d)", baseURL: base).runs.first?.link?.absoluteString == "https://a.b/c/d")
    let options = AttributedString.MarkdownParsingOptions(
      failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy.returnPartiallyParsedIfPossible, languageCode: "de")
    #expect(parser.parse("x", options: options, baseURL: nil).runs.first?.languageIdentifier == "de")
  }

  @Test("the attributes that Foundation lacks here have its names and can be archived")
  func keys() throws {
    typealias Attributes = AttributeScopes.FoundationAttributes
    let kind: PresentationIntent.Kind = .table(columns: [.init(alignment: PresentationIntent.TableColumn.Alignment.right)])
    var string = AttributedString("a")
    string[Attributes.InlinePresentationIntentAttribute.self] = InlinePresentationIntent.code
    string[Attributes.PresentationIntentAttribute.self] = PresentationIntent(kind, identity: 1)
    #expect(string.inlinePresentationIntent == .code && string.presentationIntent?.components.first?.kind == kind)
    #expect(Attributes.InlinePresentationIntentAttribute.name == "NSInlinePresentationIntent")
    #expect(Attributes.PresentationIntentAttribute.name == "NSPresentationIntent")
    let archived = try JSONEncoder().encode(PresentationIntent(kind, identity: 1))
    #expect(try JSONDecoder().decode(PresentationIntent.self, from: archived) == PresentationIntent(kind, identity: 1))
    let all: [InlinePresentationIntent] = [
      .emphasized, .stronglyEmphasized, .code, .strikethrough, .softBreak, .lineBreak, .inlineHTML, .blockHTML,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 32, 64, 128, 256, 512])
  }

  @Test("deep, long and broken texts are read in time", .timeLimit(.minutes(1)))
  func hostile() {
    let deep = parse(String(repeating: ">", count: 20_000) + " a")
    #expect((deep.runs.first?.presentationIntent?.count ?? 0) <= 64)
    for segment in ["[", "![", "*a ", "`", "<", "**", "_a_", "~", "&#x110000;", "\0", "[a](", "| a ", "\u{202E}", "- "] {
      let text = String(repeating: segment, count: 5_000)
      _ = parse(text)
      _ = parse(text, .inlineOnlyPreservingWhitespace)
    }
    let long = String(repeating: "a *b* ", count: 5_000)
    #expect(parse(long, .inlineOnlyPreservingWhitespace).runs.count == 10_001)
  }
}
