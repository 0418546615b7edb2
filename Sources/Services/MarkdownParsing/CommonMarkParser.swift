import CMarkdown
package import Foundation
package import DisplayModel

/// Reads Markdown with cmark-gfm: CommonMark, and GitHub's tables, strike-through and addresses that need no brackets.
///
/// To be used from any thread.
package final class CommonMarkParser: MarkdownParser {
  package init() {}

  package func parse(
    _ markdown: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?
  ) -> AttributedString {
    if options.allowsExtendedAttributes, markdown.contains("^[") {
      Diagnostics.report("Markdown's ^[text](name: value) sets no attributes; it shows as it is written")
    }
    var result =
      switch options.interpretedSyntax {
      case .full: Self.document(markdown, isInline: false, baseURL: baseURL)
      case .inlineOnly: Self.inline(InlineSource.collapsed(markdown), baseURL: baseURL)
      case .inlineOnlyPreservingWhitespace: Self.inline(InlineSource.preserved(markdown), baseURL: baseURL)
      }
    if let language = options.languageCode { result.languageIdentifier = language }
    return result
  }

  private static func inline(_ source: String, baseURL: URL?) -> AttributedString {
    let result = document(InlineSource.guarded(source), isInline: true, baseURL: baseURL)
    // By scalars: what follows may be a mark that joins the space before it.
    let scalars = result.unicodeScalars
    guard scalars.count >= 2 * InlineSource.guardLength else { return AttributedString(source) }
    let front = scalars.index(scalars.startIndex, offsetBy: InlineSource.guardLength)
    let range = front..<scalars.index(scalars.endIndex, offsetBy: -InlineSource.guardLength)
    return AttributedString(result[range])
  }

  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  private static func document(_ source: String, isInline: Bool, baseURL: URL?) -> AttributedString {
    _ = registration
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return AttributedString(source) }
    defer { cmark_parser_free(parser) }
    for name in ["strikethrough", "autolink"] + (isInline ? [] : ["table"]) {
      if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
    }
    var source = source
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser) else { return AttributedString(source) }
    defer { cmark_node_free(root) }
    var reader = CommonMarkReader(baseURL: baseURL, tellsBlocks: !isInline)
    return reader.read(root)
  }
}

/// Text in which only what stands inside a paragraph counts.
///
/// The library reads whole documents. Ends of lines become form feeds between spaces, which end words and nothing more, and a letter
/// and a space at either end keep headings, lists and quotes from beginning and spaces from being dropped.
enum InlineSource {
  static let lineEnd = " \u{C} "
  private static let (front, back) = ("x ", " x")
  static let guardLength = 2

  static func guarded(_ text: String) -> String { front + text + back }

  /// Lines end as they do.
  static func preserved(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
    return text.replacingOccurrences(of: "\r\n", with: lineEnd).replacingOccurrences(of: "\n", with: lineEnd)
      .replacingOccurrences(of: "\r", with: lineEnd)
  }

  /// Each run of spaces and ends of lines is one space.
  static func collapsed(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }
}
