import SwiftUI

/// A glyph with its number.
struct GlyphCell: View {
  let font: GlyphFont
  let glyph: Int
  let size: CGFloat
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 2) {
      GlyphShape(font: font, glyph: glyph)
        .fill(Color.primary)
        .frame(height: size)
      Text(verbatim: "\(glyph)")
        .font(.system(size: 9))
        .monospacedDigit()
        .foregroundColor(.secondary)
    }
    .padding(3)
    .frame(maxWidth: .infinity)
    .background(
      isSelected ? Color.accentColor.opacity(0.25) : Color(UIColor.secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: 6)
    )
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: "グリフ \(glyph)"))
    .accessibilityAddTraits(.isButton)
  }
}
