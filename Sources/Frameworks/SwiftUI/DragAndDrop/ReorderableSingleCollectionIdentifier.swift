/// The identity of the collection of a `reorderContainer` that has one; all are equal.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  init() {}
}
