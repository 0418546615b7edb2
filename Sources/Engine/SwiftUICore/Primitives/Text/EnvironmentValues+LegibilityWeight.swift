/// Whether text has the weights that an app gives it, or bolder ones.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weights that the app gives it.
  case regular
  /// Bolder ones: text in the system's fonts rises by two weights, from regular to semibold.
  case bold
}

extension EnvironmentValues {
  /// Whether text is to be bolder; `nil`, as no desktop asks for it, until it is set.
  ///
  ///     Text("Kyoto").environment(\.legibilityWeight, .bold)
  public var legibilityWeight: LegibilityWeight? {
    get { self[FontContextKey.self].legibilityWeight }
    set { self[FontContextKey.self].legibilityWeight = newValue }
  }
}
