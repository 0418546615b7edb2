/// A word or a mark of Swift code.
struct SwiftToken: Equatable {
  /// A word without the backticks that may stand around it, or one character.
  var text: String
  var isWord: Bool
  /// Whether it stands after a dot: in `.padding`, but not in `0..<padding`.
  var isMember = false
}

extension SwiftCode {
  /// The words and marks outside comments and string literals, in order.
  var tokens: [SwiftToken] {
    var tokens: [SwiftToken] = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, Self.isIdentifier(bytes[index]) { index += 1 }
      if index > start {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        tokens.append(SwiftToken(text: text, isWord: true, isMember: isMember(at: start)))
        continue
      }
      if bytes[index] > UInt8(ascii: " "), bytes[index] != UInt8(ascii: "`") {
        tokens.append(SwiftToken(text: String(UnicodeScalar(bytes[index])), isWord: false))
      }
      index += 1
    }
    return tokens
  }

  private func isMember(at start: Int) -> Bool {
    var dot = start - 1
    if dot >= 0, bytes[dot] == UInt8(ascii: "`") { dot -= 1 }
    guard dot >= 0, bytes[dot] == UInt8(ascii: ".") else { return false }
    return dot == 0 || bytes[dot - 1] != UInt8(ascii: ".")
  }
}
