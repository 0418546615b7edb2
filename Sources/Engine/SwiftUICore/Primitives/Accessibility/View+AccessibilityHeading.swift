/// How deep a heading stands among others.
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// It has no level.
  case unspecified
  /// The levels from the highest to the lowest.
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Says at which level the view is a heading; `.isHeader` among its traits says that it is one.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AccessibilityModifier { $0.headingLevel = level })
  }
}
