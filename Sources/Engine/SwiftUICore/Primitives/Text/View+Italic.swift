import Foundation

extension View {
  /// Shows text slanted.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { fontOverride { $0.isItalic = isActive } }
}
