import CoreText
import Testing

@Suite struct CTFontTests {
  private let noto = CTFontCreateWithName(NSString(string: "NotoSansCJKjp-Regular"), 100, nil)
  private let inter = CTFontCreateWithName(NSString(string: "Inter-Regular"), 100, nil)

  private func glyphs(_ string: String, in font: CTFont) -> (glyphs: [CGGlyph], isComplete: Bool) {
    let units = Array(string.utf16)
    var glyphs = [CGGlyph](repeating: 9, count: units.count)
    let isComplete = CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return (glyphs, isComplete)
  }

  @Test("a font is found by its PostScript, full and family name, and tells its names")
  func names() {
    #expect(CTFontCopyPostScriptName(noto) == NSString(string: "NotoSansCJKjp-Regular"))
    #expect(CTFontCopyFamilyName(noto) == NSString(string: "Noto Sans CJK JP"))
    let byFamily = CTFontCreateWithName(NSString(string: "noto sans cjk jp"), 10, nil)
    #expect(CTFontCopyPostScriptName(byFamily) == NSString(string: "NotoSansCJKjp-Regular"))
    let names = CTFontManagerCopyAvailablePostScriptNames().compactMap { $0 as? String }
    #expect(names.contains("NotoSansCJKjp-Regular") && names.contains("Inter-Regular"))
    #expect(names == names.sorted())
    #expect(CTFontManagerCopyAvailableFontFamilyNames().compactMap { $0 as? String }.contains("Inter"))
  }

  @Test("only fonts are listed that have glyphs: of a PostScript font in a form of its own none could be drawn")
  func listed() {
    let names = CTFontManagerCopyAvailablePostScriptNames().compactMap { $0 as? String }
    let empty = names.filter { CTFontGetGlyphCount(CTFontCreateWithName(NSString(string: $0), 10, nil)) == 0 }
    #expect(!names.isEmpty && empty.isEmpty, "\(empty)")
  }

  @Test("a name that no font has gives a stand-in, and a size of 0 is 12 points")
  func standIn() {
    let font = CTFontCreateWithName(NSString(string: "No Such Font"), 0, nil)
    #expect(CTFontGetGlyphCount(font) > 100)
    #expect(CTFontGetSize(font) == 12)
  }

  @Test("Noto Sans CJK has 65,535 glyphs; all have an outline or none, and nothing lies behind the last")
  func all() {
    #expect(CTFontGetGlyphCount(noto) == 65_535)
    var outlines = 0
    for glyph in stride(from: 0, to: 65_535, by: 97) where CTFontCreatePathForGlyph(noto, CGGlyph(glyph), nil) != nil {
      outlines += 1
    }
    #expect(outlines > 600)
    #expect(CTFontCreatePathForGlyph(noto, 65_535, nil) == nil)
  }

  @Test("characters have their glyphs, those beyond the first plane too")
  func characters() {
    let (found, isComplete) = glyphs("A永𠮷", in: noto)
    #expect(isComplete)
    #expect(found.count == 4 && found[0] != 0 && found[1] != 0 && found[2] != 0 && found[3] == 0)
    let (missing, isMissing) = glyphs("A永", in: inter)
    #expect(!isMissing && missing[0] != 0 && missing[1] == 0)
  }

  @Test("a glyph is found by the name that the font gives it")
  func glyphNames() {
    let font = CTFontCreateWithName(NSString(string: "DejaVuSans"), 10, nil)
    #expect(CTFontGetGlyphWithName(font, NSString(string: "ampersand")) == glyphs("&", in: font).glyphs[0])
    #expect(CTFontGetGlyphWithName(font, NSString(string: "no such glyph")) == 0)
  }

  @Test("a kanji is an em wide, and its outline lies in its box, y upwards")
  func measures() throws {
    let glyph = glyphs("永", in: noto).glyphs[0]
    var advance = CGSize.zero
    #expect(CTFontGetAdvancesForGlyphs(noto, .horizontal, [glyph], &advance, 1) == 100)
    #expect(advance == CGSize(width: 100, height: 0))
    var box = CGRect.zero
    CTFontGetBoundingRectsForGlyphs(noto, .default, [glyph], &box, 1)
    let path = try #require(CTFontCreatePathForGlyph(noto, glyph, nil))
    #expect(abs(path.boundingBoxOfPath.minY - box.minY) < 0.5 && abs(path.boundingBoxOfPath.maxY - box.maxY) < 0.5)
    #expect(box.minY > -20 && box.maxY > 70 && box.maxX < 100)
    var flip = CGAffineTransform(scaleX: 2, y: -2)
    let flipped = try #require(CTFontCreatePathForGlyph(noto, glyph, &flip))
    #expect(abs(flipped.boundingBoxOfPath.minY + 2 * path.boundingBoxOfPath.maxY) < 0.01)
  }

  @Test("line measures are those of the font")
  func line() {
    #expect(abs(CTFontGetAscent(inter) - 96.875) < 0.01)
    #expect(abs(CTFontGetDescent(inter) - 24.11) < 0.2)
    #expect(abs(CTFontGetCapHeight(inter) - 72.7) < 0.1)
    #expect(CTFontGetXHeight(inter) > 50 && CTFontGetUnderlinePosition(inter) < 0)
    #expect([1000, 2048, 2816].contains(CTFontGetUnitsPerEm(inter)))
  }

  @Test(
    "advances run along the line, upright glyphs an em down",
    arguments: [
      (.default, CGSize(width: 100, height: 0)), (.horizontal, CGSize(width: 100, height: 0)),
      (.vertical, CGSize(width: 0, height: 100)),
    ] as [(CTFontOrientation, CGSize)])
  func orientations(orientation: CTFontOrientation, expected: CGSize) {
    let line = glyphs("永字", in: noto).glyphs
    var advances = [CGSize](repeating: .zero, count: 2)
    let count: CFIndex = 2
    #expect(CTFontGetAdvancesForGlyphs(noto, orientation, line, &advances, count) == 200)
    #expect(advances == [expected, expected])
    #expect(CTFontGetAdvancesForGlyphs(noto, orientation, line, nil, 0) == 0)
  }

  @Test("the box around several glyphs is around all of their boxes, and a space has none")
  func boxes() {
    let line = glyphs("Ag ", in: inter).glyphs
    var boxes = [CGRect](repeating: .null, count: 3)
    let all = CTFontGetBoundingRectsForGlyphs(inter, .horizontal, line, &boxes, 3)
    #expect(all == boxes[0].union(boxes[1]) && boxes[2].isEmpty)
    // Capitals stand on the baseline; a g hangs below it.
    #expect(abs(boxes[0].minY) < 0.1 && abs(boxes[0].maxY - CTFontGetCapHeight(inter)) < 0.1 && boxes[1].minY < -10)
    #expect(CTFontCreatePathForGlyph(inter, line[2], nil) == nil)
  }

  @Test("a font keeps its matrix, which outlines take")
  func matrix() throws {
    var matrix = CGAffineTransform(scaleX: 2, y: 1)
    let wide = CTFontCreateWithName(NSString(string: "Inter-Regular"), 100, &matrix)
    #expect(CTFontGetMatrix(wide) == matrix && CTFontGetMatrix(inter) == .identity)
    let units: [UniChar] = Array("H".utf16)
    var glyph: [CGGlyph] = [0]
    #expect(CTFontGetGlyphsForCharacters(wide, units, &glyph, 1))
    let outlines = try [inter, wide].map { try #require(CTFontCreatePathForGlyph($0, glyph[0], nil)).boundingBoxOfPath }
    #expect(abs(outlines[1].maxX - 2 * outlines[0].maxX) < 1e-6 && outlines[1].maxY == outlines[0].maxY)
  }

  @Test("names to show, and the lists of names")
  func listedNames() {
    let name: CFString = CTFontCopyFullName(inter)
    #expect(name == NSString(string: "Inter Regular") && CTFontCopyDisplayName(inter) == name)
    let families: CFArray = CTFontManagerCopyAvailableFontFamilyNames()
    #expect(families.count > 2 && families.count <= CTFontManagerCopyAvailablePostScriptNames().count)
  }

  @Test("an underline is a thin line, and Inter has no space between its lines")
  func lines() {
    #expect(CTFontGetLeading(inter) == 0)
    #expect(CTFontGetUnderlineThickness(inter) > 3 && CTFontGetUnderlineThickness(inter) < 10)
  }
}
