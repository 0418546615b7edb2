import Foundation

extension View {
  /// Sets the colour of text, symbols and shapes; `nil` restores the default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(levels: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}
