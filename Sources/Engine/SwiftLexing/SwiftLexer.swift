/// Takes Swift's text apart: the one lexer of the compiler's plugin, the command line and the tests that read sources.
///
/// It reads any text to its end: a literal or comment that is not closed ends with its line or with the text.
package struct SwiftLexer {
  /// What becomes of the code in string literals.
  package enum Interpolations: Sendable {
    /// It belongs to the string's token.
    case inStrings
    /// Its tokens follow that of the string, whose range they lie in, without the brackets around the code.
    case apart
  }

  let bytes: [UInt8]
  private let interpolations: Interpolations
  private var index = 0
  private var tokens: [SwiftToken] = []
  private var startsLine = true
  private var followsSpace = true
  /// The line of the byte up to which line ends were counted.
  private var line = (number: 1, index: 0)
  /// How many tokens there were before the string whose interpolation is read.
  private var outerCount = 0
  /// How many interpolations stand around what is read; the compiler allows fewer.
  private var depth = 0
  private static let mostDepth = 256

  /// Takes text as UTF-8.
  package init(bytes: [UInt8], interpolations: Interpolations = .inStrings) {
    self.bytes = bytes
    self.interpolations = interpolations
  }

  /// All tokens, in order.
  package mutating func read() -> [SwiftToken] {
    while index < bytes.count { readNext() }
    markSpace()
    return tokens
  }

  /// Reads a token, or what is between two.
  private mutating func readNext() {
    if skipSpace() || skipComment() {
      markSpace()
      followsSpace = true
      return
    }
    let (start, position) = (index, tokens.count)
    let token = (line: lineNumber(at: start), startsLine: startsLine, followsSpace: followsSpace)
    startsLine = false
    followsSpace = false
    let outerCount = outerCount
    self.outerCount = position
    let kind = readToken()
    self.outerCount = outerCount
    index = min(max(index, start + 1), bytes.count)
    if interpolations == .inStrings { tokens.removeSubrange(position...) }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.insert(
      SwiftToken(
        kind: kind, range: start..<index, text: text, line: token.line, startsLine: token.startsLine,
        followsSpace: token.followsSpace), at: position)
    startsLine = false
    followsSpace = false
  }

  private mutating func markSpace() {
    // The string's own token comes when it has been read.
    if tokens.count > outerCount { tokens[tokens.count - 1].precedesSpace = true }
  }

  private mutating func lineNumber(at offset: Int) -> Int {
    line.number += bytes[line.index..<offset].count { $0 == UInt8(ascii: "\n") }
    line.index = offset
    return line.number
  }

  private func byte(_ offset: Int = 0) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  private func at(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { index + $0.count <= bytes.count && bytes[index..<index + $0.count].elementsEqual($0) }
  }

  private mutating func skipSpace() -> Bool {
    guard let byte = byte(), byte <= 0x20 else { return false }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { startsLine = true }
    index += 1
    return true
  }

  private mutating func skipComment() -> Bool {
    if at("//") {
      while let byte = byte(), byte != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    guard at("/*") else { return false }
    // Block comments nest in Swift.
    var depth = 0
    repeat {
      let step = at("/*") ? 1 : at("*/") ? -1 : 0
      depth += step
      index += step == 0 ? 1 : 2
    } while depth > 0 && index < bytes.count
    return true
  }

  private mutating func readToken() -> SwiftToken.Kind {
    let first = bytes[index]
    switch first {
    case UInt8(ascii: "\""):
      readString(hashes: 0)
      return .string
    case UInt8(ascii: "#"): return readHash()
    case UInt8(ascii: "`"):
      index += 1
      while let byte = byte(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { index += 1 }
      index += 1
      return .word
    case UInt8(ascii: "@"), UInt8(ascii: "$"):
      index += 1
      readName()
      return .marked
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
      return .number
    case _ where Self.isName(first):
      readName()
      return .word
    case UInt8(ascii: "/") where startsRegex:
      readRegex(hashes: 0)
      return .regex
    case _ where Self.isSign(first):
      while let byte = byte(), Self.isSign(byte), !at("//"), !at("/*") { index += 1 }
      return .sign
    default:
      index += 1
      return .punctuation
    }
  }

  /// Whether a byte may stand in a name; all of characters beyond ASCII may.
  package static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.\\".utf8.contains(byte) }

  private mutating func readName() {
    while let byte = byte(), Self.isName(byte) { index += 1 }
  }

  private mutating func readNumber() {
    readName()
    // A dot belongs to the number where a digit follows: not in `0..<3` and not in `1.description`.
    if byte() == UInt8(ascii: "."), let next = byte(1), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) {
      index += 1
      readName()
    }
  }

  /// A raw string, a regular expression between `#/` and `/#`, or a mark with its name.
  private mutating func readHash() -> SwiftToken.Kind {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    switch byte(hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      readString(hashes: hashes)
      return .string
    case UInt8(ascii: "/"):
      index += hashes
      readRegex(hashes: hashes)
      return .regex
    default:
      index += 1
      readName()
      return .marked
    }
  }
}

// MARK: - Literals

extension SwiftLexer {
  private func follows(_ count: Int, of byte: UInt8, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
  }

  /// Reads a string from its quotes on; what stands in an interpolation belongs to it.
  private mutating func readString(hashes: Int) {
    let (quote, hash, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"))
    // `#""#` is empty; `#"""` begins one over several lines.
    let quotes = follows(3, of: quote, at: index) ? 3 : 1
    index += quotes
    while let byte = byte() {
      if byte == backslash, follows(hashes, of: hash, at: index + 1) {
        index += 1 + hashes
        if self.byte() == UInt8(ascii: "(") { readInterpolation() } else { index += 1 }
      } else if follows(quotes, of: quote, at: index), follows(hashes, of: hash, at: index + quotes) {
        index += quotes + hashes
        return
      } else if quotes == 1, byte == UInt8(ascii: "\n") {
        return
      } else {
        index += 1
      }
    }
  }

  /// Reads from an opening bracket to behind its partner, by tokens: strings and comments in it may hold brackets.
  private mutating func readInterpolation() {
    guard depth < Self.mostDepth else { return }
    depth += 1
    defer { depth -= 1 }
    index += 1
    followsSpace = true
    var brackets = 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ")"), brackets == 1 {
        index += 1
        return
      }
      let count = tokens.count
      let first = bytes[index]
      readNext()
      guard tokens.count > count else { continue }
      if first == UInt8(ascii: "(") { brackets += 1 }
      if first == UInt8(ascii: ")") { brackets -= 1 }
    }
  }

  /// Whether a slash begins a regular expression: where a value is expected, and with an end on its line.
  private var startsRegex: Bool {
    guard let next = byte(1), next > 0x20, next != UInt8(ascii: "/"), next != UInt8(ascii: "*") else { return false }
    if let last = tokens.last {
      switch last.kind {
      case .number, .string, .regex, .marked: return false
      case .word:
        guard ["return", "in", "case", "try", "await", "throw", "if", "while", "where", "else", "is"].contains(last.text) else {
          return false
        }
      case .punctuation: if [")", "]", "}"].contains(last.text) { return false }
      case .sign: break
      }
    }
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") { return bytes[end - 1] != UInt8(ascii: " ") }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  /// Reads a regular expression from its slash on; only one between `#/` and `/#` goes over several lines.
  private mutating func readRegex(hashes: Int) {
    index += 1
    let start = index
    let isMultiline = hashes > 0 && bytes[start...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "\n")
    while let byte = byte(), isMultiline || byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/"), follows(hashes, of: UInt8(ascii: "#"), at: index + 1) {
        index += 1 + hashes
        return
      }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    // No end on the line: the slash was none of an expression.
    index = start
  }
}
