@_exported import CoreGraphicsTypes
@_exported import Foundation
import CPango

/// An array, as Core Foundation names it.
public typealias CFArray = NSArray
/// A unit of UTF-16.
public typealias UniChar = UInt16

// Safe: never changed once made, and HarfBuzz fonts that do not change are safe to read.
/// A font at a size.
///
/// Measures are in points, with y upwards from the baseline, as in Core Text.
public final class CTFont: @unchecked Sendable {
  /// The `hb_font_t *` in units of the design; owned, and never changed once made.
  let font: OpaquePointer
  let size: CGFloat
  let matrix: CGAffineTransform
  let names: FontNames
  /// Points for each unit of the design.
  let scale: CGFloat

  struct FontNames {
    var postScript: String
    var family: String
    var full: String
  }

  /// The size of a font that is asked for with none (Facts 3.4).
  private static let defaultSize: CGFloat = 12

  init(_ file: FontRegistry.File, size: CGFloat, matrix: CGAffineTransform) {
    font = file.font
    hb_font_reference(file.font)
    self.size = size > 0 && size.isFinite ? size : Self.defaultSize
    self.matrix = matrix
    names = file.names
    scale = self.size / CGFloat(max(hb_face_get_upem(hb_font_get_face(file.font)), 1))
  }

  deinit { hb_font_destroy(font) }
}

/// Makes a font by its PostScript, full or family name; where there is none of that name, another one stands in.
///
/// A size of 0 is 12 points. The matrix is applied to the glyphs' outlines.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(FontRegistry.shared.file(named: String(describing: name)), size: size, matrix: matrix?.pointee ?? .identity)
}

// MARK: - Names

/// The font's PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.names.postScript) }
/// The name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.names.family) }
/// The font's full name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.names.full) }
/// The name to show to people.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { NSString(string: font.names.full) }

// MARK: - Measures

/// The font's size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// The transform of the font's glyphs.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }
/// How many units of the design make the size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { hb_face_get_upem(hb_font_get_face(font.font)) }
/// How many glyphs the font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { CFIndex(hb_face_get_glyph_count(hb_font_get_face(font.font))) }

/// How far the font reaches above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(font.extents.ascender) * font.scale }
/// How far the font reaches below the baseline.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -CGFloat(font.extents.descender) * font.scale }
/// The space between the lines of the font.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { CGFloat(font.extents.line_gap) * font.scale }
/// The height of capital letters.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metric(HB_OT_METRICS_TAG_CAP_HEIGHT) }
/// The height of small letters.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metric(HB_OT_METRICS_TAG_X_HEIGHT) }
/// Where an underline is, from the baseline; below it is negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) }
/// How thick an underline is.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) }

extension CTFont {
  fileprivate var extents: hb_font_extents_t {
    var extents = hb_font_extents_t()
    hb_font_get_extents_for_direction(font, HB_DIRECTION_LTR, &extents)
    return extents
  }

  fileprivate func metric(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
    var position: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, tag, &position)
    return CGFloat(position) * scale
  }
}
