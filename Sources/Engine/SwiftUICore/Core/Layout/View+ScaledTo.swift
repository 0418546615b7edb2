import Foundation

extension View {
  /// Keeps the ratio of the view's ideal size and makes it as large as fits into the space.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the ratio of the view's ideal size and makes it as small as covers the space; clip what sticks out with `clipped()`.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
