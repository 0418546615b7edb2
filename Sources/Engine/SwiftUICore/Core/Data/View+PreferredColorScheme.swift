extension View {
  /// Has the whole window shown light or dark; `nil` leaves it to the system.
  ///
  /// Of several views that say something the one further outside counts, of views beside each other the one in front, and of
  /// screens over each other the uppermost: a screen that others cover still counts where none of them says anything.
  ///
  ///     Text("Kyoto").preferredColorScheme(isOn ? .dark : nil)
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

extension PreferenceKey {
  /// Whether the preference is about the whole window, so that screens that are covered by others give it, too.
  package static var isOfWindow: Bool { self == PreferredColorSchemeKey.self }
}

/// Shows a window light or dark as its views prefer, where any ever said so.
private final class PreferredColorScheme: WindowPreferenceListener {
  static let slot = FeatureSlot()

  init(graph: ViewGraph) {}

  func readPreferences(of window: any WindowRoot) {
    var values = EnvironmentValues()
    if let scheme = window.content.preference(PreferredColorSchemeKey.self) { values.colorScheme = scheme }
    window.setPreferredEnvironment(values)
  }
}

extension ViewGraph {
  /// Lets the window look for a preference of its own from now on, where a view gives it.
  func notePreference<Key: PreferenceKey>(_ key: Key.Type) {
    guard key.isOfWindow else { return }
    use(PreferredColorScheme.self)
    hasPreferenceReaders = true
  }
}
