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

  /// More than anybody writes by hand.
  static let mostBytes: Int64 = 1 << 20

  private(set) var bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The token that closes the bracket at an index.
  private let partners: [Int: Int]

  init(_ data: Data) {
    bytes = Array(data)
    var lexer = SwiftLexer(bytes: bytes)
    tokens = lexer.read()
    partners = Self.partners(tokens)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The calls `.name(…)` that are closed, in order.
  func calls(_ name: String) -> [Call] {
    tokens.indices.compactMap { index in
      guard index > 0, index + 1 < tokens.count, tokens[index].text == name, tokens[index - 1].text == ".",
        tokens[index + 1].text == "(", let end = partners[index + 1]
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

  private static let openers: Set<String> = ["(", "[", "{"]
  private static let closers: Set<String> = [")", "]", "}"]

  /// Brackets of all kinds close the last that is open, whatever its kind: a manifest that compiles has no others.
  private static func partners(_ tokens: [SwiftToken]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if openers.contains(token.text) { open.append(index) }
      if closers.contains(token.text), let start = open.popLast() { partners[start] = index }
    }
    return partners
  }

  private func arguments(between start: Int, and end: Int) -> [Argument] {
    var arguments: [Argument] = []
    var (depth, first) = (0, start + 1)
    for index in (start + 1)...end {
      let text = tokens[index].text
      if index == end || depth == 0 && text == "," {
        if index > first { arguments.append(argument(first..<index)) }
        first = index + 1
      } else if Self.openers.contains(text) {
        depth += 1
      } else if Self.closers.contains(text) {
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
