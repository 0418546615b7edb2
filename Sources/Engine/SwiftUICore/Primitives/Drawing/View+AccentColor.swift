import Foundation

extension View {
  /// Sets the colour of what can be touched or is chosen, as `tint(_:)` does.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { environment(\.accent, accentColor) }
}
