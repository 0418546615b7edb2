import Foundation

/// What somebody looks for: a character, a code point, or the number of a glyph.
enum GlyphSearch: Equatable {
  case character(Unicode.Scalar)
  case glyph(Int)

  /// Reads 「永」, 「U+6C38」, 「6C38」 and 「#1234」; `nil` for anything else.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.count == 1, let scalar = text.unicodeScalars.first {
      self = .character(scalar)
    } else if text.hasPrefix("#"), let number = Int(text.dropFirst()) {
      self = .glyph(number)
    } else {
      let digits = ["U+", "u+", "0x", "\\u"].first(where: text.hasPrefix).map { text.dropFirst($0.count) } ?? text[...]
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
      self = .character(scalar)
    }
  }

  /// The glyph in a font; `nil` when the font has none.
  func glyph(in font: GlyphFont) -> Int? {
    switch self {
    case .character(let scalar): font.glyph(of: scalar)
    case .glyph(let number): (0..<font.glyphCount).contains(number) ? number : nil
    }
  }
}
