import Foundation

extension View {
  /// Shows text bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { fontOverride { $0.isBold = isActive } }
}
