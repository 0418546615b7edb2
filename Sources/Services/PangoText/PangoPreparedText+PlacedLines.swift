import Foundation
import DisplayModel

extension PangoPreparedText {
  package func placedLines(width: CGFloat, height: CGFloat) -> [PlacedLine] {
    let width = width.isNaN ? 0 : max(0, width)
    let height = height.isNaN ? 0 : max(0, height)
    if isUnwrapped(width: width, height: height) {
      return placed(unbrokenLines.map { content($0, width: .infinity) }, in: layout(width: width, height: height))
    }
    if let smaller = scaledText(width: width, height: height) { return smaller.placedLines(width: width, height: height) }
    return placed(brokenContents(width: width, height: height).lines, in: layout(width: width, height: height))
  }

  private func placed(_ contents: [LineContent], in layout: TextLayout) -> [PlacedLine] {
    let places = CharacterPlaces(paragraphs)
    var (top, gap): (CGFloat, CGFloat) = (0, 0)
    return zip(contents, layout.lines).map { content, line in
      let metrics = assembler.metrics(of: content)
      top += gap
      let above = assembler.rounded(top), below = assembler.roundedUp(top + metrics.height)
      top += metrics.height
      gap = metrics.extra + assembler.lineSpacing
      return PlacedLine(
        line: line, metrics: PlacedMetrics(metrics), top: above, height: below - above,
        runs: runs(of: content, places))
    }
  }

  /// The runs of a line, each with its own glyphs.
  private func runs(of content: LineContent, _ places: CharacterPlaces) -> [PlacedRun] {
    var builder = LineBuilder(styles: text.runs, adjustment: content.adjustment)
    let ellipsis = places.ellipsis(in: content)
    return LineBuilder.visualSegments(of: content).map { piece in
      (builder.runs, builder.decorations, builder.attachments) = ([], [], [])
      let start = builder.x
      let slices = builder.addSlices(piece) { places.character(ofCluster: $0, in: piece.paragraph) ?? ellipsis }
      return PlacedRun(
        style: piece.style, isRightToLeft: piece.run.level % 2 == 1,
        metrics: PlacedMetrics(assembler.metrics[piece.style]), start: start, end: builder.x, glyphs: builder.runs.first,
        attachments: builder.attachments, decorations: builder.decorations, slices: slices)
    }
  }
}

extension LineBuilder {
  /// Adds a piece and tells which room each of its glyphs has, from left to right.
  fileprivate mutating func addSlices(_ piece: Piece, character: (_ cluster: Int) -> Int) -> [PlacedSlice] {
    let start = x
    var slices: [PlacedSlice] = []
    var first = 0
    for cluster in piece.run.level % 2 == 1 ? piece.range.reversed() : Array(piece.range) {
      let left = x
      add(cluster, of: piece, run: styles[piece.style])
      let glyphs = first..<(runs.first?.glyphs.count ?? 0)
      first = glyphs.upperBound
      // What takes room without a glyph is one, too: an attachment, a tab.
      let parts = glyphs.isEmpty && x != left ? [glyphs] : glyphs.map { $0..<$0 + 1 }
      slices += parts.map { PlacedSlice(character: character(cluster), glyphs: $0, start: left, end: x) }
    }
    addDecorations(styles[piece.style], from: start)
    return slices
  }
}

extension PlacedMetrics {
  fileprivate init(_ metrics: LineMetrics) {
    self.init(ascent: metrics.ascent, descent: metrics.descent, leading: metrics.extra)
  }
}

/// Where the characters of paragraphs are in the whole text.
private struct CharacterPlaces {
  private var starts: [ObjectIdentifier: Int] = [:]

  init(_ paragraphs: [ShapedParagraph]) {
    var start = 0
    for paragraph in paragraphs {
      starts[ObjectIdentifier(paragraph)] = start
      start += paragraph.characterCount + 1
    }
  }

  /// The first character of a cluster, or the place behind the last one; `nil` in an ellipsis.
  func character(ofCluster index: Int, in paragraph: ShapedParagraph) -> Int? {
    guard let start = starts[ObjectIdentifier(paragraph)] else { return nil }
    return start + (index < paragraph.clusters.count ? Int(paragraph.clusters[index].character) : paragraph.characterCount)
  }

  /// The first character for which an ellipsis in a line stands.
  func ellipsis(in content: LineContent) -> Int {
    var place = 0
    for segment in content.segments {
      guard let end = character(ofCluster: segment.range.upperBound, in: segment.paragraph) else { break }
      place = end
    }
    return place
  }
}
