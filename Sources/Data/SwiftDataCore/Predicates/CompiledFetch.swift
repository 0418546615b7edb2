import Foundation
package import StoreEngine

/// What a predicate, an order and limits have become: a request to a store, and what is left to do with the rows that it gives.
///
/// Where ``isComplete`` is true the store's answer is the result, and its count the count. Otherwise all models of the request
/// are to be handed to ``finished(_:)``, which tests, orders and cuts them.
package struct CompiledFetch<T: PersistentModel> {
  /// What the store is asked for, with limit and offset only where nothing is left to do.
  package internal(set) var request: StoreRequest
  /// What SQL could not decide; nil where it decided all, and failing where the predicate cannot be evaluated.
  package internal(set) var residual: ((T) throws -> Bool)?
  /// Whether SQL could not put the rows in order.
  package internal(set) var sortsInMemory: Bool
  /// How many models there may be in the end; nil is no limit.
  package internal(set) var limit: Int?
  /// How many models are left out at the beginning.
  package internal(set) var offset: Int
  /// Whether the whole predicate is true for a model as it is in memory, changed or not; false where it cannot be evaluated.
  package internal(set) var matches: (T) -> Bool
  /// The order of the request for models in memory: by the descriptors, then by key.
  package internal(set) var isBefore: (T, T) -> Bool
  /// What predicate and order read of the models.
  package internal(set) var reads: () -> PropertiesRead

  /// Whether the store's answer is the result.
  package var isComplete: Bool { residual == nil && !sortsInMemory }

  /// The request without limits, for those who add pending changes to its rows.
  package var unlimitedRequest: StoreRequest {
    var request = request
    request.limit = nil
    request.offset = 0
    return request
  }

  /// The result, from all models of the request.
  package func finished(_ models: [T]) -> [T] {
    var models = models
    if residual != nil { models = models.filter(passesResidual) }
    if sortsInMemory { models.sort(by: isBefore) }
    return isComplete ? models : limited(models)
  }

  /// Models in their order without those that offset and limit leave out.
  package func limited(_ models: [T]) -> [T] {
    guard limit != nil || offset > 0 else { return models }
    return Array(models.dropFirst(offset).prefix(limit ?? .max))
  }

  /// Whether a model of the request stays.
  package func passesResidual(_ model: T) -> Bool {
    guard let residual else { return true }
    do { return try residual(model) } catch {
      PredicateNotes.failed(T.self, error)
      return false
    }
  }
}
