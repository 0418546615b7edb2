import Foundation

extension View {
  /// Draws a line through text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    decorations { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }
}
