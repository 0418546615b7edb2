public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown counts.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and what is inside them.
      case full
      /// Only what stands inside a paragraph; ends of lines and runs of spaces become single spaces.
      case inlineOnly
      /// Only what stands inside a paragraph; spaces and ends of lines stay.
      case inlineOnlyPreservingWhitespace
    }
    /// What happens where the text cannot be read.
    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Whether `^[text](name: value)` sets attributes; here it shows as it is written, with a message to the developer.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown counts.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens where the text cannot be read; any text can.
    public var failurePolicy: FailurePolicy
    /// The language that the text gets as an attribute; `nil`: none.
    public var languageCode: String?

    /// Creates options; without any, all of Markdown counts.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}
