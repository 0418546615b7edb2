/// The colours that the system defines, with a value for each appearance (Facts 2.1, 2.2).
package enum SystemColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinary
  case placeholderText, link, separator, opaqueSeparator
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case darkText, lightText

  /// One colour: 0–255 for each component, alpha 0–1.
  typealias Value = (red: Float, green: Float, blue: Float, alpha: Float)

  /// The colour for an appearance; what lies above a screen has lighter backgrounds in the dark (Facts 2.2).
  package func displayColor(isDark: Bool, isHighContrast: Bool, isElevated: Bool = false) -> DisplayColor {
    let set = isElevated ? elevatedValues ?? values : values
    let value =
      switch (isDark, isHighContrast) {
      case (false, false): set.light
      case (true, false): set.dark
      case (false, true): set.lightContrast
      case (true, true): set.darkContrast
      }
    return DisplayColor(
      red: value.red / 255, green: value.green / 255, blue: value.blue / 255, alpha: value.alpha)
  }

  private typealias Values = (light: Value, dark: Value, lightContrast: Value, darkContrast: Value)

  private static func solid(
    _ light: (Float, Float, Float), _ dark: (Float, Float, Float), _ lightContrast: (Float, Float, Float)? = nil,
    _ darkContrast: (Float, Float, Float)? = nil
  ) -> Values {
    let value = { (c: (Float, Float, Float)) -> Value in (c.0, c.1, c.2, 1) }
    return (value(light), value(dark), value(lightContrast ?? light), value(darkContrast ?? dark))
  }

  private static func clear(
    _ light: Value, _ dark: Value, lightContrast: Float? = nil, darkContrast: Float? = nil
  ) -> Values {
    var strongLight = light
    var strongDark = dark
    strongLight.alpha = lightContrast ?? light.alpha
    strongDark.alpha = darkContrast ?? dark.alpha
    return (light, dark, strongLight, strongDark)
  }

  /// What backgrounds are above a screen.
  private var elevatedValues: Values? {
    switch self {
    case .background: Self.solid((255, 255, 255), (28, 28, 30), nil, (36, 36, 38))
    case .secondaryBackground: Self.solid((242, 242, 247), (44, 44, 46), (235, 235, 240), (54, 54, 56))
    case .tertiaryBackground: Self.solid((255, 255, 255), (58, 58, 60), nil, (68, 68, 70))
    case .groupedBackground: Self.solid((242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38))
    case .secondaryGroupedBackground: Self.solid((255, 255, 255), (44, 44, 46), nil, (54, 54, 56))
    case .tertiaryGroupedBackground: Self.solid((242, 242, 247), (58, 58, 60), (235, 235, 240), (68, 68, 70))
    default: nil
    }
  }

  private var values: Values { isTint ? tintValues : isGray ? grayValues : contentValues }

  private var isTint: Bool {
    switch self {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown: true
    default: false
    }
  }

  private var isGray: Bool {
    switch self {
    case .gray, .gray2, .gray3, .gray4, .gray5, .gray6: true
    default: false
    }
  }

  private var tintValues: Values {
    switch self {
    case .red: Self.solid((255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97))
    case .orange: Self.solid((255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64))
    case .yellow: Self.solid((255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38))
    case .green: Self.solid((52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91))
    case .mint: Self.solid((0, 199, 190), (99, 230, 226), (12, 129, 123), (99, 230, 226))
    case .teal: Self.solid((48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255))
    case .cyan: Self.solid((50, 173, 230), (100, 210, 255), (0, 113, 164), (10, 215, 255))
    case .blue: Self.solid((0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255))
    case .indigo: Self.solid((88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255))
    case .purple: Self.solid((175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255))
    case .pink: Self.solid((255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130))
    default: Self.solid((162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105))
    }
  }

  private var grayValues: Values {
    switch self {
    case .gray2: Self.solid((174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128))
    case .gray3: Self.solid((199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86))
    case .gray4: Self.solid((209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70))
    case .gray5: Self.solid((229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56))
    case .gray6: Self.solid((242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38))
    default: Self.solid((142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178))
    }
  }

  private var contentValues: Values {
    let ink: (Float) -> Value = { (60, 60, 67, $0) }
    let paper: (Float) -> Value = { (235, 235, 245, $0) }
    return switch self {
    case .label: Self.solid((0, 0, 0), (255, 255, 255))
    case .secondaryLabel: Self.clear(ink(0.6), paper(0.6), lightContrast: 0.8, darkContrast: 0.7)
    case .tertiaryLabel: Self.clear(ink(0.3), paper(0.3), lightContrast: 0.7, darkContrast: 0.55)
    case .quaternaryLabel: Self.clear(ink(0.18), paper(0.16), lightContrast: 0.55, darkContrast: 0.4)
    case .quinary: Self.clear((0, 0, 0, 0.05), (255, 255, 255, 0.05), lightContrast: 0.081, darkContrast: 0.081)
    case .placeholderText: Self.clear(ink(0.3), paper(0.3))
    case .link: SystemColor.blue.tintValues
    case .separator: Self.clear(ink(0.29), (84, 84, 88, 0.6), lightContrast: 0.37, darkContrast: 0.68)
    case .opaqueSeparator: Self.solid((198, 198, 200), (56, 56, 58))
    case .background: Self.solid((255, 255, 255), (0, 0, 0))
    case .secondaryBackground: Self.solid((242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38))
    case .tertiaryBackground: Self.solid((255, 255, 255), (44, 44, 46), (255, 255, 255), (54, 54, 56))
    case .groupedBackground: Self.solid((242, 242, 247), (0, 0, 0), (235, 235, 240), (0, 0, 0))
    case .secondaryGroupedBackground: Self.solid((255, 255, 255), (28, 28, 30), (255, 255, 255), (36, 36, 38))
    case .tertiaryGroupedBackground: Self.solid((242, 242, 247), (44, 44, 46), (235, 235, 240), (54, 54, 56))
    case .fill: Self.clear((120, 120, 128, 0.2), (120, 120, 128, 0.36), lightContrast: 0.28, darkContrast: 0.44)
    case .secondaryFill:
      Self.clear((120, 120, 128, 0.16), (120, 120, 128, 0.32), lightContrast: 0.24, darkContrast: 0.4)
    case .tertiaryFill:
      Self.clear((118, 118, 128, 0.12), (118, 118, 128, 0.24), lightContrast: 0.2, darkContrast: 0.32)
    case .quaternaryFill:
      Self.clear((116, 116, 128, 0.08), (118, 118, 128, 0.18), lightContrast: 0.12, darkContrast: 0.26)
    case .darkText: Self.solid((0, 0, 0), (0, 0, 0))
    default: Self.clear((255, 255, 255, 0.6), (255, 255, 255, 0.6))
    }
  }
}
