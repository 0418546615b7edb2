/// A change of a file's text that leaves all its lines where they are, and what stands beside it in its column where it fits.
struct SourceEdit: Equatable {
  var range: Range<Int>
  /// What comes in place of the range; `nil` leaves it blank.
  var text: String?

  /// Puts text in place of a range.
  static func replacing(_ range: Range<Int>, with text: String) -> SourceEdit { SourceEdit(range: range, text: text) }
  /// Leaves spaces in place of a range.
  static func blanking(_ range: Range<Int>) -> SourceEdit { SourceEdit(range: range) }
  /// Puts text in front of a byte.
  static func inserting(_ text: String, at index: Int) -> SourceEdit { SourceEdit(range: index..<index, text: text) }

  /// The text with edits made; one that overlaps another which begins before it is left out.
  static func apply(_ edits: [SourceEdit], to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 64)
    var start = 0
    for edit in edits.sorted(by: { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) })
    where edit.range.lowerBound >= start && edit.range.upperBound <= source.count {
      result += source[start..<edit.range.lowerBound]
      result += edit.bytes(for: source[edit.range])
      start = edit.range.upperBound
    }
    return result + source[start...]
  }

  /// The bytes in place of old ones: as long as those, unless the text is longer or there were several lines.
  private func bytes(for old: ArraySlice<UInt8>) -> [UInt8] {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    guard let text else { return old.map { $0 == newline ? newline : space } }
    // A token that is not closed, and then a text made of it, may hold the end of its line.
    let bytes = text.utf8.filter { $0 != newline }
    let lineEnds = old.filter { $0 == newline }
    return bytes + (lineEnds.isEmpty ? Array(repeating: space, count: max(old.count - bytes.count, 0)) : lineEnds)
  }
}
