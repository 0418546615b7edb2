import Foundation

extension View {
  /// Sets where text that does not fit is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}

enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }

extension EnvironmentValues {
  /// Where text that does not fit is cut; at its end by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}
