package import SwiftUICore

/// What can be done with a row of UIKit's tables and collections: it is pressed, and pulled aside for buttons behind it, as rows of
/// lists are.
package struct RowActions: ViewModifier {
  /// The buttons behind an edge.
  package struct Side {
    let allowsFullSwipe: Bool
    let buttons: () -> AnyView

    /// - Parameters:
    ///   - allowsFullSwipe: Whether a long pull does what the first button does.
    ///   - buttons: Makes them when the row is pulled aside.
    package init(allowsFullSwipe: Bool, buttons: @escaping () -> AnyView) {
      (self.allowsFullSwipe, self.buttons) = (allowsFullSwipe, buttons)
    }
  }

  private let leading: Side?
  private let trailing: Side?
  private let swipe: RowSwipe
  private let swipes: RowSwipes
  private let radii: RectangleCornerRadii
  private let isSelected: Bool
  private let isPressable: Bool
  private let press: () -> Void
  private let pressChanged: (Bool) -> Void
  @Environment(\.metrics) private var metrics

  package init(
    leading: Side?, trailing: Side?, swipe: RowSwipe, swipes: RowSwipes, radii: RectangleCornerRadii, isSelected: Bool,
    isPressable: Bool, press: @escaping () -> Void, pressChanged: @escaping (Bool) -> Void
  ) {
    (self.leading, self.trailing, self.swipe, self.swipes) = (leading, trailing, swipe, swipes)
    (self.radii, self.isSelected, self.isPressable) = (radii, isSelected, isPressable)
    (self.press, self.pressChanged) = (press, pressChanged)
  }

  package func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .modifier(PressableModifier(action: press, isRow: true, isActive: isPressable, pressChanged: pressChanged))
      .modifier(
        ListRowModifier(
          leading: leading.map { edge($0, .leading) }, trailing: trailing.map { edge($0, .trailing) }, move: nil, swipe: swipe,
          swipes: swipes, radii: radii, metrics: metrics.lists.swipe, isSelected: isSelected))
  }

  private func edge(_ side: Side, _ edge: HorizontalEdge) -> RowEdgeActions {
    let lists = metrics.lists
    return RowEdgeActions(allowsFullSwipe: side.allowsFullSwipe) { swipe, isFull in
      let group = ListRowTraits.SwipeActions.Group(content: side.buttons(), allowsFullSwipe: side.allowsFullSwipe)
      return AnyView(SwipeButtons(groups: [group], delete: nil, edge: edge, isFull: isFull, swipe: swipe, metrics: lists))
    }
  }
}
