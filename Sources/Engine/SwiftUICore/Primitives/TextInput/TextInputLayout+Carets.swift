import Foundation

/// Carets, selections and points in the lines of a text.
extension TextInputLayout {
  /// A line among those of its paragraph.
  struct Line: Equatable {
    var paragraph: Int
    var line: Int
  }

  private func caretLine(_ line: Line) -> CaretLine { paragraph(line.paragraph).lines.lines[line.line] }

  /// The line of a place; where two lines meet, the second, or the first `atLineEnd`.
  func line(of position: Int, atLineEnd: Bool = false) -> Line {
    let index = paragraphs.index(at: position)
    let lines = paragraph(index).lines.lines, local = position - paragraphs.starts[index]
    var line = (lines.lastIndex { $0.range.lowerBound <= local }) ?? 0
    if atLineEnd, line > 0, lines[line].range.lowerBound == local {
      line -= 1
    } else if atLineEnd, local == 0, index > 0, !endsParagraph(index - 1) {
      return Line(paragraph: index - 1, line: paragraph(index - 1).lines.lines.count - 1)
    }
    return Line(paragraph: index, line: line)
  }

  /// The places at which a line begins and ends; behind what hangs over its end lies the next line.
  func ends(of line: Line) -> (start: Int, end: Int, endsParagraph: Bool) {
    if style.sizing == .line { return (0, text.utf8.count, true) }
    let (caret, start) = (caretLine(line), paragraphs.starts[line.paragraph])
    let isLast = line.line + 1 == paragraph(line.paragraph).lines.lines.count
    var end = caret.range.upperBound
    if !isLast, let hanging = caret.stops.last, hanging.start == hanging.end { end = hanging.position }
    return (start + caret.range.lowerBound, start + end, isLast && endsParagraph(line.paragraph))
  }

  /// How far a place between characters is from the left end of the room.
  func x(of position: Int, atLineEnd: Bool) -> CGFloat {
    let line = line(of: position, atLineEnd: atLineEnd)
    let caret = caretLine(line), local = position - paragraphs.starts[line.paragraph]
    let stop = caret.stops.first { $0.position >= local }
    return origin(of: line.paragraph).x + (stop?.start ?? caret.end)
  }

  /// The caret at a place.
  func caretRect(at position: Int, atLineEnd: Bool) -> CGRect {
    let line = line(of: position, atLineEnd: atLineEnd)
    let caret = caretLine(line)
    var x = x(of: position, atLineEnd: atLineEnd)
    // What is broken into lines keeps the caret in its width.
    if width.isFinite { x = min(x, max(room - style.metrics.caretWidth, 0)) }
    return CGRect(
      x: x, y: origin(of: line.paragraph).y + caret.top, width: style.metrics.caretWidth, height: caret.height)
  }

  /// The place of a line that is nearest to a distance from the left, and whether it is the line's end.
  func place(at x: CGFloat, in line: Line) -> (position: Int, atLineEnd: Bool) {
    let (caret, start) = (caretLine(line), paragraphs.starts[line.paragraph])
    let requested = x - origin(of: line.paragraph).x
    var nearest: (position: Int, distance: CGFloat)?
    for stop in caret.stops where abs(stop.start - requested) < nearest?.distance ?? .infinity {
      nearest = (stop.position, abs(stop.start - requested))
    }
    let end = ends(of: line)
    if let nearest, abs(caret.end - requested) >= nearest.distance { return (start + nearest.position, false) }
    return (start + caret.range.upperBound, !end.endsParagraph)
  }

  /// The place that is nearest to a point.
  func place(at point: CGPoint) -> (position: Int, atLineEnd: Bool) {
    let index = style.sizing == .line ? shownParagraph : index(atTop: point.y)
    let y = style.sizing == .line ? 0 : point.y - top(of: index)
    let lines = paragraph(index).lines.lines
    let line = lines.lastIndex { $0.top <= y } ?? 0
    return place(at: point.x, in: Line(paragraph: index, line: line))
  }

  /// The line a number of lines below, or above; `nil` where there are not so many.
  func line(_ count: Int, below line: Line) -> Line? {
    if style.sizing == .line { return count == 0 ? line : nil }
    var (line, count) = (line, count)
    while count > 0 {
      if line.line + 1 < paragraph(line.paragraph).lines.lines.count {
        line.line += 1
      } else {
        guard line.paragraph + 1 < paragraphs.count else { return nil }
        line = Line(paragraph: line.paragraph + 1, line: 0)
      }
      count -= 1
    }
    while count < 0 {
      if line.line > 0 {
        line.line -= 1
      } else {
        guard line.paragraph > 0 else { return nil }
        line = Line(paragraph: line.paragraph - 1, line: paragraph(line.paragraph - 1).lines.lines.count - 1)
      }
      count += 1
    }
    return line
  }

  /// The places of the paragraph around a place, with its line end.
  func paragraphRange(at position: Int) -> Range<Int> {
    var (first, last) = (paragraphs.index(at: position), paragraphs.index(at: position))
    while first > 0, !endsParagraph(first - 1) { first -= 1 }
    while !endsParagraph(last) { last += 1 }
    return paragraphs.starts[first]..<(last + 1 < paragraphs.count ? paragraphs.starts[last + 1] : text.utf8.count)
  }

  /// The boxes behind characters of some paragraphs; text in both directions has several on a line.
  ///
  /// A line whose end is selected, too, has a box as far as lines may reach.
  func boxes(of range: Range<Int>, in indices: ClosedRange<Int>, fillsLines: Bool) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var boxes: [CGRect] = []
    let first = max(paragraphs.index(at: range.lowerBound), indices.lowerBound)
    let last = min(paragraphs.index(at: range.upperBound), indices.upperBound)
    guard first <= last else { return [] }
    for index in first...last {
      let (paragraph, start, origin) = (paragraph(index), paragraphs.starts[index], origin(of: index))
      for (number, line) in paragraph.lines.lines.enumerated() {
        let local = (range.lowerBound - start)..<(range.upperBound - start)
        guard local.lowerBound <= line.range.upperBound, local.upperBound > line.range.lowerBound else { continue }
        let isLast = number + 1 == paragraph.lines.lines.count
        let end = line.range.upperBound
        let goesOn = isLast && endsParagraph(index) ? local.upperBound > end : local.upperBound >= end
        var own = line.boxes(of: local)
        if fillsLines, goesOn, width.isFinite { own = [fill(line, from: own, origin: origin)] }
        let below = isLast ? paragraph.lines.gap : paragraph.lines.lines[number + 1].top - line.top - line.height
        boxes += own.map {
          CGRect(x: origin.x + $0.minX, y: origin.y + line.top, width: $0.width, height: line.height + (fillsLines ? below : 0))
        }
      }
    }
    return boxes
  }

  /// From where the selection begins on a line to the end of the room.
  private func fill(_ line: CaretLine, from boxes: [CGRect], origin: CGPoint) -> CGRect {
    let edge = style.isRightToLeft ? -origin.x : room - origin.x
    let selected = boxes.reduce(CGRect(x: line.end, y: 0, width: 0, height: line.height)) { boxes.isEmpty ? $0 : $0.union($1) }
    let minX = min(selected.minX, edge), maxX = max(selected.maxX, edge)
    return CGRect(x: minX, y: 0, width: maxX - minX, height: line.height)
  }
}
