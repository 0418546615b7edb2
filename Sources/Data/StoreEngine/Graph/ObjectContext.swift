/// What a context of either face does: an identity map of records, what has changed in it, and saving.
///
/// It belongs to one thread or actor at a time.
package final class ObjectContext {
  /// The stores in which its entities are, by entity number; usually one.
  package let coordinator: StoreCoordinator

  package init(_ coordinator: StoreCoordinator) { fatalError("contract") }
}

/// The open stores of a container, and who is told when one of its contexts has saved.
package final class StoreCoordinator: @unchecked Sendable {
  package let model: StoreModel
  package let stores: [Store]

  package init(model: StoreModel, stores: [Store]) { fatalError("contract") }
}
