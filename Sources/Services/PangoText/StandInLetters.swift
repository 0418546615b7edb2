import CCairo
import CPango
import Foundation
import DisplayModel

/// Letters for characters that no font can show: Cairo's own strokes for ASCII and boxes for the rest, from no file at all.
final class StandInLetters {
  let face: PangoFace
  /// Of the glyphs from 0, the box, to 127, in ems.
  private let advances: [CGFloat]
  private let size: CGFloat

  /// `nil` when Cairo has no letters.
  init?(font: ResolvedFont) {
    let family = font.family == .system(.monospaced) ? "@cairo:monospace" : "@cairo:"
    guard
      let loaded = LoadedFont(
        letters: family, isItalic: font.isItalic, isBold: font.weight >= 0.3 - 1e-6, size: FontSource.size)
    else { return nil }
    face = PangoFace(FontSource.Face(role: .fallback, loaded: loaded, scale: 1, stretch: 1, corrections: []), size: font.size)
    advances = Self.advances(of: loaded)
    size = font.size
  }

  private static func advances(of loaded: LoadedFont) -> [CGFloat] {
    var (matrix, device) = (loaded.matrix, cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0))
    guard let font = cairo_scaled_font_create(loaded.cairoFontFace, &matrix, &device, loaded.options) else { return [] }
    defer { cairo_scaled_font_destroy(font) }
    return (0..<128).map { index in
      var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
      var extents = cairo_text_extents_t()
      cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents)
      return max(0, extents.x_advance / FontSource.size)
    }
  }

  /// The number of a character's glyph; `nil` for characters that have no look of their own.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    if g_unichar_iszerowidth(scalar.value) != 0 { return nil }
    return scalar.isASCII ? scalar.value : 0
  }

  /// How far a character moves the next one, in points; an em for those of East Asian width.
  func advance(of scalar: Unicode.Scalar) -> CGFloat {
    guard let glyph = glyph(of: scalar), Int(glyph) < advances.count else { return 0 }
    return size * (g_unichar_iswide(scalar.value) != 0 ? 1 : advances[Int(glyph)])
  }
}

extension ShapedParagraphBuilder {
  /// Takes the whole text in letters that need no font.
  mutating func addLetters() {
    var direction = job.paragraph.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    guard let levels = pango_log2vis_get_embedding_levels(bytes.baseAddress, Int32(bytes.count), &direction) else { return }
    defer { g_free(levels) }
    // The levels are those of characters, and bytes that continue one have that of its beginning.
    var index = 0
    var character = 0
    while index < bytes.count {
      let (start, level) = (index, levels[character])
      while span + 1 < job.text.spans.count, job.text.spans[span].end <= start { span += 1 }
      let end = job.text.spans[span].end
      repeat {
        repeat { index += 1 } while index < end && isContinuation(index)
        character += 1
      } while index < end && levels[character] == level
      appendWithoutFont(start..<index, level: level)
    }
  }

  /// Appends a run of bytes of one span that no font can show.
  mutating func appendWithoutFont(_ range: Range<Int>, level: UInt8) {
    let style = job.text.spans[span].style
    let run = job.styles[style]
    let start = result.clusters.count
    let letters = run.attachment == nil ? job.specs[span].letters : nil
    if let letters {
      appendLetters(range, letters, spacing: run.tracking + run.kerning)
    } else {
      appendEmptyClusters(range, attachment: run.attachment)
    }
    result.runs.append(
      ShapedRun(face: letters?.face, style: style, level: level, start: start, end: result.clusters.count))
  }

  private mutating func appendLetters(_ range: Range<Int>, _ letters: StandInLetters, spacing: CGFloat) {
    advance(to: range.lowerBound)
    let string = String(decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[range]), as: UTF8.self)
    for scalar in string.unicodeScalars {
      let kind = kind(at: byte)
      var width = kind == .tab ? 0 : letters.advance(of: scalar)
      if width > 0 { width += spacing }
      result.clusters.append(
        Cluster(
          character: Int32(character), glyph: Int32(result.glyphs.count), run: Int32(result.runs.count),
          width: Float(width), kind: kind))
      if kind == .normal, let glyph = letters.glyph(of: scalar) { result.glyphs.append(.init(id: glyph, x: 0, y: 0)) }
      advance(to: byte + UTF8.width(scalar))
    }
  }
}
