public import Foundation

extension View {
  /// Adds points between letters of text and keeps ligatures; below 0 letters move closer together.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { decorations { $0.kerning = kerning } }
}
