extension View {
  /// Has the whole window shown light or dark; `nil` leaves it to the system.
  ///
  /// Of several views that say something the one further outside counts, and of views beside each other the one in front.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// Whether views want their window light or dark.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// What a view wants; `nil`: what the system has.
  public typealias Value = ColorScheme?
  /// Takes what the view in front wants.
  public static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() ?? value }
}
