public import SwiftUICore

extension View {
  /// Has people move elements inside that are `reorderable()`, and hears where they dropped them.
  ///
  /// The closure runs once, at the drop, and changes the app's collection; nothing has moved by itself. Elements are known by the
  /// identity that their `ForEach` gives them.
  ///
  ///     LazyVStack { ForEach(towns) { TownRow($0) }.reorderable() }
  ///       .reorderContainer(for: Town.self) { difference in move(difference) }
  ///
  /// - Parameters:
  ///   - item: The type of the elements.
  ///   - isEnabled: Whether they can be moved.
  ///   - move: Is given what was moved, and where to.
  /// - Returns: The view, whose elements can be moved.
  public nonisolated func reorderContainer<Item>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item: Identifiable, Item.ID: Sendable {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
  }

  /// Has people move elements inside that are `reorderable()`, by an identity of their own, and hears where they dropped them.
  public nonisolated func reorderContainer<Item, ItemID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where ItemID: Hashable, ItemID: Sendable {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
  }

  /// Has people move elements inside of and between collections that are `reorderable(collectionID:)`, and hears where they
  /// dropped them.
  public nonisolated func reorderContainer<Item, CollectionID>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item: Identifiable, Item.ID: Sendable, CollectionID: Hashable, CollectionID: Sendable {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
  }

  /// Has people move elements inside of and between collections that are `reorderable(collectionID:)`, by an identity of their
  /// own, and hears where they dropped them.
  public nonisolated func reorderContainer<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View where ItemID: Hashable, ItemID: Sendable, CollectionID: Hashable, CollectionID: Sendable {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
  }
}

/// Gives the views inside what moves them.
nonisolated private struct ReorderContainerModifier<ItemID, CollectionID>: ViewModifier
where ItemID: Hashable, ItemID: Sendable, CollectionID: Hashable, CollectionID: Sendable {
  typealias Difference = ReorderDifference<ItemID, CollectionID>
  private let isEnabled: Bool
  private let move: (Difference) -> Void
  @State private var mover = ReorderMover()

  init(isEnabled: Bool, move: @escaping (Difference) -> Void) {
    (self.isEnabled, self.move) = (isEnabled, move)
  }

  @MainActor func body(content: Content) -> some View {
    let move = move
    content.environment(
      \.reorderContainer,
      ReorderContainer(isEnabled: isEnabled, mover: mover) { sources, next, collection in
        if let difference = Self.difference(sources, before: next, in: collection) { move(difference) }
      })
  }

  private static func difference(_ sources: [AnyHashable], before next: AnyHashable?, in collection: AnyHashable?) -> Difference?
  {
    let ids = sources.compactMap { $0.base as? ItemID }, before = next.map { $0.base as? ItemID }
    guard ids.count == sources.count, before != .some(nil) else {
      Diagnostics.report(
        "reorderContainer(for:) moves nothing: its ForEach has no identities of the type \(ItemID.self); give that as itemID:")
      return nil
    }
    guard let collection = (collection?.base ?? ReorderableSingleCollectionIdentifier()) as? CollectionID else {
      Diagnostics.report(
        "reorderContainer(for:in:) moves nothing: a loop has no reorderable(collectionID:) of the type \(CollectionID.self)")
      return nil
    }
    let position = before.flatMap { $0 }.map { Difference.Destination.Position.before($0) } ?? .end
    return Difference(sources: ids, destination: .init(position: position, collectionID: collection))
  }
}
