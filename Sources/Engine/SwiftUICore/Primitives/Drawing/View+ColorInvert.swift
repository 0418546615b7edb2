import Foundation

extension View {
  /// Inverts colours.
  public nonisolated func colorInvert() -> some View { modifier(_ColorFilterEffect(.invert)) }
}
