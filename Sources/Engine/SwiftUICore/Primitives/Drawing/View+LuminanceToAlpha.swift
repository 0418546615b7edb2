import Foundation

extension View {
  /// Makes the view transparent where it is dark, and black.
  public nonisolated func luminanceToAlpha() -> some View { modifier(_ColorFilterEffect(.luminanceToAlpha)) }
}
