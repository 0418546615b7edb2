import Foundation

/// One word or sign of Swift source.
struct SwiftToken: Equatable {
  let text: String
  let line: Int
  /// Whether something blank stands before it, or nothing at all, as at the beginning of an interpolation.
  var followsSpace = false
}

/// The words and signs of Swift source, without comments and without what string literals say; code in interpolations counts.
func swiftTokens(of source: String) -> [SwiftToken] {
  var reader = SwiftTokenReader(source)
  reader.readCode(untilClosingParenthesis: false)
  return reader.tokens
}

private struct SwiftTokenReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// Where the code of the last interpolation begins.
  private var interpolationStart = 0
  private(set) var tokens: [SwiftToken] = []

  init(_ source: String) { bytes = Array(source.utf8) }

  private func byte(_ distance: Int = 0) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

  private var followsSpace: Bool { index == interpolationStart || bytes[index - 1] <= UInt8(ascii: " ") }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  mutating func readCode(untilClosingParenthesis isInterpolation: Bool) {
    var depth = 0
    while index < bytes.count {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): while index < bytes.count, byte() != UInt8(ascii: "\n") { skip() }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
      case (UInt8(ascii: "\""), _): readString(hashes: 0)
      case (UInt8(ascii: "#"), UInt8(ascii: "\"")), (UInt8(ascii: "#"), UInt8(ascii: "#")): readRawString()
      case (UInt8(ascii: "("), _):
        depth += 1
        appendSign()
      case (UInt8(ascii: ")"), _):
        if isInterpolation, depth == 0 { return skip() }
        depth -= 1
        appendSign()
      case (let first, _) where Self.isWord(first): appendWord()
      case (let first, _) where first <= UInt8(ascii: " "): skip()
      default: appendSign()
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 128
  }

  private mutating func appendWord() {
    let start = index, followsSpace = followsSpace
    while Self.isWord(byte()) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(SwiftToken(text: text, line: line, followsSpace: followsSpace))
  }

  private mutating func appendSign() {
    tokens.append(SwiftToken(text: String(UnicodeScalar(byte())), line: line, followsSpace: followsSpace))
    skip()
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        skip(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func readRawString() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "\"") else { return appendSign() }
    skip(hashes)
    readString(hashes: hashes)
  }

  /// Reads a literal from its first quotation mark on; it becomes one token, `""`, before those of its interpolations.
  private mutating func readString(hashes: Int) {
    tokens.append(SwiftToken(text: "\"\"", line: line, followsSpace: followsSpace))
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    skip(isLong ? 3 : 1)
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        if byte(1 + hashes) == UInt8(ascii: "(") {
          skip(2 + hashes)
          interpolationStart = index
          readCode(untilClosingParenthesis: true)
        } else {
          skip(2 + hashes)
        }
      } else if byte() == quote, !isLong || byte(1) == quote && byte(2) == quote, hasHashes(hashes, at: isLong ? 3 : 1) {
        return skip((isLong ? 3 : 1) + hashes)
      } else {
        skip()
      }
    }
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }
}
