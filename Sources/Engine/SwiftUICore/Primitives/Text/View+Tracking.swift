public import Foundation

extension View {
  /// Adds points between letters of text, without ligatures; below 0 letters move closer together.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { decorations { $0.tracking = tracking } }
}
