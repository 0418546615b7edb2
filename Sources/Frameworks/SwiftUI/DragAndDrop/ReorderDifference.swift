import SwiftUICore

/// What people have changed in the order of a `reorderContainer`: which elements go where.
///
/// Nothing has moved yet; the app changes its collections.
public struct ReorderDifference<ItemID, CollectionID>
where ItemID: Hashable, ItemID: Sendable, CollectionID: Hashable, CollectionID: Sendable {
  /// The elements that go elsewhere, by their identities.
  public var sources: [ItemID]
  /// Where they go.
  public var destination: Destination

  init(sources: [ItemID], destination: Destination) {
    (self.sources, self.destination) = (sources, destination)
  }

  /// A place in a collection.
  public struct Destination {
    /// Which of the container's collections it is in.
    public var collectionID: CollectionID
    /// The place in the collection, without the elements that go there.
    public var position: Position

    /// Creates a place in one of a container's collections.
    public init(position: Position, collectionID: CollectionID) {
      (self.position, self.collectionID) = (position, collectionID)
    }

    /// Creates a place in the one collection of a container.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }

    /// A place among elements.
    @frozen public enum Position {
      /// Before an element, by its identity.
      case before(ItemID)
      /// After all elements.
      case end
    }
  }
}

extension ReorderDifference: Equatable, Hashable, Sendable {}
extension ReorderDifference.Destination: Equatable, Hashable, Sendable {}
extension ReorderDifference.Destination.Position: Equatable, Hashable, Sendable {}
