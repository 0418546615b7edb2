import CoreGraphicsTypes
import SwiftUICore

/// Makes a view in a container that is no list a row with buttons behind its edges.
///
/// Where several stand directly on one another, the outermost makes the row, with the buttons of all.
nonisolated struct SwipeRowModifier: ViewModifier {
  /// Its own actions behind those of the modifiers that it stands on.
  let actions: ListRowTraits.SwipeActions
  /// How many modifiers it stands on.
  let taken: Int
  @Environment(\.rowSwipes) private var swipes
  @Environment(\.takenSwipeRows) private var takenByOuter
  @Environment(\.metrics) private var metrics
  @State private var swipe = RowSwipe()

  init(_ own: ListRowTraits.SwipeActions, on view: some View) {
    let inner = (view as? any SwipeActionsView)?.swipeRow
    actions = inner?.actions.followed(by: own) ?? own
    taken = inner.map { $0.taken + 1 } ?? 0
  }

  @MainActor func body(content: Content) -> some View {
    if let swipes {
      if takenByOuter > 0 {
        content.environment(\.takenSwipeRows, takenByOuter - 1)
      } else {
        content.environment(\.takenSwipeRows, taken)
          .modifier(
            ListRowModifier(
              leading: edge(.leading), trailing: edge(.trailing), move: nil, swipe: swipe, swipes: swipes,
              radii: RectangleCornerRadii(), metrics: metrics.lists.swipe, isSelected: false))
      }
    } else {
      content
    }
  }

  private func edge(_ edge: HorizontalEdge) -> RowEdgeActions? {
    let (groups, lists) = (actions[edge], metrics.lists)
    guard let first = groups.first else { return nil }
    return RowEdgeActions(
      allowsFullSwipe: first.allowsFullSwipe, presentationChanged: groups.presentationChanged
    ) { swipe, isFull in
      AnyView(SwipeButtons(groups: groups, delete: nil, edge: edge, isFull: isFull, swipe: swipe, metrics: lists))
    }
  }
}

private enum TakenSwipeRowsKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How many of the next modifiers inwards have their actions in a row further out.
  nonisolated fileprivate var takenSwipeRows: Int {
    get { self[TakenSwipeRowsKey.self] }
    set { self[TakenSwipeRowsKey.self] = newValue }
  }
}

// MARK: Modifiers that stand on one another

/// A modifier that makes a row, or says something of one that is made further in.
private protocol SwipeRowPart {
  /// Itself, if it makes the row.
  nonisolated var swipeRow: SwipeRowModifier? { get }
}

extension SwipeRowModifier: SwipeRowPart {
  fileprivate var swipeRow: SwipeRowModifier? { self }
}

extension MergedTraitModifier: SwipeRowPart where Key == ListRowTraitsKey {
  fileprivate nonisolated var swipeRow: SwipeRowModifier? { nil }
}

/// A view with such a modifier.
private protocol SwipeActionsView {
  nonisolated var swipeRow: SwipeRowModifier? { get }
}

extension ModifiedContent: SwipeActionsView where Modifier: SwipeRowPart {
  fileprivate nonisolated var swipeRow: SwipeRowModifier? {
    modifier.swipeRow ?? (content as? any SwipeActionsView)?.swipeRow
  }
}
