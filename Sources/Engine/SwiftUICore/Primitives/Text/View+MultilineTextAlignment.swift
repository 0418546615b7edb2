import Foundation

extension View {
  /// Sets how the lines of one text are lined up with each other.
  ///
  /// Text is as wide as its longest line; where the text itself lies is its container's to say.
  ///
  ///     Text("A long line that may wrap").multilineTextAlignment(.center)
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

/// How the lines of one text are lined up with each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

enum MultilineAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

extension EnvironmentValues {
  /// How the lines of one text are lined up with each other; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineAlignmentKey.self] }
    set { self[MultilineAlignmentKey.self] = newValue }
  }
}
