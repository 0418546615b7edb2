public import Foundation

extension View {
  /// Adds points between the lines of one text; below 0 counts as 0.
  ///
  ///     Text("A long line that may wrap").lineSpacing(4)
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing.finite("line spacing") ?? 0)
  }
}

enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  /// Points added between the lines of one text; 0 by default.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
}
