public import SwiftUICore

extension View {
  /// Has the views inside that have `swipeActions` pulled aside for them, as rows of lists are.
  ///
  /// One of them is open at a time. Scrolling closes it, and so does a touch beside it, which does nothing else. Lists do this for
  /// their rows by themselves: a list, or what is inside of one, stays as it is.
  ///
  ///     ScrollView {
  ///       LazyVStack { ForEach(towns) { town in TownRow(town).swipeActions { Button("Pin") { pin(town) } } } }
  ///     }
  ///     .swipeActionsContainer()
  public nonisolated func swipeActionsContainer() -> some View { modifier(SwipeActionsContainer()) }
}

/// Knows which of the rows inside is open.
private struct SwipeActionsContainer: ViewModifier {
  @State private var swipes = RowSwipes()

  nonisolated init() {}

  func body(content: Content) -> some View {
    content.environment(\.rowSwipes, swipes).modifier(RowSwipeGuard(swipes))
  }
}

private enum RowSwipesKey: EnvironmentKey {
  static var defaultValue: RowSwipes? { nil }
}

extension EnvironmentValues {
  /// The container of rows that is around, which is no list; `nil`: rows are a list's, or are not pulled aside.
  nonisolated var rowSwipes: RowSwipes? {
    get { self[RowSwipesKey.self] }
    set { self[RowSwipesKey.self] = newValue }
  }
}
