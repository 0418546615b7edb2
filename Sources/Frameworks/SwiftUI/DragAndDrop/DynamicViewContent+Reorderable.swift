import CoreGraphicsTypes
public import SwiftUICore

extension DynamicViewContent {
  /// Lets people move the elements among each other in a `reorderContainer`.
  ///
  /// A finger that holds an element lifts it, a mouse takes it along at once; its place goes with it, and the others make room.
  /// Elements with `moveDisabled(_:)` stay. In lists it is a row that is moved, as with `onMove(perform:)`.
  ///
  ///     VStack { ForEach(towns) { TownRow($0) }.reorderable() }
  ///       .reorderContainer(for: Town.self) { difference in move(difference) }
  public nonisolated func reorderable() -> some DynamicViewContent<Self.Data> {
    ReorderableContent(moving { $0.reorderContainer?.move(in: nil) }, collection: nil)
  }

  /// Lets people move the elements among each other, and to other collections of a `reorderContainer`, by this one's identity.
  public nonisolated func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Self.Data> {
    let collection = AnyHashable(collectionID)
    return ReorderableContent(moving { $0.reorderContainer?.move(in: collection) }, collection: collection)
  }
}

/// Elements of a loop, each with what has it moved.
nonisolated private struct ReorderableContent<Content: DynamicViewContent>: MultiView, DynamicViewContent {
  typealias Body = Never
  typealias Views = DecoratedViews<Content, ReorderDecorator>
  private let content: Content
  private let collection: AnyHashable?

  init(_ content: Content, collection: AnyHashable?) {
    (self.content, self.collection) = (content, collection)
  }

  @MainActor var data: Content.Data { content.data }
  private var views: Views { Views(content, decorator: ReorderDecorator(collection: collection)) }

  static func _viewListCount() -> Int? { Content._viewListCount() }
  static func makeList(_ view: Self, inputs: _ViewInputs) -> DecoratedViewList<Content, ReorderDecorator> {
    Views.makeList(view.views, inputs: inputs)
  }
  static func updateList(_ list: DecoratedViewList<Content, ReorderDecorator>, with view: Self) {
    Views.updateList(list, with: view.views)
  }
}

nonisolated private struct ReorderDecorator: ElementDecorator {
  let collection: AnyHashable?

  func decoration(of element: ListElement) -> ReorderChrome {
    ReorderChrome(
      item: element.reorderItem(in: collection), isFixed: element.node.trait(ListRowTraitsKey.self).isMoveDisabled == true)
  }
}

/// Shows an element where it is, or where a finger that moves elements has put it.
nonisolated private struct ReorderChrome: ViewModifier {
  let item: ReorderItem
  /// Whether it may not be moved.
  let isFixed: Bool
  @Environment(\.reorderContainer) private var container
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.metrics) private var metrics
  @State private var shift = ReorderShift()

  init(item: ReorderItem, isFixed: Bool) { (self.item, self.isFixed) = (item, isFixed) }

  @MainActor func body(content: Content) -> some View {
    // A list moves its rows itself.
    if let container, !isInListRow {
      let shadow = metrics.lists.liftedShadow
      content
        .modifier(ReorderItemModifier(item, in: container, isFixed: isFixed, metrics: metrics.dragging.motion))
        .shadow(color: .black.opacity(shift.isLifted ? shadow.opacity : 0), radius: shadow.radius)
        .offset(shift.distance)
        .zIndex(shift.isLifted ? 1 : 0)
    } else {
      content
    }
  }
}

extension ReorderChrome: ModelReconciling {
  /// Gives who moves elements the way to this one.
  @MainActor func reconcile() { item.shift = $shift }
}
