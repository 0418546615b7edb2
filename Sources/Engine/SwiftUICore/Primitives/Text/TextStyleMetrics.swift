import Foundation

/// The size and leading of each text style at each text size (Facts 1.1, 1.3).
enum TextStyleMetrics {
  typealias Metrics = (size: CGFloat, leading: CGFloat)

  static func metrics(of style: Font.TextStyle, at size: DynamicTypeSize) -> Metrics {
    let packed = table(for: style)[size.rawValue]
    return (CGFloat(packed.0), CGFloat(packed.1))
  }

  /// The factor by which things beside a style's text grow: the ratio of the leadings.
  static func scale(of style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
    metrics(of: style, at: size).leading / metrics(of: style, at: .large).leading
  }

  /// From xSmall to accessibility5: size and leading in points.
  private static func table(for style: Font.TextStyle) -> [(Int, Int)] {
    switch style {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
        (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
        (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
        (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
        (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
        (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
        (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
        (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
        (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 29), (26, 32), (32, 39), (37, 44),
        (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
        (40, 48),
      ]
    }
  }

  /// The system font's line box in em: ascent, descent and the height of capitals (Facts 1.2, 1.5).
  static let ascent: CGFloat = 0.952_148
  static let descent: CGFloat = 0.241_211
  static let capHeight: CGFloat = 0.704_6
  static let lineHeight: CGFloat = 1.193_359
}
