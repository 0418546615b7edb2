public import Foundation

enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UncheckedSendable<UserDefaults>? { nil }
}

extension View {
  /// Sets where the values of `AppStorage` inside are kept that name no place of their own.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, UncheckedSendable(store))
  }
}

extension EnvironmentValues {
  /// Where `AppStorage` keeps its values; `nil`: in the user's defaults.
  fileprivate var defaultAppStorage: UncheckedSendable<UserDefaults>? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}
