import Foundation

/// Text that the overlay writes beside an app's own: it stands between two comments, and belongs to no place of the source.
enum WrittenText {
  private static let (begin, end) = ("/*apus*/", "/*supa*/")

  /// Marks a text.
  static func mark(_ text: String) -> String { begin + text + end }

  /// A line without what was written.
  static func removed(from line: some StringProtocol) -> String {
    pieces(of: line).reduce(into: "") { $0 += $1.isWritten ? "" : $1.text }
  }

  /// The column of a line without what was written that a column of the line stands for; both count bytes from 1.
  static func column(_ column: Int, in line: some StringProtocol) -> Int {
    var (start, result) = (0, 0)
    for piece in pieces(of: line) {
      let count = piece.text.utf8.count
      if !piece.isWritten { result += min(count, max(column - 1 - start, 0)) }
      start += count
    }
    // A place behind the line's end stays behind it.
    return result + max(column - 1 - start, 0) + 1
  }

  private static func pieces(of line: some StringProtocol) -> [(text: Substring, isWritten: Bool)] {
    var rest = Substring(line)
    var pieces: [(text: Substring, isWritten: Bool)] = []
    while let first = rest.range(of: begin), let last = rest[first.upperBound...].range(of: end) {
      pieces += [(rest[..<first.lowerBound], false), (rest[first.lowerBound..<last.upperBound], true)]
      rest = rest[last.upperBound...]
    }
    return pieces + [(rest, false)]
  }
}
