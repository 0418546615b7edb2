import CoreText
import Foundation

/// A font whose glyphs are shown: their outlines, and which characters they stand for.
final class GlyphFont {
  let name: String
  let glyphCount: Int
  /// At one point, so that outlines are in ems.
  private let font: CTFont
  /// The characters of glyphs; found when one is first asked for.
  private lazy var characters = findCharacters()

  init(name: String) {
    self.name = name
    font = CTFontCreateWithName(NSString(string: name) as CFString, 1, nil)
    glyphCount = CTFontGetGlyphCount(font)
  }

  /// The names of the fonts that can be chosen, the one for Japanese first.
  static func availableNames() -> [String] {
    let names = (CTFontManagerCopyAvailablePostScriptNames() as NSArray).compactMap { $0 as? String }
    let preferred = ["NotoSansCJKjp-Regular", "HiraginoSans-W3"].filter(names.contains)
    return preferred + names.filter { !preferred.contains($0) }
  }

  /// The height of a line, in ems.
  var lineHeight: CGFloat { ascent + CTFontGetDescent(font) }
  var ascent: CGFloat { CTFontGetAscent(font) }

  /// The width that a glyph takes in a line, in ems.
  func advance(of glyph: Int) -> CGFloat {
    var number = CGGlyph(glyph)
    return CGFloat(CTFontGetAdvancesForGlyphs(font, .horizontal, &number, nil, 1))
  }

  /// The outline of a glyph; `nil` when nothing is to be seen.
  func outline(of glyph: Int, transform: CGAffineTransform) -> CGPath? {
    var transform = transform
    return CTFontCreatePathForGlyph(font, CGGlyph(glyph), &transform)
  }

  /// The character that a glyph stands for; many glyphs stand for none by themselves.
  func character(of glyph: Int) -> Unicode.Scalar? { characters[CGGlyph(glyph)] }

  /// The glyph of a character; `nil` when the font has none.
  func glyph(of character: Unicode.Scalar) -> Int? {
    let units = Array(String(character).utf16)
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return glyphs[0] == 0 ? nil : Int(glyphs[0])
  }

  /// Asks the font for the glyphs of all characters, since it knows no other direction.
  private func findCharacters() -> [CGGlyph: Unicode.Scalar] {
    var found: [CGGlyph: Unicode.Scalar] = [:]
    found.reserveCapacity(glyphCount)
    let batch = 0x1000
    for start in stride(from: 0, to: 0x110000, by: batch) {
      let scalars = (start..<start + batch).compactMap(Unicode.Scalar.init)
      var units: [UniChar] = []
      for scalar in scalars { units.append(contentsOf: UTF16.encode(scalar)!) }
      var glyphs = [CGGlyph](repeating: 0, count: units.count)
      CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
      var index = 0
      for scalar in scalars {
        let glyph = glyphs[index]
        if glyph != 0, found[glyph] == nil { found[glyph] = scalar }
        index += scalar.value > 0xFFFF ? 2 : 1
      }
    }
    return found
  }
}
