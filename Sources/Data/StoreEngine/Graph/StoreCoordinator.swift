import Foundation
import Synchronization

// Safe: what changes after initialization is behind a lock.
/// The open stores of a container, and who is told when one of its contexts has saved.
package final class StoreCoordinator: @unchecked Sendable {
  private struct Member: Sendable { weak var inbox: ContextInbox? }

  package let model: StoreModel
  /// Held while a save is made and published; observers that a save tells may save themselves.
  let saving = NSRecursiveLock()
  package let stores: [Store]
  package let graph: GraphModel
  /// The index in `stores` by entity number; entities that are not in it are in the first.
  private let places: [Int32: Int]
  private let members = Mutex<[Member]>([])
  private let foreignVersions: Mutex<[Int64?]>

  /// Opened stores of a model; `places` has the index in `stores` of the store that keeps an entity, by the entity's number.
  package convenience init(model: StoreModel, stores: [Store], places: [Int32: Int] = [:]) {
    self.init(graph: GraphModel(model), stores: stores, places: places)
  }

  package init(graph: GraphModel, stores: [Store], places: [Int32: Int] = [:]) {
    model = graph.model
    self.graph = graph
    self.stores = stores
    self.places = places
    foreignVersions = Mutex(stores.map { try? $0.foreignVersion() })
  }

  /// The store that has the records of an entity.
  package func store(of entity: Int32) -> Store { stores[places[entity] ?? 0] }

  /// The store with a number.
  func store(numbered number: Int32) -> Store? { stores.first { $0.number == number } }

  /// Ids of new records of an entity.
  func newIDs(_ count: Int, of entity: StoreEntity) throws(StoreError) -> [RecordID] {
    let store = store(of: entity.number)
    return try store.reserveKeys(count, entity: entity.number).map { key in
      RecordID(store: store.number, entity: entity.number, key: key)
    }
  }

  // MARK: Contexts

  func register(_ inbox: ContextInbox) {
    members.withLock { members in
      members.removeAll { $0.inbox == nil }
      members.append(Member(inbox: inbox))
    }
  }

  /// Hands a save to all contexts but the one that made it.
  func publish(_ commit: GraphCommit, except sender: ContextInbox?) {
    let inboxes = members.withLock { members in members.compactMap(\.inbox) }
    for inbox in inboxes where inbox !== sender { inbox.put(commit) }
  }

  /// Deletes all rows of all stores.
  package func deleteAll() throws(StoreError) {
    for store in stores {
      var changes = StoreChanges()
      for entity in model.entities where entity.root == entity.number {
        for id in try store.identifiers(StoreRequest(entity: entity.number)) {
          changes.deleted.append(StoreChanges.Deletion(id: id, version: 0))
        }
      }
      _ = try store.save(changes)
    }
    publish(.everything, except: nil)
  }

  /// Asks the stores whether another process has written; if so, all contexts will look again.
  package func checkForeignChanges() {
    let changed = foreignVersions.withLock { versions in
      var changed = false
      for (index, store) in stores.enumerated() {
        guard let version = try? store.foreignVersion(), version != versions[index] else { continue }
        if versions[index] != nil { changed = true }
        versions[index] = version
      }
      return changed
    }
    if changed { publish(.everything, except: nil) }
  }
}

/// What other contexts saved, until a context takes it over.
final class ContextInbox: Sendable {
  private struct State {
    var commits: [GraphCommit] = []
    var wake: (@Sendable () -> Void)?
  }

  /// A context that takes nothing over for so many saves looks at everything anew.
  private static let limit = 256

  private let state = Mutex(State())

  func setWake(_ wake: (@Sendable () -> Void)?) { state.withLock { $0.wake = wake } }

  func put(_ commit: GraphCommit) {
    let wake = state.withLock { state in
      if state.commits.count >= Self.limit { state.commits = [.everything] } else { state.commits.append(commit) }
      return state.commits.count == 1 ? state.wake : nil
    }
    wake?()
  }

  func take() -> [GraphCommit] {
    state.withLock { state in
      defer { state.commits = [] }
      return state.commits
    }
  }
}
