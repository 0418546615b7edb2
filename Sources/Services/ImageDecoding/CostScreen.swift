import Foundation

/// Tells drawings that can be drawn at once from those that may take long or much memory, by their text.
///
/// It errs to the safe side: what it does not know is drawn in a process of its own.
enum CostScreen {
  /// Longer drawings may have lines of more parts than can be drawn at once.
  private static let byteLimit = 64 << 10

  /// Words of SVG that stand for work without bound: each pixel many times, pictures in the picture, tiles, tiny dashes.
  private static let costly = [
    "feConvolveMatrix", "feTurbulence", "feMorphology", "feDisplacementMap", "Lighting", "feTile", "feImage", "image", "data:",
    "pattern", "ENTITY", "dasharray", "marker", "foreignObject",
  ]
  /// Words that may stand so many times.
  private static let bounded = [("filter", 40), ("<fe", 40), ("use", 24), ("mask", 24), ("clip", 80)]

  static func isCheap(_ data: Data, _ kind: VectorKind) -> Bool {
    // What is compressed in a page cannot be seen from outside.
    guard kind == .svg, data.count <= byteLimit else { return false }
    return !costly.contains { data.count(of: $0, upTo: 1) > 0 }
      && bounded.allSatisfy { data.count(of: $0.0, upTo: $0.1 + 1) <= $0.1 }
  }
}

extension Data {
  /// How often a word stands in the data, counted up to a limit.
  func count(of word: String, upTo limit: Int) -> Int {
    let word = Array(word.utf8)
    return withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard var position = bytes.baseAddress else { return 0 }
      let end = position + bytes.count
      var found = 0
      while found < limit, let next = memchr(position, Int32(word[0]), end - position), UnsafeRawPointer(next) + word.count <= end
      {
        let isFound = memcmp(next, word, word.count) == 0
        if isFound { found += 1 }
        position = UnsafeRawPointer(next) + (isFound ? word.count : 1)
      }
      return found
    }
  }
}
