import Foundation
import DisplayModel

/// Places the glyphs of one line, from its left end and its baseline.
struct LineBuilder {
  let styles: [StyledTextRun]
  let adjustment: CGFloat

  private(set) var x: CGFloat = 0
  var runs: [GlyphRun] = []
  var decorations: [DecorationLine] = []
  /// Relative to the line's origin.
  var attachments: [(index: Int, frame: CGRect)] = []

  /// Clusters of one run in one stretch.
  struct Piece {
    var paragraph: ShapedParagraph
    var run: ShapedRun
    var style: Int
    var range: Range<Int>
  }

  /// The line of a content, its origin still at zero.
  static func line(_ content: LineContent, styles: [StyledTextRun]) -> TextLine {
    var builder = LineBuilder(styles: styles, adjustment: content.adjustment)
    for piece in visualSegments(of: content) { builder.add(piece) }
    var width = builder.x
    if let last = content.segments.last, let cluster = last.range.last {
      let style = last.style ?? last.paragraph.runs[Int(last.paragraph.clusters[cluster].run)].style
      width = max(0, width - styles[style].tracking - content.adjustment)
    }
    return TextLine(
      origin: .zero, width: width, runs: builder.runs, attachments: builder.attachments,
      decorations: builder.decorations)
  }

  init(styles: [StyledTextRun], adjustment: CGFloat) {
    self.styles = styles
    self.adjustment = adjustment
  }

  /// The parts of a line from left to right.
  static func visualSegments(of content: LineContent) -> [Piece] {
    var pieces = content.segments.flatMap(pieces(of:))
    reorder(&pieces)
    return pieces
  }

  private static func pieces(of segment: LineContent.Segment) -> [Piece] {
    var result: [Piece] = []
    var start = segment.range.lowerBound
    while start < segment.range.upperBound {
      let run = segment.paragraph.runs[Int(segment.paragraph.clusters[start].run)]
      let end = min(run.end, segment.range.upperBound)
      result.append(
        Piece(paragraph: segment.paragraph, run: run, style: segment.style ?? run.style, range: start..<end))
      start = end
    }
    return result
  }

  /// From reading order to left-to-right: from the highest level down, stretches of that level or above are reversed.
  private static func reorder(_ pieces: inout [Piece]) {
    guard let highest = pieces.map(\.run.level).max(), highest > 0 else { return }
    for level in stride(from: highest, through: 1, by: -1) {
      var index = 0
      while index < pieces.count {
        guard pieces[index].run.level >= level else {
          index += 1
          continue
        }
        let end = pieces[index...].firstIndex { $0.run.level < level } ?? pieces.count
        pieces[index..<end].reverse()
        index = end
      }
    }
  }

  private mutating func add(_ piece: Piece) {
    let start = x
    let run = styles[piece.style]
    if piece.run.level % 2 == 1 {
      for cluster in piece.range.reversed() { add(cluster, of: piece, run: run) }
    } else {
      for cluster in piece.range { add(cluster, of: piece, run: run) }
    }
    addDecorations(run, from: start)
  }

  mutating func add(_ index: Int, of piece: Piece, run: StyledTextRun) {
    let cluster = piece.paragraph.clusters[index]
    if cluster.kind == .attachment, let box = run.attachment {
      let top = box.descent - box.size.height - run.baselineOffset
      attachments.append((box.index, CGRect(origin: CGPoint(x: x, y: top), size: box.size)))
    } else if let face = piece.run.face {
      let range = piece.paragraph.glyphRange(index)
      if !range.isEmpty { add(piece.paragraph.glyphs[range], face: face, run: run) }
    }
    x = LineBreaker.advance(x, over: cluster)
    if cluster.width > 0 { x += adjustment }
  }

  private mutating func add(_ glyphs: ArraySlice<ShapedParagraph.Glyph>, face: PangoFace, run: StyledTextRun) {
    if runs.last.map({ $0.face === face && $0.paintIndex == run.paintIndex }) != true {
      runs.append(GlyphRun(face: face, glyphs: [], positions: [], paintIndex: run.paintIndex))
    }
    let last = runs.count - 1
    for glyph in glyphs {
      runs[last].glyphs.append(glyph.id)
      runs[last].positions.append(CGPoint(x: x + CGFloat(glyph.x), y: CGFloat(glyph.y) - run.baselineOffset))
    }
  }

  /// Adds lines whose places and thickness are a choice (Facts 1.7).
  mutating func addDecorations(_ run: StyledTextRun, from start: CGFloat) {
    guard x > start else { return }
    let size = run.font.size
    if let underline = run.underline {
      add(underline, y: 0.12 * size - run.baselineOffset, from: start, run: run)
    }
    if let strikethrough = run.strikethrough {
      add(strikethrough, y: -SystemFontMetrics.xHeight / 2 * size - run.baselineOffset, from: start, run: run)
    }
  }

  private mutating func add(_ decoration: TextDecoration, y: CGFloat, from start: CGFloat, run: StyledTextRun) {
    let line = DecorationLine(
      start: CGPoint(x: start, y: y), length: x - start, thickness: max(0.5, run.font.size / 17),
      pattern: decoration.pattern, paintIndex: decoration.paintIndex ?? run.paintIndex)
    let before = decorations.lastIndex {
      $0.start.y == y && $0.start.x + $0.length == start && $0.thickness == line.thickness
        && $0.pattern == line.pattern && $0.paintIndex == line.paintIndex
    }
    if let before {
      decorations[before].length = x - decorations[before].start.x
    } else {
      decorations.append(line)
    }
  }
}
