import Foundation

extension View {
  /// Keeps the ratio of the view's ideal size and makes it as large as fits into the space.
  ///
  /// Where one side of the space is open, the other one decides.
  ///
  ///     Image("kyoto").resizable().scaledToFit().frame(width: 120, height: 80)
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the ratio of the view's ideal size and makes it as small as covers the space; clip what sticks out with `clipped()`.
  ///
  ///     Image("kyoto").resizable().scaledToFill().frame(width: 120, height: 80).clipped()
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
