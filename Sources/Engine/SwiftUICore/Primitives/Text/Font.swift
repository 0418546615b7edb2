public import Foundation

/// A font that adapts to where it is used: to the user's text size, and to weights and designs set around it.
///
/// It becomes a font of a size only when text is laid out, from the values around the text.
///
///     Text("Kyoto").font(.title.weight(.semibold))
public struct Font: Hashable, Sendable {
  enum Provider: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }
  enum Modifier: Hashable, Sendable {
    case bold, italic, monospacedDigit, monospaced
    case weight(Weight)
    case width(CGFloat)
    case leading(Leading)
    /// Between baselines, in points: at least, and a factor of the font's own before that.
    case lineHeight(least: CGFloat, factor: CGFloat)
    case smallCaps(ResolvedFont.SmallCaps)
  }
  let provider: Provider
  var modifiers: [Modifier] = []

  init(_ provider: Provider) { self.provider = provider }

  /// A use of text, with a size for each text size of the user.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Uses of text on a screen; the fonts of these names say their sizes.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// A kind of the system's letter shapes: plain, with serifs, with round ends, or of equal width.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The distance between lines, relative to the font's own.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  // The values: Facts 1.4.
  /// How bold letters are; a font that lacks a weight shows the nearest one.
  public struct Weight: Hashable, Sendable {
    /// −0.8 … 0.62; 0 is regular.
    package let value: CGFloat
    package init(value: CGFloat) { self.value = value }
    /// The thinnest.
    public static let ultraLight = Weight(value: -0.8)
    /// Between ultra light and light.
    public static let thin = Weight(value: -0.6)
    /// Thinner than regular.
    public static let light = Weight(value: -0.4)
    /// The usual weight.
    public static let regular = Weight(value: 0)
    /// A little stronger than regular.
    public static let medium = Weight(value: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Stronger than bold.
    public static let heavy = Weight(value: 0.56)
    /// The strongest.
    public static let black = Weight(value: 0.62)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// 0 is standard; negative is narrower.
    public var value: CGFloat
    /// A width by its value: 0 is standard, below 0 narrower, above wider.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest.
    public static let compressed = Width(-0.5)
    /// Narrower than usual.
    public static let condensed = Width(-0.3)
    /// The usual width.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.4)
  }
}

extension Font {
  /// The font of large titles: 34 points at the default text size.
  public static let largeTitle = Font(.textStyle(.largeTitle, design: nil, weight: nil))
  /// The font of titles: 28 points at the default text size.
  public static let title = Font(.textStyle(.title, design: nil, weight: nil))
  /// The font of titles of the second level: 22 points at the default text size.
  public static let title2 = Font(.textStyle(.title2, design: nil, weight: nil))
  /// The font of titles of the third level: 20 points at the default text size.
  public static let title3 = Font(.textStyle(.title3, design: nil, weight: nil))
  /// The font of headings: 17 points at the default text size, semibold.
  public static let headline = Font(.textStyle(.headline, design: nil, weight: nil))
  /// The font of lesser headings: 15 points at the default text size.
  public static let subheadline = Font(.textStyle(.subheadline, design: nil, weight: nil))
  /// The font of ordinary text: 17 points at the default text size.
  public static let body = Font(.textStyle(.body, design: nil, weight: nil))
  /// The font of remarks: 16 points at the default text size.
  public static let callout = Font(.textStyle(.callout, design: nil, weight: nil))
  /// The font of notes: 13 points at the default text size.
  public static let footnote = Font(.textStyle(.footnote, design: nil, weight: nil))
  /// The font of text at pictures: 12 points at the default text size.
  public static let caption = Font(.textStyle(.caption, design: nil, weight: nil))
  /// The font of lesser text at pictures: 11 points at the default text size.
  public static let caption2 = Font(.textStyle(.caption2, design: nil, weight: nil))

  /// The system font for a use of text; it follows the user's text size.
  ///
  /// Without a weight it has the one of the use: `headline` is semibold.
  ///
  ///     Text("Kyoto").font(.system(.title, design: .serif))
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style, design: design, weight: weight))
  }
  /// The system font for a use of text; it follows the user's text size.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.textStyle(style, design: design, weight: nil))
  }
  /// The system font at a size in points, whatever the user's text size.
  ///
  /// Weight and design are those set around the text where they are `nil`. Text of 0 points or less does not show.
  ///
  ///     Text("Kyoto").font(.system(size: 24, weight: .semibold))
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }
  /// The system font at a size in points, whatever the user's text size.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }
  /// A font by name, at a size in points that grows with the user's text size as body text does.
  ///
  /// The font is one of the app's own files or of the system; where no font has the name the system's takes its place. Text of 0 points
  /// or less does not show.
  ///
  ///     Text("Kyoto").font(.custom("Inter", size: 17))
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }
  /// A font by name, at a size in points that grows with the user's text size as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }
  /// A font by name, at a size in points whatever the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  private func with(_ modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }
  /// The font in the emphasised weight of its style.
  public func bold() -> Font { with(.bold) }
  /// The font slanted.
  public func italic() -> Font { with(.italic) }
  /// The font in a weight, in place of that of its style.
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  /// The font in a width, where it has several.
  public func width(_ width: Width) -> Font { with(.width(width.value)) }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }
  /// The font with letters of equal width, as the design `monospaced` has them.
  public func monospaced() -> Font { with(.monospaced) }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
  /// The font with a distance between baselines, in points: a factor of its own, and at least so much; never below its letters.
  package func lineHeight(least: CGFloat, factor: CGFloat) -> Font { with(.lineHeight(least: least, factor: factor)) }
  /// The font with small capitals for letters and capitals.
  public func smallCaps() -> Font { with(.smallCaps(.both)) }
  /// The font with small capitals for letters.
  public func lowercaseSmallCaps() -> Font { with(.smallCaps(.lowercase)) }
  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { with(.smallCaps(.uppercase)) }
}

// MARK: - Resolving

/// What is set around a text for its fonts.
struct FontContext: Hashable {
  var dynamicTypeSize = DynamicTypeSize.large
  var weight: Font.Weight?
  var design: Font.Design?
  var width: CGFloat?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var scale = Text.Scale.default
  /// Whether the person asked for bolder text.
  var isHeavier = false
}

extension Font {
  /// Decides every property.
  func resolve(in context: FontContext) -> ResolvedFont {
    var font = base(in: context)
    for modifier in modifiers { apply(modifier, to: &font) }
    if let weight = context.weight { font.weight = weight.value }
    if context.isBold { font.weight = max(font.weight, emphasisedWeight) }
    if context.isHeavier { font.becomeHeavier() }
    if context.isItalic { font.isItalic = true }
    if let width = context.width { font.width = width }
    if context.hasMonospacedDigits { font.hasMonospacedDigits = true }
    if context.isMonospaced { font.family = .system(.monospaced) }
    if context.scale != .default { font.become(context.scale) }
    return font
  }

  private func base(in context: FontContext) -> ResolvedFont {
    switch provider {
    case .textStyle(let style, let design, let weight):
      let metrics = TextStyleMetrics.metrics(of: style, at: context.dynamicTypeSize)
      return ResolvedFont(
        family: .system((design ?? context.design).resolved), size: metrics.size,
        weight: (weight ?? (style == .headline ? .semibold : .regular)).value, leading: metrics.leading)
    case .system(let size, let weight, let design):
      return ResolvedFont(
        family: .system((design ?? context.design).resolved), size: size, weight: (weight ?? .regular).value)
    case .custom(let name, let size, let style):
      // A custom font grows with the leading and keeps whole points (Facts 1.3).
      let scale = style.map { TextStyleMetrics.scale(of: $0, at: context.dynamicTypeSize) } ?? 1
      return ResolvedFont(family: .named(name), size: scale == 1 ? size : (size * scale).rounded())
    }
  }

  /// The weight of `bold()`: semibold for the small text styles (Facts 1.4).
  private var emphasisedWeight: CGFloat {
    guard case .textStyle(let style, _, _) = provider else { return Weight.bold.value }
    return switch style {
    case .largeTitle, .title, .title2: Weight.bold.value
    default: Weight.semibold.value
    }
  }

  private func apply(_ modifier: Modifier, to font: inout ResolvedFont) {
    switch modifier {
    case .bold: font.weight = max(font.weight, emphasisedWeight)
    case .italic: font.isItalic = true
    case .monospacedDigit: font.hasMonospacedDigits = true
    case .monospaced: font.family = .system(.monospaced)
    case .weight(let weight): font.weight = weight.value
    case .width(let width): font.width = width
    case .smallCaps(let caps): font.smallCaps = caps
    case .leading(let leading):
      // Points (Facts 1.2).
      let change: CGFloat = leading == .tight ? -2 : leading == .loose ? 2 : 0
      let own = font.leading > 0 ? font.leading : font.size * TextStyleMetrics.lineHeight
      font.leading = own + change
    case .lineHeight(let least, let factor):
      let own = font.leading > 0 ? font.leading : font.size * TextStyleMetrics.lineHeight
      font.leading = max(own * factor, least)
    }
  }
}

extension Font.Weight {
  /// All that have a name, the thinnest first.
  fileprivate static let rising: [CGFloat] = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black].map(\.value)
}

extension ResolvedFont {
  /// Rises by two weights, as bold text does on iOS from regular to semibold; an app's own fonts stay as they are.
  fileprivate mutating func becomeHeavier() {
    guard case .system = family else { return }
    weight = Font.Weight.rising.filter { $0 > weight }.prefix(2).last ?? weight
  }

  /// Becomes smaller by a text's scale, with the lines.
  fileprivate mutating func become(_ scale: Text.Scale) {
    size *= scale.factor
    leading *= scale.factor
  }
}

extension Optional where Wrapped == Font.Design {
  fileprivate var resolved: ResolvedFont.Design {
    switch self {
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    case .default, nil: .default
    }
  }
}
