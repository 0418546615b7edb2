package import Foundation

/// A line of a layout run by run and glyph by glyph, for those who paint it in parts.
///
/// The glyphs lie where those of the layout's own line lie, whole or in parts.
package struct PlacedLine {
  /// The line as the layout has it.
  package var line: TextLine
  package var metrics: PlacedMetrics
  /// From the top of the layout's box to that of the line, in points, as what lies behind its characters has it.
  package var top: CGFloat
  /// As high as what lies behind its characters.
  package var height: CGFloat
  /// From left to right.
  package var runs: [PlacedRun]

  package init(line: TextLine, metrics: PlacedMetrics, top: CGFloat, height: CGFloat, runs: [PlacedRun]) {
    self.line = line
    self.metrics = metrics
    self.top = top
    self.height = height
    self.runs = runs
  }
}

/// How far a part of a line reaches from its baseline, in points.
package struct PlacedMetrics: Equatable {
  /// Upwards.
  package var ascent: CGFloat
  /// Downwards.
  package var descent: CGFloat
  /// What is left below that before the next line begins.
  package var leading: CGFloat

  package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }
}

/// Glyphs of one face, style and direction in a line.
package struct PlacedRun {
  /// Index into the text's runs; an ellipsis has that of the characters that it looks like.
  package var style: Int
  package var isRightToLeft: Bool
  package var metrics: PlacedMetrics
  /// Relative to the line's origin.
  package var start: CGFloat
  package var end: CGFloat
  /// `nil` for attachments.
  package var glyphs: GlyphRun?
  /// Relative to the line's origin.
  package var attachments: [(index: Int, frame: CGRect)]
  package var decorations: [DecorationLine]
  /// From left to right.
  package var slices: [PlacedSlice]

  package init(
    style: Int, isRightToLeft: Bool, metrics: PlacedMetrics, start: CGFloat, end: CGFloat, glyphs: GlyphRun?,
    attachments: [(index: Int, frame: CGRect)], decorations: [DecorationLine], slices: [PlacedSlice]
  ) {
    self.style = style
    self.isRightToLeft = isRightToLeft
    self.metrics = metrics
    self.start = start
    self.end = end
    self.glyphs = glyphs
    self.attachments = attachments
    self.decorations = decorations
    self.slices = slices
  }
}

/// One glyph of a run, or an attachment.
package struct PlacedSlice: Equatable {
  /// Its first character, counted in Unicode scalars over the whole text; a line end counts as one.
  package var character: Int
  /// The glyph, among those of the run; none for attachments and tabs.
  package var glyphs: Range<Int>
  /// Relative to the line's origin; glyphs of one cluster share its room.
  package var start: CGFloat
  package var end: CGFloat

  package init(character: Int, glyphs: Range<Int>, start: CGFloat, end: CGFloat) {
    self.character = character
    self.glyphs = glyphs
    self.start = start
    self.end = end
  }
}

extension PlacedLine {
  /// A part of the line as a line of its own, at the same place: the slices of a range of a run.
  package func part(_ range: Range<Int>, ofRun index: Int) -> TextLine {
    let run = runs[index]
    let slices = run.slices[range]
    var part = TextLine(origin: line.origin, width: 0, runs: [])
    guard let start = slices.map(\.start).min(), let end = slices.map(\.end).max() else { return part }
    part.width = end
    let glyphs = slices.flatMap(\.glyphs)
    if let all = run.glyphs, !glyphs.isEmpty {
      part.runs = [
        GlyphRun(
          face: all.face, glyphs: glyphs.map { all.glyphs[$0] }, positions: glyphs.map { all.positions[$0] },
          paintIndex: all.paintIndex)
      ]
    }
    part.attachments = run.attachments.compactMap { attachment in
      guard slices.contains(where: { $0.glyphs.isEmpty && $0.start == attachment.frame.minX }) else { return nil }
      return (attachment.index, attachment.frame.offsetBy(dx: line.origin.x, dy: line.origin.y))
    }
    part.decorations = run.decorations.compactMap { $0.clipped(from: start, to: end) }
    return part
  }
}

extension DecorationLine {
  /// The part of the line between two places; `nil` where there is none.
  fileprivate func clipped(from start: CGFloat, to end: CGFloat) -> DecorationLine? {
    var part = self
    part.start.x = max(self.start.x, start)
    part.length = min(self.start.x + length, end) - part.start.x
    return part.length > 0 ? part : nil
  }
}

extension TextLine {
  /// A box that holds all glyphs from a place to the line's end: their real extents are not looked up, margins are generous instead.
  package func inkBounds(ascent: CGFloat, descent: CGFloat, from start: CGFloat = 0) -> CGRect {
    let largest = runs.reduce(ascent + descent) { max($0, $1.face.size) }
    let rise = runs.reduce(ascent) { max($0, $1.face.size * 1.2 - ($1.positions.first?.y ?? 0)) }
    return CGRect(
      x: origin.x + start - 0.25 * largest, y: origin.y - rise, width: width - start + 0.5 * largest,
      height: rise + max(descent, 0.4 * largest))
  }
}
