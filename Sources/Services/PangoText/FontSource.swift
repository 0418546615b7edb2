import CPango
import Foundation
import DisplayModel

/// The files behind a font, for all its sizes.
///
/// Glyphs are never hinted, so that everything about them grows with the size. They are shaped at one size and scaled,
/// and a font that changes its size in an animation loads nothing.
final class FontSource {
  /// At which everything is shaped, points.
  ///
  /// The larger, the finer are Pango's units of 1/1024 point.
  static let size: CGFloat = 128

  /// What Pango found, and what is shown instead.
  struct Face {
    var role: PangoFace.Role
    var loaded: LoadedFont
    /// Of the glyphs against the size that was asked for.
    var scale: CGFloat
    /// Of widths alone.
    var stretch: CGFloat
    /// What is missing to the widths that the system's were fitted with, in ems, for the characters of ASCII; empty: nothing.
    var corrections: [Float]
  }

  let catalog: FontCatalog
  /// The `PangoFontDescription *` with the families to look through; owned.
  let description: OpaquePointer
  /// Line box and gap, ems.
  let box: (ascent: CGFloat, descent: CGFloat, gap: CGFloat)

  private let font: ResolvedFont
  private let baseFamilies: Set<String>
  private let cjkLanguage: OpaquePointer?
  private let features: FontFeatures
  /// The fonts found are owned, so that their addresses stay theirs.
  private var faces: [(found: UnsafeMutablePointer<PangoFont>, isEastAsian: Bool, face: Face?)] = []

  /// `entry` is the family or face of a named font; `nil` for the system's fonts.
  init(font: ResolvedFont, entry: FontNames.Entry?, cjk: CJKVariant, catalog: FontCatalog) {
    self.font = font
    self.catalog = catalog
    let families = FontFamilies(font: font, entry: entry, cjk: cjk)
    baseFamilies = Set(families.base)
    description = families.makeDescription(font: font, entry: entry, size: Self.size)
    features = FontFeatures(font: font)
    cjkLanguage = pango_language_from_string(cjk.languageTag)
    let own = entry == nil ? nil : Self.lineBox(of: description, in: catalog)
    box = own ?? (SystemFontMetrics.ascent, SystemFontMetrics.descent, 0)
  }

  deinit {
    for entry in faces { g_object_unref(entry.found) }
    pango_font_description_free(description)
  }

  private static func lineBox(
    of description: OpaquePointer, in catalog: FontCatalog
  ) -> (ascent: CGFloat, descent: CGFloat, gap: CGFloat)? {
    guard let loaded = catalog.loadFont(description) else { return nil }
    defer { g_object_unref(loaded) }
    var extents = hb_font_extents_t()
    guard let shaper = pango_font_get_hb_font(loaded), hb_font_get_h_extents(shaper, &extents) != 0 else { return nil }
    let unit = CGFloat(ApusPangoScale) * size
    let ascent = CGFloat(extents.ascender) / unit
    let descent = -CGFloat(extents.descender) / unit
    // Files may say anything; a line box outside of this is a damaged file.
    guard ascent + descent > 0.1, ascent + descent < 10 else { return nil }
    return (ascent, descent, min(max(0, CGFloat(extents.line_gap) / unit), 1))
  }

  /// The face to show for a font that Pango found for some characters, of an East Asian script or another; `nil` when it cannot
  /// be used.
  func face(for found: UnsafeMutablePointer<PangoFont>, isEastAsian: Bool) -> Face? {
    if let cached = faces.first(where: { $0.found == found && $0.isEastAsian == isEastAsian }) { return cached.face }
    let face = makeFace(found, isEastAsian: isEastAsian)
    faces.append((notNull(g_object_ref(found)).assumingMemoryBound(to: PangoFont.self), isEastAsian, face))
    return face
  }

  /// Language for choosing forms of glyphs; `nil`: as itemised.
  func language(for role: PangoFace.Role) -> OpaquePointer? {
    role == .cjk ? cjkLanguage : nil
  }

  /// The list of `PangoAttribute *` to shape with; owned by the receiver.
  func shapingAttributes(for role: PangoFace.Role, isTracked: Bool) -> UnsafeMutablePointer<GSList>? {
    features.attributes(for: role, isTracked: isTracked)
  }

  private func makeFace(_ found: UnsafeMutablePointer<PangoFont>, isEastAsian: Bool) -> Face? {
    guard let description = pango_font_describe(found) else { return nil }
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let role = role(of: family, isEastAsian: isEastAsian)
    let upright = role == .cjk ? loadUpright(description) : nil
    defer { if let upright { g_object_unref(upright) } }
    let isRounded = font.family == .system(.rounded) && (role == .base || role == .cjk)
    guard let loaded = LoadedFont(upright ?? found, catalog: catalog, isRounded: isRounded) else { return nil }
    return Face(
      role: role, loaded: loaded, scale: scale(role, family: family), stretch: stretch(role, of: upright ?? found),
      corrections: role == .base && font.isSystemSans ? corrections(of: found, family: family) : [])
  }

  private func corrections(of found: UnsafeMutablePointer<PangoFont>, family: String) -> [Float] {
    guard family.hasPrefix("Inter"), !font.isItalic, let shaper = pango_font_get_hb_font(found),
      let reference = InterWidths.reference(
        isDisplay: family.hasPrefix("Inter Display"), cssWeight: SystemFontMetrics.cssWeight(font.weight))
    else { return [] }
    return (0..<128).map { code in
      let isDigit = (0x30...0x39).contains(code)
      guard code - 32 >= 0, code - 32 < reference.count, !(isDigit && font.hasMonospacedDigits),
        let own = Self.advance(of: UInt32(code), in: shaper)
      else { return 0 }
      let missing = reference[code - 32] - Float(own)
      // The reference is rounded.
      return abs(missing) < 0.0002 ? 0 : missing
    }
  }

  /// How far a character moves the next one, in ems; `nil` where the font has no glyph for it.
  private static func advance(of character: UInt32, in shaper: OpaquePointer) -> CGFloat? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(shaper, character, &glyph) != 0 else { return nil }
    return CGFloat(hb_font_get_glyph_h_advance(shaper, glyph)) / (CGFloat(ApusPangoScale) * size)
  }

  /// Letters of equal width are as far apart as the system's, whichever font stands in for it.
  private func stretch(_ role: PangoFace.Role, of found: UnsafeMutablePointer<PangoFont>) -> CGFloat {
    guard role == .base, isSystem else { return 1 }
    let own = SystemFontMetrics.horizontalScale(width: font.width)
    guard font.family == .system(.monospaced), let advance = Self.advanceOfZero(of: found) else { return own }
    return own * SystemFontMetrics.monospacedAdvance / advance
  }

  /// In ems; `nil` for fonts without the digit, or with one that cannot be right.
  private static func advanceOfZero(of found: UnsafeMutablePointer<PangoFont>) -> CGFloat? {
    guard let shaper = pango_font_get_hb_font(found), let advance = advance(of: 0x30, in: shaper) else { return nil }
    return (0.3...1).contains(advance) ? advance : nil
  }

  private func scale(_ role: PangoFace.Role, family: String) -> CGFloat {
    switch role {
    case .emoji: SystemFontMetrics.emojiScale
    case .cjk where isSystem && family.hasSuffix(CJKVariant.japanese.rawValue): SystemFontMetrics.japaneseScale
    default: 1
    }
  }

  private var isSystem: Bool {
    if case .system = font.family { return true }
    return false
  }

  private func role(of family: String, isEastAsian: Bool) -> PangoFace.Role {
    let isCJK = family.contains("CJK") || family.hasPrefix("Source Han")
    // A font for both has its Latin letters stand for those of the system's.
    if baseFamilies.contains(family) { return isCJK && isSystem && isEastAsian ? .cjk : .base }
    if family.contains("Emoji") { return .emoji }
    return isCJK ? .cjk : .fallback
  }

  /// Chinese, Japanese and Korean come upright and in two weights, as Hiragino's W3 and W6 (Facts 1.5).
  private func loadUpright(_ description: OpaquePointer) -> UnsafeMutablePointer<PangoFont>? {
    let isBold = font.weight >= 0.3 - 1e-6
    pango_font_description_set_weight(description, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_style(description, PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, Double(Self.size) * Double(ApusPangoScale))
    return catalog.loadFont(description)
  }

  /// Whether the font has letters of its own for small capitals.
  private(set) lazy var hasSmallCapitals: Bool = {
    guard let font = catalog.loadFont(description) else { return false }
    defer { g_object_unref(font) }
    guard let shaper = pango_font_get_hb_font(font) else { return false }
    return ["smcp", "c2sc"].allSatisfy { Self.hasFeature($0, of: hb_font_get_face(shaper)) }
  }()

  private static func hasFeature(_ name: String, of face: OpaquePointer?) -> Bool {
    let substitutions = hb_tag_from_string("GSUB", 4)
    let requested = hb_tag_from_string(name, 4)
    var tags = [hb_tag_t](repeating: 0, count: 512)
    var count = UInt32(tags.count)
    hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
    return tags.prefix(Int(count)).contains(requested)
  }
}
