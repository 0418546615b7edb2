public import Foundation
import MarkdownParsing
public import SwiftUICore

// What Foundation has on Apple's systems and lacks here.
extension AttributedString {
  /// Reads Markdown; any text can be read, so that nothing is thrown.
  ///
  /// Blocks follow each other without a line end between them; `presentationIntent` tells where each begins. Links and pictures
  /// without a scheme are relative to `baseURL`.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self = CommonMarkParser().parse(markdown, options: options, baseURL: baseURL)
  }

  /// Reads Markdown in UTF-8; what is not UTF-8 is replaced.
  public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads Markdown; the scope is for extended attributes, which are not read.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Reads Markdown; the scope is for extended attributes, which are not read.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Reads a file of Markdown; throws when the file cannot be read.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
