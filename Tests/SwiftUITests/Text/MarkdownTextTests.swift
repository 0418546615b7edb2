import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Markdown in texts")
@MainActor
struct MarkdownTextTests {
  private func measured(_ view: some View) -> CGSize { SwiftUITests.size(of: view, scale: 3) }

  @Test("a literal with **bold** is 34.67 wide, as on iOS, and shows no asterisks")
  func bold() {
    let screen = picture(100, 40) { Text("**bold**") }
    #expect(screen.contains("bold") && !screen.contains("*"))
    #expect(abs(measured(Text("**bold**")).width - 34.67) <= 0.34)
  }

  @Test("literals look as texts with the same modifiers")
  func looks() {
    func pixels(_ text: Text) -> [Pixel] { picture(200, 30) { text }.pixels }
    #expect(pixels(Text("**a** b")) == pixels(Text(verbatim: "a").bold() + Text(verbatim: " b")))
    #expect(pixels(Text("*a*")) == pixels(Text(verbatim: "a").italic()))
    #expect(pixels(Text("~~a~~")) == pixels(Text(verbatim: "a").strikethrough()))
    #expect(pixels(Text("`a`")) == pixels(Text(verbatim: "a").monospaced()))
    #expect(pixels(Text("***a***")) == pixels(Text(verbatim: "a").bold().italic()))
    #expect(pixels(Text("# a")) == pixels(Text(verbatim: "# a")))
  }

  @Test("strings and verbatim literals are no Markdown; a key made of a string is")
  func strings() {
    let string = "**a**"
    #expect(measured(Text(string)) == measured(Text(verbatim: "**a**")))
    #expect(measured(Text(string)).width > measured(Text("**a**")).width + 10)
    #expect(measured(Text(LocalizedStringKey(string))) == measured(Text("**a**")))
    #expect(measured(Text(AttributedString("**a**"))) == measured(Text(verbatim: "**a**")))
  }

  @Test("values are inserted as they are, with the looks of their place")
  func values() {
    let (name, count, format) = ("*x* 100 %", 3, "2*3*4")
    #expect(measured(Text("**\(name)**: \(count)")) == measured(Text(verbatim: "*x* 100 %").bold() + Text(verbatim: ": 3")))
    #expect(measured(Text("\(format) \(name)")) == measured(Text(verbatim: "2*3*4 *x* 100 %")))
    #expect(measured(Text("**\(Text("a").italic())** b")) == measured(Text(verbatim: "a").bold().italic() + Text(verbatim: " b")))
    let screen = picture(200, 40) { Text("*\(name)* is 50 % of \(count)") }
    #expect(screen.contains("*x* 100 % is 50 % of 3"))
  }

  @Test(
    "attributed strings of Markdown show it",
    arguments: [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly])
  func attributed(syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
    let string = try AttributedString(markdown: "a **b**", options: options)
    #expect(measured(Text(string)) == measured(Text("a **b**")))
    #expect(try AttributedString(markdown: Data("a **b**".utf8), options: options) == string)
    #expect(try AttributedString(markdown: "a **b**", including: \.swiftUI, options: options) == string)
    #expect(
      try AttributedString(markdown: "a **b**", including: AttributeScopes.SwiftUIAttributes.self, options: options) == string)
    var own = AttributedString("a b")
    own.inlinePresentationIntent = .stronglyEmphasized
    #expect(measured(Text(own)) == measured(Text("a b").bold()))
  }

  @Test("a file of Markdown is read, one that is not there throws")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("apus-markdown-\(UUID().uuidString).md")
    try Data("[a](b)".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let string = try AttributedString(contentsOf: file, baseURL: URL(string: "https://c.d/"))
    #expect(string.runs.first?.link?.absoluteString == "https://c.d/b")
    #expect(throws: (any Error).self) { try AttributedString(contentsOf: file.appendingPathExtension("no")) }
  }

  @Test("extended attributes show as they are written, and the developer is told")
  func extended() throws {
    let screen = picture(200, 40) {
      Text(try! AttributedString(markdown: "^[a](b: 1)", options: .init(allowsExtendedAttributes: true)))
    }
    #expect(screen.contains("^[a](b: 1)"))
  }

  @Test("every kind of markup is found in a literal, addresses without brackets too")
  func found() {
    let shown: [(Text, String)] = [
      (Text("*a*"), "a"), (Text("_a_"), "a"), (Text("~~a~~"), "a"), (Text("`a`"), "a"), (Text("[a](b)"), "a"),
      (Text("\\*a"), "*a"),
      (Text("<xy:a>"), "xy:a"), (Text("&lt;"), "<"), (Text("50 % of a.b/c"), "50 % of a.b/c"), (Text("a@b.cd"), "a@b.cd"),
      (Text("\(1)@b.cd"), "1@b.cd"),
    ]
    for (text, string) in shown { #expect(picture(200, 40) { text }.contains(string), "\(string)") }
    for text in [Text("a@b.cd"), Text("https://a.bc"), Text("www.a.bc"), Text("<xy:a>")] {
      let screen = picture(200, 40) { text }
      #expect(screen.engine.accessibilityElements().flatMap(\.flattened).contains { $0.role == .link })
    }
  }

  @Test("a text with Markdown is laid out as often as a plain one")
  func work() {
    func layouts(_ text: Text) -> Int {
      let screen = picture(200, 40) { text }
      return screen.engine.counters.textLayouts
    }
    #expect(layouts(Text("a **b** [c](d)")) == layouts(Text(verbatim: "a b c")))
  }
}
