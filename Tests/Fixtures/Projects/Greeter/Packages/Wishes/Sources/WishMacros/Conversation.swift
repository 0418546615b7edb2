import Foundation

/// What the compiler writes to the standard input and reads from the standard output: JSON, each with its length in eight bytes
/// before it.
struct Conversation {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// The compiler's next question; `nil` where it has none any more, which an empty message says, too.
  func next() throws -> [String: Any]? {
    guard let header = try bytes(8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard (1..<1 << 26).contains(count), let message = try bytes(count) else { return nil }
    return try JSONSerialization.jsonObject(with: message) as? [String: Any]
  }

  func answer(_ answer: [String: Any]) throws {
    let message = try JSONSerialization.data(withJSONObject: answer)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    try output.write(contentsOf: Data(header) + message)
  }

  /// A pipe gives what it has; so it is asked until there is enough.
  private func bytes(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data += part
    }
    return data
  }
}
