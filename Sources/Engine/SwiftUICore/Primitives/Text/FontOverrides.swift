import Foundation

/// Properties of fonts set by modifiers on views.
struct FontOverrides: Hashable {
  var weight: Font.Weight?
  var design: Font.Design?
  var width: CGFloat?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var scale = Text.Scale.default
  var legibilityWeight: LegibilityWeight?
}

enum FontContextKey: EnvironmentKey { static var defaultValue: FontOverrides { FontOverrides() } }

extension EnvironmentValues {
  /// What is set here for fonts.
  var fontContext: FontContext {
    let overrides = self[FontContextKey.self]
    return FontContext(
      dynamicTypeSize: dynamicTypeSize, weight: overrides.weight, design: overrides.design, width: overrides.width,
      isBold: overrides.isBold, isItalic: overrides.isItalic, isMonospaced: overrides.isMonospaced,
      hasMonospacedDigits: overrides.hasMonospacedDigits, scale: overrides.scale,
      isHeavier: overrides.legibilityWeight == .bold)
  }
}

extension View {
  /// Changes what is set for the fonts of text inside.
  nonisolated func fontOverride(_ edit: @escaping (inout FontOverrides) -> Void) -> some View {
    modifier(EnvironmentWritingModifier { edit(&$0[FontContextKey.self]) })
  }
}
