/// A word, or one character of what else stands in Swift's code: what a search for names looks through.
package struct SwiftWord: Equatable, Sendable {
  /// A word without the backticks that may stand around it, or one character; `""` for a string.
  package var text: String
  package var isWord: Bool
  /// Whether it stands after a dot: in `.padding`, but not in `0..<padding`.
  package var isMember = false
  /// Counted from 1.
  package var line = 1
  /// Whether nothing stands right before it.
  package var followsSpace = false

  package init(text: String, isWord: Bool, isMember: Bool = false, line: Int = 1, followsSpace: Bool = false) {
    (self.text, self.isWord, self.isMember, self.line, self.followsSpace) = (text, isWord, isMember, line, followsSpace)
  }
}

extension SwiftLexer {
  /// The words and characters of text outside comments and literals, in order.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8, or some of it: what was blanked with spaces counts as not being there.
  ///   - interpolations: Whether code in string literals counts.
  ///   - marksStrings: Whether a string literal counts as one word, `""`.
  /// - Returns: The words.
  package static func words(
    of bytes: [UInt8], interpolations: Interpolations = .inStrings, marksStrings: Bool = false
  ) -> [SwiftWord] {
    var lexer = SwiftLexer(bytes: bytes, interpolations: interpolations)
    var words: [SwiftWord] = []
    for token in lexer.read() {
      if token.isCode {
        appendWords(of: token, in: bytes, to: &words)
      } else if marksStrings, token.kind == .string {
        words.append(SwiftWord(text: "\"\"", isWord: false, line: token.line, followsSpace: token.followsSpace))
      }
    }
    return words
  }

  private static func appendWords(of token: SwiftToken, in bytes: [UInt8], to words: inout [SwiftWord]) {
    var index = token.range.lowerBound
    while index < token.range.upperBound {
      let start = index
      while index < token.range.upperBound, isName(bytes[index]) { index += 1 }
      let followsSpace = start == token.range.lowerBound && token.followsSpace
      if index > start {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        words.append(
          SwiftWord(
            text: text, isWord: true, isMember: isMember(at: start, in: bytes), line: token.line, followsSpace: followsSpace))
      } else {
        if bytes[index] != UInt8(ascii: "`") {
          let text = String(UnicodeScalar(bytes[index]))
          words.append(SwiftWord(text: text, isWord: false, line: token.line, followsSpace: followsSpace))
        }
        index += 1
      }
    }
  }

  private static func isMember(at start: Int, in bytes: [UInt8]) -> Bool {
    var dot = start - 1
    if dot >= 0, bytes[dot] == UInt8(ascii: "`") { dot -= 1 }
    guard dot >= 0, bytes[dot] == UInt8(ascii: ".") else { return false }
    return dot == 0 || bytes[dot - 1] != UInt8(ascii: ".")
  }
}
