package import Foundation

/// Reads Markdown.
package protocol MarkdownParser: AnyObject {
  /// The text with `inlinePresentationIntent`, `presentationIntent`, `link` and `imageURL`; any text can be read.
  ///
  /// Links without a scheme are relative to `baseURL`.
  func parse(_ markdown: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?) -> AttributedString
}
