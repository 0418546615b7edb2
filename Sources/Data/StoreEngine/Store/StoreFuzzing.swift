package import Foundation
import Synchronization

/// What a fuzzer does with bytes that are to be a store.
package enum StoreFuzzing {
  /// How many steps a statement may take: a tree of pages that leads in circles has no end.
  private static let stepLimit: Int32 = 20_000_000

  /// Writes bytes to a folder, opens them as a store with a model, reads all rows and relationships, saves a row, and closes.
  ///
  /// It ends by itself, and nothing that it meets is more than an error.
  package static func open(_ bytes: Data, log: Data? = nil, model: StoreModel, in folder: URL) throws {
    Connection.stepLimit.withLock { $0 = stepLimit }
    let url = folder.appending(path: "fuzzed.store")
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + ending) }
    try bytes.write(to: url)
    try log?.write(to: URL(filePath: url.path + "-wal"))
    for isReadOnly in [true, false] {
      guard let store = try? Store(at: .file(url, isReadOnly: isReadOnly), model: model) else { continue }
      defer { store.close() }
      for entity in model.entities { try? read(entity, of: store, changesRows: !isReadOnly) }
    }
  }

  private static func read(_ entity: StoreEntity, of store: Store, changesRows: Bool) throws {
    let rows = try store.rows(StoreRequest(entity: entity.number))
    for (index, relationship) in entity.relationships.enumerated() where relationship.isToMany {
      _ = try store.destinations(of: index, entity: entity.number, owners: rows.map(\.id.key))
    }
    guard changesRows else { return }
    let key = try store.reserveKeys(1, entity: entity.number).lowerBound
    var changes = StoreChanges()
    changes.inserted = [
      StoredRow(
        id: RecordID(store: store.number, entity: entity.number, key: key), version: 1,
        values: entity.columns.map(\.defaultValue),
        references: entity.toOneRelationships.map { _ in nil })
    ]
    changes.deleted = rows.prefix(1).map { StoreChanges.Deletion(id: $0.id, version: $0.version) }
    _ = try store.save(changes)
  }
}
