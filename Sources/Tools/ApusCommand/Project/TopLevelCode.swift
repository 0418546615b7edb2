import Foundation
import SwiftLexing

/// Whether a Swift file does something by itself: statements outside of all declarations.
enum TopLevelCode {
  /// Words with which a statement begins that is no declaration.
  private static let statementWords: Set = ["for", "if", "while", "switch", "do", "guard", "defer", "repeat", "try", "await"]
  /// Words before a declaration that brackets may follow, as in `private(set) var`.
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "nonisolated", "unowned",
  ]
  /// What ends a line that goes on in the next one.
  private static let unfinished: Set = [":", ",", "=", "->", "&", ".", "where"]

  /// Whether a statement stands in the text outside of all brackets, such as `print(1)` or `TownApp.main()`.
  static func isIn(_ text: Data) -> Bool {
    var lexer = SwiftLexer(bytes: Array(text))
    let tokens = lexer.read()
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default: if depth == 0, beginsStatement(at: index, of: tokens) { return true }
      }
    }
    return false
  }

  private static func beginsStatement(at index: Int, of tokens: [SwiftToken]) -> Bool {
    let token = tokens[index]
    guard token.startsLine, token.kind == .word, index == 0 || !unfinished.contains(tokens[index - 1].text) else { return false }
    if statementWords.contains(token.text) { return true }
    guard index + 1 < tokens.count, !modifiers.contains(token.text) else { return false }
    return ["(", ".", "="].contains(tokens[index + 1].text)
  }
}
