import Foundation

/// Lines drawn with text, and space between its letters, set by modifiers on views.
struct TextDecorations: Equatable {
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
}

enum TextDecorationsKey: EnvironmentKey { static var defaultValue: TextDecorations { TextDecorations() } }

extension View {
  /// Changes the lines and spaces of text inside.
  nonisolated func decorations(_ edit: @escaping (inout TextDecorations) -> Void) -> some View {
    modifier(EnvironmentWritingModifier { edit(&$0[TextDecorationsKey.self]) })
  }
}
