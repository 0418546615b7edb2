import SwiftUI

/// The chosen glyph, large, with what it stands for and a button that copies it.
struct GlyphDetail: View {
  let font: GlyphFont
  let glyph: Int
  @State private var copied: Int?

  private var character: Unicode.Scalar? { font.character(of: glyph) }

  private var title: String {
    guard let character else { return "文字の割り当てなし" }
    return String(format: "U+%04X  ", character.value) + String(character)
  }

  var body: some View {
    HStack(spacing: 12) {
      GlyphShape(font: font, glyph: glyph)
        .fill(Color.primary)
        .frame(width: 64, height: 64)
        .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: title).font(.headline)
        Text(verbatim: "グリフ \(glyph)").font(.subheadline).foregroundColor(.secondary)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      Spacer(minLength: 0)
      Button(action: copy) {
        Label(copied == glyph ? "コピー済み" : "コピー", systemImage: copied == glyph ? "checkmark" : "doc.on.doc")
          .lineLimit(1)
      }
      .buttonStyle(.bordered)
      .disabled(character == nil)
      .layoutPriority(1)
    }
    .padding(.horizontal, 16)
  }

  private func copy() {
    guard let character else { return }
    UIPasteboard.general.string = String(character)
    copied = glyph
  }
}
