import Foundation

/// The measures of SF Pro that iOS layouts depend on, applied to whichever font stands in for it (Facts 1.2, 1.4, 1.5).
enum SystemFontMetrics {
  /// Above and below the baseline, in ems.
  static let ascent: CGFloat = 0.952148
  static let descent: CGFloat = 0.241211
  static let xHeight: CGFloat = 0.526

  /// From this size the optical size for headings is used, points.
  static let displaySize: CGFloat = 20

  /// Of each letter of equal width, in ems.
  static let monospacedAdvance: CGFloat = 0.6173

  /// Japanese glyphs in a system font against the em of their own font.
  static let japaneseScale: CGFloat = 0.936
  /// Emoji: Noto's advance of 1.245 em becomes 1.17 em.
  static let emojiScale: CGFloat = 0.94

  /// Points added after each Latin glyph of the system font.
  static func tracking(size: CGFloat, weight: CGFloat) -> CGFloat {
    interpolate(trackingTable, at: size) + displayCorrection(size: size, weight: weight)
  }

  /// Inter Display comes out 1.8 % wide in regular weight: a quarter point at 28…34, in proportion above, nothing at 25 and
  /// below.
  ///
  /// Bold is right as it is; the weights between have a part of it.
  private static func displayCorrection(size: CGFloat, weight: CGFloat) -> CGFloat {
    guard size > 25 else { return 0 }
    let fraction = max(0, 1 - max(0, weight) / 0.4)
    return -0.25 * fraction * (size < 28 ? (size - 25) / 3 : max(1, size / 34))
  }

  /// By how much SF Pro's letters are wider than Inter's beside what tracking does, in ems, for the characters of ASCII.
  ///
  /// A fit to sixteen widths at 17 points (Facts 1.5): four classes are enough for all of them to come out within 1 %.
  static let letterCorrections: [Float] = (0..<128).map { code in
    switch Character(UnicodeScalar(UInt8(code))) {
    case "i", "l", "t", "f", "j", "I": 0.005
    case ".", ",", ":", ";", "!", "(", ")", "'": 0.0216
    case " ": -0.0102
    case "a"..."z": -0.004
    default: 0
    }
  }

  /// The CSS weight (100…900) of a weight on `Font.Weight`'s scale.
  static func cssWeight(_ weight: CGFloat) -> Int {
    Int(interpolate(weightTable, at: weight).rounded())
  }

  /// Width factor for condensed (negative) and expanded faces, which the stand-ins do not have.
  static func horizontalScale(width: CGFloat) -> CGFloat {
    min(max(1 + width * 0.85, 0.5), 1.6)
  }

  private static func interpolate(_ table: [(x: CGFloat, y: CGFloat)], at x: CGFloat) -> CGFloat {
    guard let upper = table.firstIndex(where: { $0.x >= x }) else { return table[table.count - 1].y }
    guard upper > 0 else { return table[0].y }
    let (low, high) = (table[upper - 1], table[upper])
    return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
  }

  private static let weightTable: [(x: CGFloat, y: CGFloat)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
  ]

  private static let trackingTable: [(x: CGFloat, y: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
    (32, 0.41), (34, 0.40), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.31), (56, 0.30), (60, 0.26),
    (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
  ]
}
