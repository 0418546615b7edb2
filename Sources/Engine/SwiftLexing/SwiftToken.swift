/// A piece of Swift's text that belongs together.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A name or keyword, with the backticks that may stand around it.
    case word
    /// `@State`, `#Preview`, `$0`: a mark with the name that follows it.
    case marked
    case number, string, regex
    /// Characters of operators, as many as stand together.
    case sign
    /// A bracket, comma, colon, semicolon.
    case punctuation
  }
  package let kind: Kind
  /// The bytes of the text.
  package internal(set) var range: Range<Int>
  package internal(set) var text: String
  /// Counted from 1.
  package let line: Int
  /// Whether a line ends between the token before and this one.
  package let startsLine: Bool
  /// Whether a space, a comment or nothing at all is before it; also what comes first in an interpolation.
  package let followsSpace: Bool
  package internal(set) var precedesSpace = false
  /// For a bracket: the index of its partner; `nil` where it has none.
  package var partner: Int?

  /// The name without the backticks.
  package var name: String { text.hasPrefix("`") && text.utf8.count > 1 ? String(text.dropFirst().dropLast()) : text }

  /// Whether it is code, in which a literal's text is none.
  package var isCode: Bool { kind != .string && kind != .regex }
}
