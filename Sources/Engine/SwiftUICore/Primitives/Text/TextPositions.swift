import Foundation

/// Where the characters of a text that shows are, for who selects among them.
struct TextPositions {
  /// All characters, in which places are counted.
  let text: EditableText
  private let lines: [Line]
  private let caretWidth: CGFloat

  private struct Line {
    var start: Int
    var caret: CaretLine
  }

  /// Places in a text whose lines are known, with carets of a width in points.
  init(_ resolved: ResolvedText, lines carets: CaretLines, caretWidth: CGFloat) {
    self.caretWidth = caretWidth
    text = EditableText(resolved.styled.runs.map(\.string).joined())
    var string = text.string
    let starts = string.withUTF8 { TextParagraphs.starts(in: $0, part: 0..<$0.count, isLast: true) }
    lines = carets.lines.compactMap {
      $0.paragraph < starts.count ? Line(start: starts[$0.paragraph], caret: $0) : nil
    }
  }

  /// The place that is nearest to a point of the layout.
  func place(at point: CGPoint) -> Int {
    guard let line = lines.last(where: { $0.caret.top <= point.y }) ?? lines.first else { return 0 }
    var nearest = (position: line.caret.range.upperBound, distance: abs(line.caret.end - point.x))
    for stop in line.caret.stops where abs(stop.start - point.x) < nearest.distance {
      nearest = (stop.position, abs(stop.start - point.x))
    }
    return line.start + nearest.position
  }

  /// The caret before a place, in the layout.
  func caretRect(at position: Int) -> CGRect {
    guard let line = lines.last(where: { $0.start + $0.caret.range.lowerBound <= position }) else { return .zero }
    let stop = line.caret.stops.first { line.start + $0.position >= position }
    return CGRect(
      x: stop?.start ?? line.caret.end, y: line.caret.top, width: caretWidth, height: line.caret.height)
  }

  /// The boxes behind characters.
  func boxes(of range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      line.caret.boxes(of: (range.lowerBound - line.start)..<(range.upperBound - line.start)).map {
        $0.offsetBy(dx: 0, dy: line.caret.top)
      }
    }
  }
}
