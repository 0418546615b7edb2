import Foundation

/// How the lines of one text are lined up with each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
enum FontContextKey: EnvironmentKey { static var defaultValue: FontOverrides { FontOverrides() } }
enum LineLimitKey: EnvironmentKey { static var defaultValue: LineLimit { LineLimit() } }
enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
enum MultilineAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
enum TextDecorationsKey: EnvironmentKey { static var defaultValue: TextDecorations { TextDecorations() } }
enum SymbolScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

/// Properties of fonts set by modifiers on views.
struct FontOverrides: Hashable {
  var weight: Font.Weight?
  var design: Font.Design?
  var width: CGFloat?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
}

/// Lines drawn with text, and space between its letters, set by modifiers on views.
struct TextDecorations: Equatable {
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
}

/// How many lines a text may have, and how many it takes at least.
struct LineLimit: Equatable {
  var maximum: Int?
  var minimum: Int?
}

extension EnvironmentValues {
  /// The font of text that sets none; `nil` is body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// How the lines of one text are lined up with each other; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineAlignmentKey.self] }
    set { self[MultilineAlignmentKey.self] = newValue }
  }
  /// Where text that does not fit is cut; at its end by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
  /// Points added between the lines of one text; 0 by default.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How many lines text may have; `nil`: as many as it needs, less than 1 counts as 1.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self].maximum }
    set { self[LineLimitKey.self] = LineLimit(maximum: newValue.map { max($0, 1) }, minimum: nil) }
  }
  /// The smallest factor by which text may be shrunk to fit; 1, the default, keeps its size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
  /// Whether letters may move closer together to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
  /// Whether text is shown in capitals or small letters.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[SymbolScaleKey.self] }
    set { self[SymbolScaleKey.self] = newValue }
  }
  /// How the layers of symbols are painted.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
  /// The form in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// What is set here for fonts.
  var fontContext: FontContext {
    let overrides = self[FontContextKey.self]
    return FontContext(
      dynamicTypeSize: dynamicTypeSize, weight: overrides.weight, design: overrides.design, width: overrides.width,
      isBold: overrides.isBold, isItalic: overrides.isItalic, isMonospaced: overrides.isMonospaced,
      hasMonospacedDigits: overrides.hasMonospacedDigits)
  }
}

extension View {
  /// Sets the font of text.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets how the lines of one text are lined up with each other.
  ///
  /// Text is as wide as its longest line; where the text itself lies is its container's to say.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets where text that does not fit is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// Adds points between the lines of one text.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Limits how many lines text may have; `nil` lifts the limit, less than 1 counts as 1.
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Limits how many lines text may have; with `reservesSpace` it is as high as that many even where it needs fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.[LineLimitSubscript()], LineLimit(maximum: limit, minimum: reservesSpace ? limit : nil))
  }
  /// Bounds how many lines text has; it is as high as the least number even where it needs fewer.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.[LineLimitSubscript()], LineLimit(maximum: limit.upperBound, minimum: limit.lowerBound))
  }
  /// Sets how many lines text has at least; it is as high as that many even where it needs fewer.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.[LineLimitSubscript()], LineLimit(maximum: nil, minimum: limit.lowerBound))
  }
  /// Limits how many lines text may have.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.[LineLimitSubscript()], LineLimit(maximum: limit.upperBound, minimum: nil))
  }
  /// Lets text shrink to fit, down to a factor of 0…1 of its size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Lets letters move closer together to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Shows text in capitals or small letters; `nil` shows it as it is.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Sets the weight of text; `nil` leaves it to the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { fontOverride { $0.weight = weight } }
  /// Sets the design of text; `nil` leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { fontOverride { $0.design = design } }
  /// Sets the width of text; `nil` leaves it to the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { fontOverride { $0.width = width?.value } }
  /// Shows text bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { fontOverride { $0.isBold = isActive } }
  /// Shows text slanted.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { fontOverride { $0.isItalic = isActive } }
  /// Shows text with letters of equal width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { fontOverride { $0.isMonospaced = isActive } }
  /// Shows text with digits of equal width.
  public nonisolated func monospacedDigit() -> some View { fontOverride { $0.hasMonospacedDigits = true } }
  /// Draws a line under text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    decorations { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }
  /// Draws a line through text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    decorations { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }
  /// Adds points between letters of text and keeps ligatures; below 0 letters move closer together.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { decorations { $0.kerning = kerning } }
  /// Adds points between letters of text, without ligatures; below 0 letters move closer together.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { decorations { $0.tracking = tracking } }
  /// Raises text by points; below 0 lowers it.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { decorations { $0.baselineOffset = offset } }
  /// Sets the size of symbols relative to the text around them.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Sets how the layers of symbols are painted.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Shows symbols in a form, such as filled, where they have it; forms add up.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  private nonisolated func fontOverride(_ edit: @escaping (inout FontOverrides) -> Void) -> some View {
    modifier(EnvironmentWritingModifier { edit(&$0[FontContextKey.self]) })
  }
  private nonisolated func decorations(_ edit: @escaping (inout TextDecorations) -> Void) -> some View {
    modifier(EnvironmentWritingModifier { edit(&$0[TextDecorationsKey.self]) })
  }
}

/// Names the line limit's two bounds as one value in key paths.
struct LineLimitSubscript: Hashable {}

extension EnvironmentValues {
  subscript(_: LineLimitSubscript) -> LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}
