import CPango
import Foundation
import SwiftUICore

/// A resolved font with what shaping and line heights need of it.
final class FontSpec {
  let font: ResolvedFont
  let catalog: FontCatalog
  /// The `PangoFontDescription *` with the families to look through; owned.
  let description: OpaquePointer
  /// Line box, points.
  let ascent: CGFloat
  let descent: CGFloat
  /// Least distance between baselines, points; never below the line box.
  let pitch: CGFloat
  /// Points that the system font adds after each glyph of its own.
  let systemTracking: CGFloat

  private let cjk: CJKVariant
  private let baseFamilies: Set<String>
  private let cjkLanguage: OpaquePointer?
  private let features: FontFeatures
  /// What Pango found, and the face shown instead. The fonts found are owned, so that their addresses stay theirs.
  private var faces: [(found: UnsafeMutablePointer<PangoFont>, face: PangoFace?)] = []

  /// `entry` is the family or face of a named font; `nil` for the system's fonts.
  init(font: ResolvedFont, entry: FontNames.Entry?, cjk: CJKVariant, catalog: FontCatalog) {
    self.font = font
    self.catalog = catalog
    self.cjk = cjk
    let families = FontFamilies(font: font, entry: entry, cjk: cjk)
    baseFamilies = Set(families.base)
    description = families.makeDescription(font: font, entry: entry)
    features = FontFeatures(font: font)
    cjkLanguage = pango_language_from_string(cjk.languageTag)
    let box = Self.lineBox(font: font, entry: entry, description: description, catalog: catalog)
    (ascent, descent) = (box.ascent, box.descent)
    pitch = max(font.leading, box.ascent + box.descent + box.gap)
    systemTracking =
      switch font.family {
      case .system(.default), .system(.rounded): SystemFontMetrics.tracking(size: font.size, weight: font.weight)
      default: 0
      }
  }

  deinit {
    for entry in faces { g_object_unref(entry.found) }
    pango_font_description_free(description)
  }

  private static func lineBox(
    font: ResolvedFont, entry: FontNames.Entry?, description: OpaquePointer, catalog: FontCatalog
  ) -> (ascent: CGFloat, descent: CGFloat, gap: CGFloat) {
    let standard = (SystemFontMetrics.ascent * font.size, SystemFontMetrics.descent * font.size, CGFloat(0))
    guard entry != nil, let loaded = catalog.loadFont(description) else { return standard }
    defer { g_object_unref(loaded) }
    var extents = hb_font_extents_t()
    guard let shaper = pango_font_get_hb_font(loaded), hb_font_get_h_extents(shaper, &extents) != 0 else {
      return standard
    }
    let unit = CGFloat(ApusPangoScale)
    let ascent = CGFloat(extents.ascender) / unit
    let descent = -CGFloat(extents.descender) / unit
    // Files may say anything; a line box outside of this is a damaged file.
    guard ascent + descent > 0.1 * font.size, ascent + descent < 10 * font.size else { return standard }
    return (ascent, descent, min(max(0, CGFloat(extents.line_gap) / unit), font.size))
  }

  /// The face to show for a font that Pango found for some characters; `nil` when it cannot be used.
  func face(for found: UnsafeMutablePointer<PangoFont>) -> PangoFace? {
    if let known = faces.first(where: { $0.found == found }) { return known.face }
    let face = makeFace(found)
    faces.append((g_object_ref(found)!.assumingMemoryBound(to: PangoFont.self), face))
    return face
  }

  /// Language for choosing forms of glyphs in a face; `nil`: as itemised.
  func language(for face: PangoFace) -> OpaquePointer? {
    face.role == .cjk ? cjkLanguage : nil
  }

  /// The list of `PangoAttribute *` to shape with; owned by the font.
  func shapingAttributes(for face: PangoFace, isTracked: Bool) -> UnsafeMutablePointer<GSList>? {
    features.attributes(for: face.role, isTracked: isTracked)
  }

  private func makeFace(_ found: UnsafeMutablePointer<PangoFont>) -> PangoFace? {
    guard let description = pango_font_describe(found) else { return nil }
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let role = role(of: family)
    var scale: CGFloat = 1
    if case .system = font.family, role == .cjk, family.hasSuffix(CJKVariant.japanese.rawValue) {
      scale = SystemFontMetrics.japaneseScale
    }
    if role == .emoji { scale = SystemFontMetrics.emojiScale }
    let stretch = role == .base && isSystem ? SystemFontMetrics.horizontalScale(width: font.width) : 1
    let replacement = role == .cjk || scale != 1 ? load(description, role: role, scale: scale) : nil
    defer { if let replacement { g_object_unref(replacement) } }
    return PangoFace(
      replacement ?? found, size: font.size * scale, role: role, horizontalScale: stretch, catalog: catalog)
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
    let wanted = hb_tag_from_string(name, 4)
    var tags = [hb_tag_t](repeating: 0, count: 512)
    var count = UInt32(tags.count)
    hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
    return tags.prefix(Int(count)).contains(wanted)
  }

  private var isSystem: Bool {
    if case .system = font.family { return true }
    return false
  }

  private func role(of family: String) -> PangoFace.Role {
    if baseFamilies.contains(family) { return .base }
    if family.contains("Emoji") { return .emoji }
    return family.contains("CJK") || family.hasPrefix("Source Han") ? .cjk : .fallback
  }

  /// The same font at another size; Chinese, Japanese and Korean come upright in two weights, as Hiragino's W3 and W6.
  private func load(
    _ description: OpaquePointer, role: PangoFace.Role, scale: CGFloat
  ) -> UnsafeMutablePointer<PangoFont>? {
    pango_font_description_set_absolute_size(description, Double(font.size * scale) * Double(ApusPangoScale))
    if role == .cjk {
      let isBold = font.weight >= 0.3 - 1e-6
      pango_font_description_set_weight(description, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
      pango_font_description_set_style(description, PANGO_STYLE_NORMAL)
    }
    return catalog.loadFont(description)
  }
}
