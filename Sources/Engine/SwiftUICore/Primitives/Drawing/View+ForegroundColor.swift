import Foundation

extension View {
  /// Sets the colour of text, symbols and shapes; `nil` restores the default.
  ///
  /// The older form of `foregroundStyle(_:)`. The innermost one counts.
  ///
  ///     Text("Kyoto").foregroundColor(.red)
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(levels: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}
