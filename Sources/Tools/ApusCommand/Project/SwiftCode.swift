import Foundation

/// The bytes of a Swift file with comments and string literals blanked out.
struct SwiftCode: Equatable {
  private(set) var bytes: [UInt8]
  private var index = 0
  private let keepsInterpolations: Bool

  /// Takes a file's bytes apart; `keepingInterpolations` leaves the code that stands in string literals.
  init(_ data: Data, keepingInterpolations: Bool = false) {
    bytes = Array(data)
    keepsInterpolations = keepingInterpolations
    while index < bytes.count {
      if at("//") {
        while index < bytes.count, !at("\n") { blankOne() }
      } else if at("/*") {
        blankBlockComment()
      } else if bytes[index] == UInt8(ascii: "\"") || (bytes[index] == UInt8(ascii: "#") && startsRaw(UInt8(ascii: "\""))) {
        blankString()
      } else if bytes[index] == UInt8(ascii: "#"), startsRaw(UInt8(ascii: "/")) {
        blankExtendedRegex()
      } else {
        index += 1
      }
    }
  }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func at(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { index + $0.count <= bytes.count && bytes[index..<index + $0.count].elementsEqual($0) }
  }

  /// Blanks one byte; line ends stay, so that lines keep their numbers.
  private mutating func blankOne() {
    if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    index += 1
  }

  /// Block comments nest in Swift.
  private mutating func blankBlockComment() {
    var depth = 0
    repeat {
      let step = at("/*") ? 1 : at("*/") ? -1 : 0
      depth += step
      blankOne()
      if step != 0, index < bytes.count { blankOne() }
    } while depth > 0 && index < bytes.count
  }

  private func startsRaw(_ delimiter: UInt8) -> Bool {
    bytes[index...].first { $0 != UInt8(ascii: "#") } == delimiter
  }

  /// Blanks a regular expression between `#/` and `/#`.
  ///
  /// One over several lines begins with a line's end; another one that has no end on its line is none.
  private mutating func blankExtendedRegex() {
    let start = index
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    var close = start + hashes + 1
    let isMultiline = close < bytes.count && bytes[close...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "\n")
    while close < bytes.count, !bytes[close...].starts(with: end) {
      if bytes[close] == UInt8(ascii: "\n"), !isMultiline { break }
      close += bytes[close] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard close < bytes.count, bytes[close] == UInt8(ascii: "/") else {
      index += hashes
      return
    }
    while index < close + end.count { blankOne() }
  }

  /// Blanks a string literal of any form.
  ///
  /// What stands in an interpolation is blanked with it, unless that is to be kept.
  private mutating func blankString() {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    for _ in 0..<hashes { blankOne() }
    let isMultiline = at("\"\"\"")
    let quotes = isMultiline ? 3 : 1
    for _ in 0..<quotes { blankOne() }
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), escapes(hashes) {
        for _ in 0..<min(2 + hashes, bytes.count - index) {
          if bytes[index] == UInt8(ascii: "(") { depth += 1 }
          blankOne()
        }
      } else if depth > 0 {
        blankInterpolated(&depth)
      } else if closes(quotes: quotes, hashes: hashes) {
        for _ in 0..<quotes + hashes { blankOne() }
        return
      } else if !isMultiline, at("\n") {
        return
      } else {
        blankOne()
      }
    }
  }

  private mutating func blankInterpolated(_ depth: inout Int) {
    if at("/*") { return blankBlockComment() }
    switch bytes[index] {
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: ")"): depth -= 1
    case UInt8(ascii: "\""),
      UInt8(ascii: "#") where startsRaw(UInt8(ascii: "\"")):
      blankString()
      return
    default: break
    }
    if keepsInterpolations, depth > 0 { index += 1 } else { blankOne() }
  }

  private func escapes(_ hashes: Int) -> Bool {
    bytes[(index + 1)...].prefix { $0 == UInt8(ascii: "#") }.count >= hashes
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    let end = index + quotes
    guard end + hashes <= bytes.count else { return false }
    return bytes[index..<end].allSatisfy { $0 == UInt8(ascii: "\"") }
      && bytes[end..<end + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
