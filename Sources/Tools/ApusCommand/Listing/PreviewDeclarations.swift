import Foundation
import SwiftLexing

/// Where an app's sources declare previews, found without building it.
struct PreviewDeclarations {
  struct Declaration: Equatable {
    /// The name in the source; `nil` where it has none.
    var name: String?
    var file: Path
    /// Counted from 1.
    var line: Int
  }

  /// In the order of the files, and in each as they stand there.
  private(set) var all: [Declaration] = []

  init(in files: [Path]) throws {
    for file in files {
      let data = try file.read()
      // Most files have neither word, and taking one apart costs more than looking for bytes.
      guard data.range(of: Data("#Preview".utf8)) != nil || data.range(of: Data("PreviewProvider".utf8)) != nil else { continue }
      all += Self.declarations(in: Array(data)).map { Declaration(name: $0.name, file: file, line: $0.line) }
    }
  }

  /// The previews of one source: macros by the string that stands first, providers by their type.
  static func declarations(in text: [UInt8]) -> [(name: String?, line: Int)] {
    var lexer = SwiftLexer(bytes: text)
    let tokens = lexer.read()
    return tokens.indices.compactMap { index in
      if tokens[index].text == "#Preview" {
        let hasArguments = index + 2 < tokens.count && tokens[index + 1].text == "("
        return (hasArguments ? literal(tokens[index + 2]) : nil, tokens[index].line)
      }
      guard tokens[index].text == "PreviewProvider", index > 1, tokens[index - 1].text == ":" else { return nil }
      return (tokens[index - 2].text, tokens[index].line)
    }
  }

  private static func literal(_ token: SwiftToken) -> String? {
    guard token.kind == .string, token.text.count >= 2, token.text.hasPrefix("\""), token.text.hasSuffix("\"") else { return nil }
    let inside = token.text.dropFirst().dropLast()
    return inside.contains("\\") || inside.contains("\"") ? nil : String(inside)
  }
}
