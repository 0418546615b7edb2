import Foundation

/// The lines of a file in the order of their bytes, looked up without taking the file apart.
struct SortedLines {
  private let bytes: Data

  /// The lines of a file; none where it cannot be read.
  init(_ file: URL) { bytes = (try? Data(contentsOf: file, options: .mappedIfSafe)) ?? Data() }

  var lines: [String] { bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } }

  func contains(_ line: String) -> Bool {
    let wanted = Array(line.utf8)
    var (lower, upper) = (bytes.startIndex, bytes.endIndex)
    while lower < upper {
      // The line around the middle.
      let middle = lower + (upper - lower) / 2
      let start = bytes[lower..<middle].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? lower
      let end = bytes[middle..<upper].firstIndex(of: UInt8(ascii: "\n")) ?? upper
      let found = bytes[start..<end]
      if found.elementsEqual(wanted) { return true }
      if found.lexicographicallyPrecedes(wanted) { lower = min(end + 1, upper) } else { upper = start }
    }
    return false
  }
}
