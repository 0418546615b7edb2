import Foundation

extension View {
  /// Draws a line under text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    decorations { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }
}
