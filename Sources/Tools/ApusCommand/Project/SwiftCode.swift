import Foundation
import SwiftLexing

/// The bytes of a Swift file with comments, strings and regular expressions blanked out.
struct SwiftCode: Equatable {
  private(set) var bytes: [UInt8]

  /// Takes a file's bytes apart; `keepingInterpolations` leaves the code that stands in string literals.
  ///
  /// Line ends stay, so that lines keep their numbers.
  init(_ data: Data, keepingInterpolations: Bool = false) {
    let text = Array(data)
    var lexer = SwiftLexer(bytes: text, interpolations: keepingInterpolations ? .apart : .inStrings)
    let tokens = lexer.read()
    bytes = text.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for token in tokens where token.isCode {
      for index in token.range { bytes[index] = text[index] }
    }
  }

  /// The words and marks outside comments and literals, in order.
  var tokens: [SwiftWord] { SwiftLexer.words(of: bytes) }

  static func isIdentifier(_ byte: UInt8) -> Bool { SwiftLexer.isName(byte) }
}
