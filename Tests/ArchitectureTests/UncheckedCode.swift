import Foundation
import SwiftLexing

extension SourceTree {
  /// Where an optional is unwrapped by force: `x!`, `as!`, `try!`, and types such as `View!`, by file and line.
  ///
  /// A state that cannot be needs no unwrapping; where the compiler cannot know that, a `guard` says what is wrong and what to do.
  func forcedUnwraps() -> [String: [Int]] {
    tokens.mapValues { tokens in
      tokens.indices.filter { Self.isForcedUnwrap($0, in: tokens) }.map { tokens[$0].line }
    }.filter { !$0.value.isEmpty }
  }

  /// Whether a token is a `!` that stands right behind something; before something it is a "not".
  private static func isForcedUnwrap(_ index: Int, in tokens: [SwiftWord]) -> Bool {
    guard index > 0, tokens[index].text == "!", !tokens[index].followsSpace else { return false }
    if index + 1 < tokens.count, tokens[index + 1].text == "=", !tokens[index + 1].followsSpace { return false }
    let before = tokens[index - 1].text
    if [")", "]", "}", ">", "?", "!", "`", "\"\""].contains(before) { return true }
    return before.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// How a comment begins that says why what the compiler does not check holds.
  static let safetyMark = "// Safe: "

  /// Where the compiler is told not to check isolation or lifetime, and no comment right above, or at the end of the line, says why
  /// that is safe.
  func unexplainedCode() -> [String] {
    tokens.sorted { $0.key < $1.key }.flatMap { path, tokens -> [String] in
      let lines = (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      return tokens.indices.compactMap { index -> String? in
        guard let name = Self.uncheckedName(at: index, in: tokens) else { return nil }
        return Self.isExplained(tokens[index].line, of: lines) ? nil : "\(path):\(tokens[index].line): \(name)"
      }
    }
  }

  private static func uncheckedName(at index: Int, in tokens: [SwiftWord]) -> String? {
    let word = tokens[index].text
    let next = tokens[(index + 1)...].prefix(3).map(\.text)
    if ["nonisolated", "unowned"].contains(word), next == ["(", "unsafe", ")"] { return "\(word)(unsafe)" }
    if word == "unchecked", index > 0, tokens[index - 1].text == "@", next.first == "Sendable" { return "@unchecked Sendable" }
    return nil
  }

  /// `line` counts from 1; comments and attributes may stand between the comment and what it explains.
  private static func isExplained(_ line: Int, of lines: [Substring]) -> Bool {
    func explains(_ text: some StringProtocol) -> Bool {
      text.hasPrefix(safetyMark) && text.dropFirst(safetyMark.count).contains { $0.isLetter }
    }
    let own = lines[line - 1]
    if let comment = own.range(of: safetyMark), explains(own[comment.lowerBound...]) { return true }
    for text in lines[..<(line - 1)].reversed().map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if explains(text) { return true }
      guard text.hasPrefix("//") || text.hasPrefix("@") else { return false }
    }
    return false
  }
}
