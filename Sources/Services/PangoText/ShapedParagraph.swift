import CPango
import Foundation
import DisplayModel

/// Characters that stay together on a line, with their glyphs.
struct Cluster {
  enum Kind: UInt8 { case normal, space, tab, attachment }
  /// Index of its first character (Unicode scalar) in the paragraph.
  var character: Int32
  /// Where its glyphs begin; they end where those of the next cluster begin.
  var glyph: Int32
  var run: Int32
  /// With system tracking and kerning, points; tabs have none yet.
  var width: Float
  var kind: Kind
}

/// Clusters of one face, style and direction, in reading order.
struct ShapedRun {
  /// `nil` for attachments, and for characters when there are not even letters of Cairo's own.
  var face: PangoFace?
  /// Index into the text's runs.
  var style: Int
  /// Embedding level; odd levels run from right to left.
  var level: UInt8
  var start: Int
  var end: Int
}

/// A paragraph with glyphs, not yet in lines.
///
/// Clusters are in reading order; glyphs inside a cluster in visual order.
final class ShapedParagraph {
  struct Glyph {
    var id: UInt32
    /// From the cluster's left end and the baseline, points; y down.
    var x: Float
    var y: Float
  }

  let bytes: [UInt8]
  let characterCount: Int
  let emptyStyle: Int
  let language: String
  var clusters: [Cluster] = []
  var glyphs: [Glyph] = []
  var runs: [ShapedRun] = []
  /// Whether no font of the catalog had a glyph for some character.
  var hasUnknownGlyphs = false

  private var cachedBreaks: BreakOpportunities?

  init(_ text: ParagraphText, language: String) {
    bytes = text.bytes
    characterCount = text.bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    emptyStyle = text.emptyStyle
    self.language = language
    clusters.reserveCapacity(characterCount)
    glyphs.reserveCapacity(characterCount)
  }

  func glyphRange(_ cluster: Int) -> Range<Int> {
    let end = cluster + 1 < clusters.count ? Int(clusters[cluster + 1].glyph) : glyphs.count
    return Int(clusters[cluster].glyph)..<end
  }

  /// Where lines may end; found when first asked for, as most labels fit on one line.
  var breaks: BreakOpportunities {
    if let cachedBreaks { return cachedBreaks }
    let breaks = BreakOpportunities(bytes: bytes, characterCount: characterCount, language: language)
    cachedBreaks = breaks
    return breaks
  }
}
