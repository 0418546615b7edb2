import Foundation

extension View {
  /// Shows only what lies inside the view's bounds; presses outside do not count.
  ///
  ///     Image("kyoto").resizable().scaledToFill().frame(width: 80, height: 80).clipped()
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
}
