public import SwiftUICore

extension View {
  /// Sets whether lists inside have a ground of their own; what stands behind one that has none shows between its cards.
  ///
  ///     List { Text("Kyoto") }.scrollContentBackground(.hidden).background(.yellow)
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

private enum ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether lists here have a ground of their own.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}
