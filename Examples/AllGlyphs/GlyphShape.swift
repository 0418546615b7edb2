import SwiftUI

/// The outline of a glyph in a line of the height of its box; what is wider than the box is shown smaller.
struct GlyphShape: Shape {
  let font: GlyphFont
  let glyph: Int

  func path(in rect: CGRect) -> Path {
    let advance = font.advance(of: glyph)
    let em = min(rect.height / font.lineHeight, rect.width / max(advance, 0.01))
    let baseline = rect.midY + (font.ascent - font.lineHeight / 2) * em
    let transform = CGAffineTransform(
      a: em, b: 0, c: 0, d: -em, tx: rect.midX - advance * em / 2, ty: baseline)
    return font.outline(of: glyph, transform: transform).map { Path($0) } ?? Path()
  }
}
