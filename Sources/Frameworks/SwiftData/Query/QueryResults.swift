import EngineRuntime
import Foundation
import StoreEngine
import SwiftDataCore
import SwiftUI
import SwiftUICore

/// What a view's query knows: the models that the running update shows, and whether they may have become others.
///
/// A change in the context asks for an update in the transaction of the change, or in the query's own; what is stale is fetched
/// when that update begins, once for all changes before it. Where few models changed they alone are tested and moved.
final class QueryResults<Element: PersistentModel>: PendingChangesListener {
  private(set) var context: ModelContext?
  private(set) var error: (any Error)?
  private var request: QueryRequest<Element>?
  private var compiled: CompiledFetch<Element>?
  private var models: [Element] = []
  /// Whether the context has changed since the models were fetched, in a way that may concern them.
  private var isStale = false
  private var isQueued = false
  private var changes = QueryChanges<Element>()
  private var observation: ChangeObservation?
  private let graph: WeakReference<ViewGraph>
  /// The views that read the models.
  private let readers = DependencySource.make()

  init(in graph: ViewGraph) { self.graph = graph.weakReference }

  /// The models, for the view that is being evaluated, which hears of others.
  func read() -> [Element] {
    if let graph = graph.object { readers.noteRead(in: graph) }
    return models
  }

  /// Whether a descriptor asks for what was asked for last, as far as can be told.
  ///
  /// Predicates cannot be compared; what they have become for the store can, where the store answers all.
  func isAsked(_ descriptor: FetchDescriptor<Element>) -> Bool { isAsked(descriptor, as: context?.compiled(descriptor)) }

  private func isAsked(_ descriptor: FetchDescriptor<Element>, as new: CompiledFetch<Element>?) -> Bool {
    guard let known = request?.descriptor, let compiled, compiled.isComplete, let new else { return false }
    return new.isComplete && new.request == compiled.request && known.includePendingChanges == descriptor.includePendingChanges
      && known.relationshipKeyPathsForPrefetching == descriptor.relationshipKeyPathsForPrefetching
  }

  /// Says what the view asks for as it is evaluated; fetches where that is another thing than before.
  func ask(_ request: QueryRequest<Element>, of context: ModelContext) {
    if context !== self.context {
      self.context = context
      (models, compiled) = ([], nil)
      observation = context.addChangeObserver { [weak self] in self?.note($0) }
      context.addListener(self)
    }
    let new = context.compiled(request.descriptor)
    let isNew = !isAsked(request.descriptor, as: new)
    self.request = request
    guard isNew else { return }
    compiled = new
    fetch()
  }

  // MARK: Changes

  /// Something is about to differ in the context: the query looks before the next frame, in the transaction of now.
  func changesArePending() {
    guard !isQueued, let graph = graph.object else { return }
    isQueued = true
    graph.enqueueWrite(request?.transaction ?? .current) { [weak self] in
      guard let self else { return }
      context?.processPendingChanges()
      isQueued = false
      refresh()
    }
  }

  /// Takes in what has become different, as far as it concerns what is asked for.
  private func note(_ news: ModelContext.ChangeSet) {
    guard let compiled, let context, changes.take(news, for: compiled, in: context.graph.coordinator.model)
    else { return }
    isStale = true
    changesArePending()
  }

  private func refresh() {
    guard isStale else { return }
    let old = models
    if let compiled, let moved = changes.apply(to: models, of: compiled) {
      models = moved
      isStale = false
      changes = QueryChanges()
    } else {
      fetch()
    }
    if !old.elementsEqual(models, by: ===) { readers.notifyReaders() }
  }

  private func fetch() {
    guard let context, let request else { return }
    isStale = false
    changes = QueryChanges()
    do {
      models = try compiled.map { try context.fetch($0, for: request.descriptor) } ?? []
      error = nil
    } catch {
      self.error = error
      Diagnostics.report("@Query of \(Element.self): \(error); the models of the last fetch show")
    }
  }
}
