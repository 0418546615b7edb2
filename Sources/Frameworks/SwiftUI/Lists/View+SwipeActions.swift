public import SwiftUICore

extension View {
  /// Puts buttons behind the row that the view is; people pull the row aside to see them.
  ///
  /// A long pull does what the first button does. Buttons are gray unless they have a tint, or the role of deleting. With actions at
  /// the trailing edge the one that `onDelete(perform:)` gives a row does not show. Outside of lists a `swipeActionsContainer()` is
  /// around the rows.
  ///
  ///     List {
  ///       Text("Kyoto").swipeActions(edge: .leading) { Button("Pin") { save() }.tint(.orange) }
  ///     }
  ///
  /// - Parameters:
  ///   - edge: The side where the buttons show.
  ///   - allowsFullSwipe: Whether a long pull does what the first button does.
  ///   - content: The buttons, the first one outermost.
  /// - Returns: The row with the buttons.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    swipeActions(ListRowTraits.SwipeActions.Group(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe), at: edge)
  }

  /// Puts buttons behind the row that the view is, and hears of it when they show and when they are gone.
  ///
  ///     Message().swipeActions { Button("Delete", role: .destructive) {} } onPresentationChanged: { isPulled = $0 }
  ///
  /// - Parameters:
  ///   - edge: The side where the buttons show.
  ///   - allowsFullSwipe: Whether a long pull does what the first button does.
  ///   - content: The buttons, the first one outermost.
  ///   - onPresentationChanged: Is called with `true` when the buttons begin to show, with `false` when the row is at its place again.
  /// - Returns: The row with the buttons.
  public nonisolated func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ContentBuilder content: () -> some View,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    let content = AnyView(content())
    return swipeActions(
      ListRowTraits.SwipeActions.Group(
        content: content, allowsFullSwipe: allowsFullSwipe, presentationChanged: onPresentationChanged), at: edge)
  }

  private nonisolated func swipeActions(_ group: ListRowTraits.SwipeActions.Group, at edge: HorizontalEdge) -> some View {
    var actions = ListRowTraits.SwipeActions()
    if edge == .leading { actions.leading = [group] } else { actions.trailing = [group] }
    return modifier(SwipeRowModifier(actions, on: self)).listRowTrait { $0.swipe = actions }
  }
}
