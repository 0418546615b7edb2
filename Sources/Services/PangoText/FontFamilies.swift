import CPango
import Foundation
import DisplayModel

extension ResolvedFont {
  /// Whether it is the system's font without serifs, with round ends or without: both have the same widths.
  var isSystemSans: Bool { family == .system(.default) || family == .system(.rounded) }
}

/// The families that stand in for a font, in the order in which characters are looked for (Facts 1.5).
struct FontFamilies {
  /// The font itself, or what stands in for it.
  var base: [String]
  /// What follows for other scripts.
  var fallbacks: [String]

  init(font: ResolvedFont, entry: FontNames.Entry?, cjk: CJKVariant) {
    let sans = ["Noto Sans CJK \(cjk.rawValue)"]
    let serif = ["Noto Serif CJK \(cjk.rawValue)"]
    let text = font.size < SystemFontMetrics.displaySize ? ["Inter"] : ["Inter Display", "Inter"]
    if let entry {
      base = [entry.family]
      fallbacks = text + sans
      return
    }
    switch font.family {
    case .system(.default), .system(.rounded), .named:
      base = text
      fallbacks = sans
    case .system(.monospaced):
      base = ["JetBrains Mono", "DejaVu Sans Mono"]
      fallbacks = text + sans
    case .system(.serif):
      // The Latin letters of Noto's Japanese font are those of Source Serif.
      base = ["Source Serif 4", "Source Serif Pro", "Noto Serif"] + serif + ["DejaVu Serif"]
      fallbacks = sans
    }
  }

  /// A `PangoFontDescription *` to be given back with `pango_font_description_free`.
  func makeDescription(font: ResolvedFont, entry: FontNames.Entry?, size: CGFloat) -> OpaquePointer {
    let description = notNull(pango_font_description_new())
    // Pango separates families by commas; a name that contains one is found by its first part.
    pango_font_description_set_family(description, (base + fallbacks).joined(separator: ","))
    pango_font_description_set_absolute_size(description, Double(size) * Double(ApusPangoScale))
    var weight = SystemFontMetrics.cssWeight(font.weight)
    var isItalic = font.isItalic
    if let entry, !entry.isFamily {
      if font.weight == 0 { weight = Int(FcWeightToOpenTypeDouble(Double(entry.weight)).rounded()) }
      isItalic = isItalic || entry.slant != FC_SLANT_ROMAN
    }
    pango_font_description_set_weight(description, PangoWeight(rawValue: numericCast(min(max(weight, 100), 1000))))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, Self.stretch(font.width))
    return description
  }

  private static func stretch(_ width: CGFloat) -> PangoStretch {
    switch width {
    case ..<(-0.25): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.05): PANGO_STRETCH_CONDENSED
    case ...0.05: PANGO_STRETCH_NORMAL
    default: PANGO_STRETCH_EXPANDED
    }
  }
}
