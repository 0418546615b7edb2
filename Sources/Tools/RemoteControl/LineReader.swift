package import Foundation

/// Cuts what a program writes into lines.
package struct LineReader {
  private var pending = Data()

  /// Has read nothing yet.
  package init() {}

  /// Takes what has come; says whether that was something.
  package mutating func take(_ data: Data) -> Bool {
    pending.append(data)
    return !data.isEmpty
  }

  /// Hands over the lines that are whole.
  package mutating func forEach(_ body: (String) throws -> Void) rethrows {
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: pending[pending.startIndex..<end], as: UTF8.self)
      pending = Data(pending[pending.index(after: end)...])
      try body(line)
    }
  }

  /// Forgets the end of a line that goes on and on, once it is longer than so many bytes four times over.
  package mutating func limit(to bytes: Int) {
    if pending.count > 4 * bytes { pending = Data(pending.prefix(4 * bytes)) }
  }

  /// Hands over the last line where no line's end follows it.
  package mutating func finish(_ body: (String) throws -> Void) rethrows {
    try forEach(body)
    if !pending.isEmpty { try body(String(decoding: pending, as: UTF8.self)) }
    pending = Data()
  }
}
