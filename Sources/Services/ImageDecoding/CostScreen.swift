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
    return !costly.contains { data.range(of: Data($0.utf8)) != nil }
      && bounded.allSatisfy { count(of: Data($0.0.utf8), in: data, upTo: $0.1 + 1) <= $0.1 }
  }

  private static func count(of word: Data, in data: Data, upTo limit: Int) -> Int {
    var count = 0
    var rest = data[...]
    while count < limit, let found = rest.range(of: word) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
