import Foundation

/// Looks for words in a file's bytes, much faster than by taking it apart.
enum ByteSearch {
  /// Whether bytes hold a text.
  static func holds(_ text: String, _ data: Data) -> Bool { first(text, in: data, from: 0) != nil }

  /// Whether bytes hold one of some texts.
  static func holds(_ texts: [String], _ data: Data) -> Bool { texts.contains { holds($0, data) } }

  /// The lines that hold a text, whole.
  static func lines(with text: String, in data: Data) -> [Substring] {
    var lines: [Substring] = []
    var start = 0
    while let place = first(text, in: data, from: start) {
      let index = data.startIndex + place
      let begin = data[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? data.startIndex
      let end = data[index...].firstIndex(of: UInt8(ascii: "\n")) ?? data.endIndex
      lines.append(Substring(decoding: data[begin..<end], as: UTF8.self))
      start = end - data.startIndex
    }
    return lines
  }

  private static func first(_ text: String, in data: Data, from start: Int) -> Int? {
    let word = Array(text.utf8)
    guard let initial = word.first else { return nil }
    return data.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      var index = start
      while index + word.count <= bytes.count {
        guard let found = memchr(base + index, Int32(initial), bytes.count - word.count - index + 1) else { return nil }
        if memcmp(found, word, word.count) == 0 { return base.distance(to: found) }
        index = base.distance(to: found) + 1
      }
      return nil
    }
  }
}
