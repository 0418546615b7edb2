/// A piece of Swift's text that belongs together.
struct SwiftToken: Equatable {
  enum Kind {
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
  var kind: Kind
  /// The bytes of the text.
  var range: Range<Int>
  var text: String
  /// Whether a line ends between the token before and this one.
  var startsLine = false
  var followsSpace = false
  var precedesSpace = false
  /// For a bracket: the index of its partner; `nil` where it has none.
  var partner: Int?

  /// The name without the backticks.
  var name: String { text.hasPrefix("`") && text.count > 1 ? String(text.dropFirst().dropLast()) : text }
}

/// Swift's text, taken apart into tokens, with comments left out.
///
/// It reads any text to its end: a literal or comment that is not closed ends with the text, and brackets without a partner have none.
struct SwiftText {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    var reader = TokenReader(bytes: bytes)
    tokens = reader.read()
    matchBrackets()
  }

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
