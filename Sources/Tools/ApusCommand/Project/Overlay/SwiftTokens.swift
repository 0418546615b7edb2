import SwiftLexing

/// A file's tokens, those of code in string literals included, with what a search among them needs.
struct SwiftTokens {
  let tokens: [SwiftToken]
  /// For each opening bracket, the index of the one that closes it.
  private let partners: [Int: Int]

  init(_ bytes: [UInt8]) {
    var lexer = SwiftLexer(bytes: bytes, interpolations: .apart)
    tokens = lexer.read()
    var partners: [Int: Int] = [:]
    // Each kind by itself: one that is missing does not take the others with it.
    var open: [String: [Int]] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch token.text {
      case "(", "{", "[": open[token.text, default: []].append(index)
      case ")": if let start = open["("]?.popLast() { partners[start] = index }
      case "}": if let start = open["{"]?.popLast() { partners[start] = index }
      case "]": if let start = open["["]?.popLast() { partners[start] = index }
      default: break
      }
    }
    self.partners = partners
  }

  var indices: Range<Int> { tokens.indices }

  subscript(index: Int) -> SwiftToken { tokens[index] }

  /// Whether a token is this text; an index beyond the tokens is none.
  func isAt(_ index: Int, _ text: String) -> Bool { tokens.indices.contains(index) && tokens[index].text == text }

  /// The word at an index, where it is one.
  func word(at index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index].name : nil
  }

  /// Whether a word stands behind a dot, as a member does.
  func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].kind == .sign && tokens[index - 1].text.hasSuffix(".") }

  /// The index of the bracket that closes the one at an index; `nil` where that opens none, or is not closed.
  func closing(_ index: Int) -> Int? { partners[index] }

  /// The index behind an attribute at an index, with the arguments that stand right behind its name.
  func endOfAttribute(at index: Int) -> Int {
    guard isAt(index + 1, "("), !tokens[index + 1].followsSpace, let close = closing(index + 1) else { return index + 1 }
    return close + 1
  }

  /// The bytes from one token to behind another.
  func range(_ first: Int, through last: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<max(tokens[last].range.upperBound, tokens[first].range.lowerBound)
  }

  /// The text of some tokens on one line, with a space where there was any.
  func text(of range: Range<Int>) -> String {
    range.reduce(into: "") { text, index in
      if index > range.lowerBound, tokens[index].followsSpace { text += " " }
      text += tokens[index].text
    }
  }
}
