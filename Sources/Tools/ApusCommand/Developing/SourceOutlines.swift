import Foundation
import SwiftLexing
import Synchronization

/// What sources declare, without the insides of functions, by which it is guessed whether an edit concerns other files.
///
/// A guess decides only what is begun early. What is to be compiled is told by the compiler.
final class SourceOutlines: Sendable {
  private let cached = Mutex<[Path: String]>([:])

  private static let types: Set = ["struct", "class", "enum", "actor", "extension", "protocol"]

  /// Looks at a source; whether it declares something else than when it was looked at before.
  func hasChanged(_ source: Path) -> Bool {
    guard let data = try? source.read() else { return false }
    let now = Self.outline(of: data)
    return cached.withLock { cached in
      defer { cached[source] = now }
      return cached[source].map { $0 != now } ?? false
    }
  }

  /// A name for what a text declares; insides of functions and comments do not change it.
  static func outline(of data: Data) -> String {
    let tokens = SwiftTokens(Array(data))
    var hash = ContentHash()
    var (index, declaresType) = (0, false)
    while index < tokens.indices.upperBound {
      hash.combine(tokens[index].text)
      if tokens.isAt(index, "{") {
        if !declaresType, let close = tokens.closing(index) { index = close }
        declaresType = false
      } else if let word = tokens.word(at: index), types.contains(word) {
        declaresType = true
      }
      index += 1
    }
    return hash.hex
  }
}
