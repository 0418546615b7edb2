import Foundation
import SwiftLexing

/// The text of a Package.swift, of which calls such as `.package(path: "../Lists")` can be read and replaced without running it.
struct ManifestText: Equatable {
  struct Argument: Equatable {
    /// `nil` for one without a label.
    var label: String?
    /// Its bytes, without the label.
    var range: Range<Int>
    /// The text of a string literal without interpolations; `nil` for anything else.
    var literal: String?
    /// Its words and signs, without spaces and comments.
    var words: [String]
  }

  struct Call: Equatable {
    var name: String
    /// Its bytes, from the dot to the closing bracket.
    var range: Range<Int>
    var arguments: [Argument]

    subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
  }

  private(set) var bytes: [UInt8]
  private let tokens: [SwiftToken]

  init(_ data: Data) {
    bytes = Array(data)
    var lexer = SwiftLexer(bytes: bytes)
    tokens = lexer.read()
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The calls `.name(…)` that are closed, in order.
  func calls(_ name: String) -> [Call] {
    tokens.indices.compactMap { index in
      guard index > 0, index + 1 < tokens.count, tokens[index].text == name, tokens[index - 1].text == ".",
        tokens[index + 1].text == "(", let end = closing(index + 1)
      else { return nil }
      return Call(
        name: name, range: tokens[index - 1].range.lowerBound..<tokens[end].range.upperBound,
        arguments: arguments(between: index + 1, and: end))
    }
  }

  /// The import of a module.
  func imports(_ module: String) -> [Range<Int>] {
    zip(tokens, tokens.dropFirst()).filter { $0.0.text == "import" && $0.1.text == module }
      .map { $0.0.range.lowerBound..<$0.1.range.upperBound }
  }

  /// The name of the variable that holds the package: `let package = Package(…)`.
  var packageVariable: String? {
    for index in tokens.indices where tokens[index].text == "Package" && index >= 3 {
      guard tokens[index - 1].text == "=", tokens.indices.contains(index + 1), tokens[index + 1].text == "(" else { continue }
      // A type may stand between: `let package: Package = Package(…)`.
      let before = tokens[..<(index - 1)].suffix(4).map(\.text)
      if let place = before.lastIndex(where: { $0 == "let" || $0 == "var" }), place + 1 < before.count {
        return before[place + 1]
      }
    }
    return nil
  }

  /// The text with other words in place of some bytes, which do not overlap.
  func replacing(_ replacements: [(range: Range<Int>, text: String)]) -> String {
    var result: [UInt8] = []
    var start = 0
    for (range, text) in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where range.lowerBound >= start {
      result += bytes[start..<range.lowerBound] + Array(text.utf8)
      start = range.upperBound
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  private static let pairs = ["(": ")", "[": "]", "{": "}"]

  /// The token that closes the bracket at an index.
  private func closing(_ start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if Self.pairs[tokens[index].text] != nil { depth += 1 }
      if Self.pairs.values.contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func arguments(between start: Int, and end: Int) -> [Argument] {
    var arguments: [Argument] = []
    var (depth, first) = (0, start + 1)
    for index in (start + 1)...end {
      let text = tokens[index].text
      if index == end || depth == 0 && text == "," {
        if index > first { arguments.append(argument(first..<index)) }
        first = index + 1
      } else if Self.pairs[text] != nil {
        depth += 1
      } else if Self.pairs.values.contains(text) {
        depth -= 1
      }
    }
    return arguments
  }

  private func argument(_ range: Range<Int>) -> Argument {
    let hasLabel = range.count > 2 && tokens[range.lowerBound].kind == .word && tokens[range.lowerBound + 1].text == ":"
    let value = tokens[(range.lowerBound + (hasLabel ? 2 : 0))..<range.upperBound]
    let literal = value.count == 1 && value.first?.kind == .string ? value.first.flatMap { Self.value(of: $0.text) } : nil
    return Argument(
      label: hasLabel ? tokens[range.lowerBound].name : nil,
      range: (value.first?.range.lowerBound ?? 0)..<(value.last?.range.upperBound ?? 0), literal: literal,
      words: value.map(\.text))
  }

  /// What a plain string literal says; `nil` where it holds code or is written in another way.
  static func value(of literal: String) -> String? {
    guard literal.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\""), !literal.hasPrefix("\"\"\"") else { return nil }
    var result = ""
    var rest = literal.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      case "n": result.append("\n")
      case "t": result.append("\t")
      default: return nil
      }
    }
    return result
  }
}
