import Foundation

extension View {
  /// Shows text with letters of equal width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { fontOverride { $0.isMonospaced = isActive } }

  /// Shows text with digits of equal width.
  public nonisolated func monospacedDigit() -> some View { fontOverride { $0.hasMonospacedDigits = true } }
}
