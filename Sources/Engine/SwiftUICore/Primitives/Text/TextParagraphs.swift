import Foundation

/// The paragraphs of a text: where each begins, and how high it is, measured or estimated.
///
/// What is longer than any paragraph that a person writes stands for several: it is laid out in pieces, as if a line ended
/// between two of them, so that a change costs a piece.
///
/// Tops are the sums of the lengths before them, worked out as far as somebody asked and kept. A change costs a step for each
/// paragraph behind it, which are numbers only.
///
/// Invariants: there is at least one paragraph; the first begins at 0 and each of the others behind a line end, or behind
/// another piece.
struct TextParagraphs {
  private(set) var starts: [Int] = [0]
  private(set) var lengths: [CGFloat] = [0]
  /// Where paragraphs begin downwards, of the first ones.
  private var tops: [CGFloat] = [0]

  var count: Int { starts.count }

  /// The paragraph that holds a place; between two of them, the second.
  func index(at position: Int) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Places downwards

  /// Where a paragraph begins, in points; `count` gives the end of the last one.
  mutating func top(of index: Int) -> CGFloat {
    while tops.count <= index { tops.append(tops[tops.count - 1] + lengths[tops.count - 1]) }
    return tops[index]
  }

  /// The paragraph at a place downwards, or the nearest one.
  mutating func index(atTop y: CGFloat) -> Int {
    while tops.count < count, tops[tops.count - 1] <= y { _ = top(of: tops.count) }
    var (low, high) = (0, min(tops.count, count) - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  mutating func setLength(_ length: CGFloat, of index: Int) {
    guard lengths[index] != length else { return }
    lengths[index] = length
    forgetTops(after: index)
  }

  private mutating func forgetTops(after index: Int) {
    if tops.count > index + 1 { tops.removeLast(tops.count - index - 1) }
  }

  /// Puts paragraphs in place of others; those behind them begin `distance` bytes later.
  mutating func replace(_ range: Range<Int>, starts new: [Int], lengths newLengths: [CGFloat], distance: Int) {
    if distance != 0 { for index in range.upperBound..<count { starts[index] += distance } }
    if range.count == new.count {
      for (index, start, length) in zip3(range, new, newLengths) { (starts[index], lengths[index]) = (start, length) }
    } else {
      starts.replaceSubrange(range, with: new)
      lengths.replaceSubrange(range, with: newLengths)
    }
    forgetTops(after: range.lowerBound)
  }

  private func zip3(_ range: Range<Int>, _ starts: [Int], _ lengths: [CGFloat]) -> [(Int, Int, CGFloat)] {
    range.enumerated().map { ($1, starts[$0], lengths[$0]) }
  }

  // MARK: Line ends

  /// Where paragraphs begin in a part of a text that itself begins with one.
  ///
  /// Behind its last line end is another one where the part is the text's last, else what follows begins with it. What has more
  /// bytes than `longest` stands in pieces of about half as many; `hasLines` says whether lines end at line ends.
  static func starts(
    in bytes: UnsafeBufferPointer<UInt8>, part: Range<Int>, isLast: Bool, longest: Int = .max, hasLines: Bool = true
  ) -> [Int] {
    var starts = [part.lowerBound]
    var (index, start) = (part.lowerBound, part.lowerBound)
    while index < part.upperBound {
      let length = hasLines ? lineEndLength(bytes, at: index) : 0
      index += max(length, 1)
      guard length > 0 || index >= part.upperBound else { continue }
      while index - start > longest {
        start = pieceEnd(bytes, before: start + longest / 2, after: start)
        starts.append(start)
      }
      start = index
      if length > 0, index < part.upperBound || isLast { starts.append(index) }
    }
    return starts
  }

  /// How many bytes a paragraph has at most that is laid out as one; a choice.
  static let longest = 65_536

  /// A place at or before another one where a piece may end: behind a space, else between two characters.
  private static func pieceEnd(_ bytes: UnsafeBufferPointer<UInt8>, before place: Int, after start: Int) -> Int {
    let earliest = max(place - 256, start + 1)
    for index in stride(from: place, to: earliest, by: -1) where bytes[index - 1] == 0x20 { return index }
    let (first, end) = (scalarStart(bytes, at: earliest), scalarStart(bytes, at: place))
    let characters = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<end]), as: UTF8.self)
    guard let last = characters.last, characters.count > 1 else { return end }
    // What begins the last one may go on behind the place.
    return end - last.utf8.count
  }

  private static func scalarStart(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    var index = index
    while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// Whether a place lies behind a line end.
  static func isBehindLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    (1...3).contains { place >= $0 && lineEndLength(bytes, at: place - $0) >= $0 }
  }

  /// How many bytes a line end at a place has; 0: there is none.
  static func lineEndLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: 1
    case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    // U+2028 and U+2029: line and paragraph separators.
    case 0xE2: index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }
}
