import SwiftLexing
import Testing

/// Swift's text in tokens and words, for everything that reads sources.
@Suite struct SwiftLexerTests {
  private func tokens(_ text: String, _ interpolations: SwiftLexer.Interpolations = .inStrings) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(text.utf8), interpolations: interpolations)
    return lexer.read()
  }

  private func words(_ text: String, _ interpolations: SwiftLexer.Interpolations = .apart) -> [String] {
    SwiftLexer.words(of: Array(text.utf8), interpolations: interpolations, marksStrings: true).map(\.text)
  }

  @Test("A string is one token with its interpolations, or followed by what they hold")
  func interpolations() {
    let text = #"f("a \(b + "c\(d)") e", g)"#
    #expect(tokens(text).map(\.text) == ["f", "(", #""a \(b + "c\(d)") e""#, ",", "g", ")"])
    let apart = tokens(text, .apart)
    #expect(apart.map(\.text) == ["f", "(", #""a \(b + "c\(d)") e""#, "b", "+", #""c\(d)""#, "d", ",", "g", ")"])
    #expect(apart[2].range.contains(apart[6].range.lowerBound))
    #expect(words(text) == ["f", "(", "\"\"", "b", "+", "\"\"", "d", ",", "g", ")"])
    #expect(words(text, .inStrings) == ["f", "(", "\"\"", ",", "g", ")"])
    #expect(words(##"#"\(a) \#(b)"#"##) == ["\"\"", "b"])
  }

  @Test("Comments and regular expressions are no words; a division is")
  func noCode() {
    #expect(words("a // b\n/* c /* d */ e */ f") == ["a", "f"])
    #expect(words("x = /[a-z]+/; #/ b /#") == ["x", "=", ";"])
    #expect(words("a / b / c") == ["a", "/", "b", "/", "c"])
  }

  @Test("Words are whole, all else is one character each; a backtick is none")
  func characters() {
    #expect(words("a!.b ?? `class` != @C") == ["a", "!", ".", "b", "?", "?", "class", "!", "=", "@", "C"])
    let members = SwiftLexer.words(of: Array("a.b .c 0..<d".utf8)).filter(\.isMember).map(\.text)
    #expect(members == ["b", "c"])
  }

  @Test("Tokens know their lines, also inside and after strings of several lines")
  func lines() {
    let text = "a\nb \"\"\"\n  \\(c)\n  \"\"\" d\n/* \n */ e"
    let lines = SwiftLexer.words(of: Array(text.utf8), interpolations: .apart).map { "\($0.text)\($0.line)" }
    #expect(lines == ["a1", "b2", "c3", "d4", "e6"])
  }

  @Test("What comes first in an interpolation follows a space; what stands right behind a word does not")
  func spaces() {
    let words = SwiftLexer.words(of: Array(#"a! !b "\(!c)""#.utf8), interpolations: .apart)
    #expect(words.filter { $0.text == "!" }.map(\.followsSpace) == [false, true, true])
    let tokens = tokens(#"a "\( b)""#, .apart)
    #expect(tokens[0].precedesSpace && tokens.map(\.text) == ["a", #""\( b)""#, "b"])
  }

  @Test("Any bytes are read to their end: tokens lie in order, and none is empty")
  func randomBytes() {
    var generator = SystemlessGenerator(state: 0x5eed)
    let segments = [
      "\"", "\"\"\"", "\\(", "\\#(", ")", "(", "#", "/", "/*", "*/", "//", "\n", " ", "a", "`", "@", "é", "0.1", "\u{0}",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int(generator.next() % 24)).map { _ in segments[Int(generator.next() % UInt64(segments.count))] }.joined()
      let whole = tokens(text)
      #expect(zip(whole, whole.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }, "\(text)")
      #expect(
        (whole + tokens(text, .apart)).allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= text.utf8.count }, "\(text)")
    }
    #expect(!tokens(String(repeating: "\"\\(", count: 10_000), .apart).isEmpty, "nesting is bounded")
  }

  /// Numbers that follow from a seed alone (xorshift, Marsaglia 2003).
  private struct SystemlessGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
