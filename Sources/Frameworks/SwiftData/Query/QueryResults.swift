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
  private enum State { case unfetched, current, stale }

  private(set) var context: ModelContext?
  private(set) var error: (any Error)?
  private var request: QueryRequest<Element>?
  private var compiled: CompiledFetch<Element>?
  private var models: [Element] = []
  private var state = State.unfetched
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

  /// Says what the view asks for as it is evaluated; fetches where that is another thing than before.
  func ask(_ request: QueryRequest<Element>, of context: ModelContext) {
    let isSame =
      context === self.context && self.request.map { ValueComparator.areEqual($0.descriptor, request.descriptor) } ?? false
    self.request = request
    if context !== self.context {
      self.context = context
      models = []
      observation = context.addChangeObserver { [weak self] in self?.note($0) }
      context.addListener(self)
    }
    if !isSame { state = .unfetched }
    if state == .unfetched { fetch() }
  }

  // MARK: Changes

  /// Something is about to differ in the context: the query looks before the next frame, in the transaction of now.
  func changesArePending() {
    guard !isQueued, let graph = graph.object else { return }
    isQueued = true
    graph.enqueueWrite(request?.transaction ?? .current) { [weak self] in
      guard let self else { return }
      isQueued = false
      context?.processPendingChanges()
      refresh()
    }
  }

  /// Takes in what has become different, as far as it concerns what is asked for.
  private func note(_ news: ModelContext.ChangeSet) {
    guard state != .unfetched, let compiled, let context, changes.take(news, for: compiled, in: context.graph.coordinator.model)
    else { return }
    state = .stale
    changesArePending()
  }

  private func refresh() {
    guard state == .stale else { return }
    let old = models
    if let compiled, let moved = changes.apply(to: models, of: compiled) {
      models = moved
      state = .current
      changes = QueryChanges()
    } else {
      fetch()
    }
    if !old.elementsEqual(models, by: ===) { readers.notifyReaders() }
  }

  private func fetch() {
    guard let context, let request else { return }
    state = .current
    changes = QueryChanges()
    do {
      compiled = context.compiled(request.descriptor)
      models = try context.fetch(request.descriptor)
      error = nil
    } catch {
      self.error = error
      let text = "@Query of \(Element.self): \(error); the models of the last fetch show\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }
}
