import Foundation

extension View {
  /// Sets the colour of what can be touched or is chosen; `nil` restores the app's own.
  public nonisolated func tint(_ tint: Color?) -> some View { environment(\.accent, tint) }
}

enum AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The colour of what can be touched or is chosen; `nil` is the app's own.
  package var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}
