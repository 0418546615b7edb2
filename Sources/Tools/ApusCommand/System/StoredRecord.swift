import Foundation

/// What is remembered in a file from one run to the next.
protocol StoredRecord: Codable {
  /// The most bytes of a file that is read.
  static var mostBytes: Int64 { get }
}

extension StoredRecord {
  static var mostBytes: Int64 { 64 << 20 }

  /// Reads a record; a missing or broken one counts as none.
  static func load(_ file: Path) -> Self? {
    (try? file.read(limit: mostBytes)).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  func save(_ file: Path) throws { try file.write(try JSONEncoder().encode(self)) }
}
