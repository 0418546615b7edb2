import SwiftLexing

/// Swift's text, taken apart into tokens, with comments left out.
///
/// It reads any text to its end: a literal or comment that is not closed ends with the text, and brackets without a partner have none.
struct SwiftText {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    var lexer = SwiftLexer(bytes: bytes)
    tokens = lexer.read()
    matchBrackets()
  }

  /// Where the first token begins, behind spaces and comments.
  var start: Int { tokens.first?.range.lowerBound ?? 0 }

  /// The text of some bytes.
  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text from a token to before another one, as it was written between them.
  func text(of tokens: Range<Int>) -> String {
    guard !tokens.isEmpty else { return "" }
    return self[self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound]
  }

  /// The index after a token, or after the partner of a bracket.
  func index(after index: Int) -> Int {
    max(tokens[index].partner ?? index, index) + 1
  }

  /// A name that begins with another one, in backticks where it needs them.
  static func name(_ prefix: String, before name: String) -> String {
    let whole = prefix + name.replacing("`", with: "")
    return whole.utf8.allSatisfy(SwiftLexer.isName) ? whole : "`\(whole)`"
  }

  private mutating func matchBrackets() {
    let closing = ["(": ")", "[": "]", "{": "}"]
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .punctuation {
      if closing[tokens[index].text] != nil {
        open.append(index)
      } else if let last = open.last, closing[tokens[last].text] == tokens[index].text {
        tokens[last].partner = index
        tokens[index].partner = last
        open.removeLast()
      }
    }
  }
}
