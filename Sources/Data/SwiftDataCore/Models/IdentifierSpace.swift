import Foundation

// Safe: what changes after initialization is behind a lock.
/// The identifiers of one entity of one store.
///
/// There is one instance for each, so that identifiers are compared by it.
package final class IdentifierSpace: @unchecked Sendable {
  /// The store's identifier; nil for models that are in no store yet.
  package let store: String?
  package let entityName: String

  private let lock = NSLock()
  /// Keys that are no numbers, which stores of other kinds have: the first has key -1.
  private var foreignTexts: [String] = []
  private var foreignKeys: [String: Int64] = [:]

  private init(store: String?, entityName: String) {
    self.store = store
    self.entityName = entityName
  }

  private struct Name: Hashable {
    var store: String?
    var entityName: String
  }

  // Safe: used under `spacesLock` alone.
  nonisolated(unsafe) private static var spaces: [Name: IdentifierSpace] = [:]
  private static let spacesLock = NSLock()

  /// The space of an entity of a store.
  package static func of(store: String?, entityName: String) -> IdentifierSpace {
    let name = Name(store: store, entityName: entityName)
    return spacesLock.withLock {
      if let known = spaces[name] { return known }
      let made = IdentifierSpace(store: store, entityName: entityName)
      spaces[name] = made
      return made
    }
  }

  /// The key that a text stands for: `p12` is 12.
  func key(of text: String) -> Int64 {
    if text.hasPrefix("p"), let number = Int64(text.dropFirst()), number >= 0, text == "p\(number)" { return number }
    return lock.withLock {
      if let known = foreignKeys[text] { return known }
      foreignTexts.append(text)
      let key = -Int64(foreignTexts.count)
      foreignKeys[text] = key
      return key
    }
  }

  /// The text of a key.
  func text(of key: Int64) -> String {
    guard key < 0 else { return "p\(key)" }
    return lock.withLock { foreignTexts.indices.contains(Int(-(key + 1))) ? foreignTexts[Int(-(key + 1))] : "p\(key)" }
  }
}
