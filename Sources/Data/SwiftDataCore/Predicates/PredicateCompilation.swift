package import Foundation
package import StoreEngine

/// Makes requests of predicates and sort descriptors.
package enum PredicateCompilation {
  /// Compiles a fetch. It never fails: what SQL cannot say is left to be done in memory.
  ///
  /// - Parameters:
  ///   - entity: The entity of `T` in the model.
  ///   - model: The entities of the store.
  ///   - names: What the store calls their tables and columns.
  ///   - store: The store's number, which ids in the predicate are compared with.
  package static func compile<T: PersistentModel>(
    predicate: Predicate<T>?, sortBy: [SortDescriptor<T>] = [], limit: Int? = nil, offset: Int? = nil, entity: StoreEntity,
    model: StoreModel, names: TableLayout, store: Int32
  ) -> CompiledFetch<T> {
    fatalError("contract")
  }
}
