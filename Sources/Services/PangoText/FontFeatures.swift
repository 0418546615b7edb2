import CPango
import DisplayModel

/// The OpenType features that a font is shaped with, as lists that Pango's shaper reads.
final class FontFeatures {
  private let lists: [UnsafeMutablePointer<GSList>?]

  init(font: ResolvedFont) {
    var common: [String] = []
    if font.hasMonospacedDigits { common.append("tnum=1") }
    switch font.smallCaps {
    case .none: break
    case .lowercase: common.append("smcp=1")
    case .uppercase: common.append("c2sc=1")
    case .both: common += ["smcp=1", "c2sc=1"]
    }
    // The stand-ins turn "->" into an arrow and "3x4" into a product, which Apple's fonts do not.
    var base = common
    if case .system = font.family { base.append("calt=0") }
    // Kana keep their full width, as in Hiragino.
    let cjk = common + ["kern=0"]
    let untied = ["liga=0", "clig=0", "dlig=0", "hlig=0"]
    lists = [common, base, cjk].flatMap { [$0, $0 + untied] }.map(Self.makeList)
  }

  deinit {
    for list in lists {
      guard let list else { continue }
      pango_attribute_destroy(list.pointee.data.assumingMemoryBound(to: PangoAttribute.self))
      g_slist_free(list)
    }
  }

  /// Owned by the receiver; `nil` when there is nothing to say.
  func attributes(for role: PangoFace.Role, isTracked: Bool) -> UnsafeMutablePointer<GSList>? {
    let first =
      switch role {
      case .base: 2
      case .cjk: 4
      case .emoji, .fallback: 0
      }
    return lists[first + (isTracked ? 1 : 0)]
  }

  private static func makeList(_ features: [String]) -> UnsafeMutablePointer<GSList>? {
    guard !features.isEmpty else { return nil }
    return g_slist_prepend(nil, pango_attr_font_features_new(features.joined(separator: ",")))
  }
}
