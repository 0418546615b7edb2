public import SwiftUICore

extension View {
  /// Puts buttons behind the row that the view is; people pull the row aside to see them.
  ///
  /// A long pull does what the first button does. Buttons are gray unless they have a tint, or the role of deleting. With actions at
  /// the trailing edge the one that `onDelete(perform:)` gives a row does not show.
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
    let group = ListRowTraits.SwipeActions.Group(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return listRowTrait { traits in
      if edge == .leading { traits.swipe.leading = [group] } else { traits.swipe.trailing = [group] }
    }
  }
}
