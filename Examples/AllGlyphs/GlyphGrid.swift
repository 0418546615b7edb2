import SwiftUI

/// All glyphs of a font; only those in view are made.
struct GlyphGrid: View {
  let font: GlyphFont
  let size: CGFloat
  @Binding var selection: Int?

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: size * 1.1), spacing: 6)], spacing: 6) {
      ForEach(0..<font.glyphCount, id: \.self) { glyph in
        GlyphCell(font: font, glyph: glyph, size: size, isSelected: selection == glyph)
          .onTapGesture { selection = glyph }
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
  }
}
