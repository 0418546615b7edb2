package import Foundation
import Synchronization

/// Where a store is kept.
package enum StoreLocation: Sendable, Hashable {
  /// In memory, under a name of its own: stores of one process that use the name see one database.
  case memory(name: String)
  case file(URL, isReadOnly: Bool)
}

// Safe: what changes (connections, keys, counters) lies behind locks of its own; the rest is constant.
/// A database in Core Data's format, opened with a model.
///
/// One connection writes, under a lock; readers have connections of their own. All functions may be called on any thread.
package final class Store: @unchecked Sendable {
  /// How many unused pages a file keeps, and how many it loses at once at most.
  private static let freePages: Range<Int64> = 256..<4096
  private static let lastNumber = Mutex<Int32>(0)

  package let location: StoreLocation
  package let model: StoreModel
  /// The store's number in this process, from 1, which its records' ids have.
  package let number: Int32
  /// The `Z_UUID` of the file, in which texts of ids name the store.
  package let identifier: UUID
  /// What tables and columns are called.
  package let layout: TableLayout
  /// Whether nothing can be saved.
  package let isReadOnly: Bool

  let pool: ConnectionPool
  let numbers: EntityNumbers
  let files: ExternalFiles
  /// By entity number, from 1.
  let readers: [RowReader]
  let keys = KeyReserve()
  private let lastForeignVersion = Mutex<Int64>(0)
  private let isClosed = Mutex(false)

  /// Opens a store, makes it where there is none, and gives it what the model has gained (lightweight migration).
  ///
  /// A migration is one transaction: a kill at any moment leaves the old store or the new one.
  package init(at location: StoreLocation, model: StoreModel) throws(StoreError) {
    let opened = try StoreOpening(location: location, model: model).open()
    let number = Store.lastNumber.withLock { last -> Int32 in
      last += 1
      return last
    }
    let numbers = EntityNumbers(opened.layout)
    let files = ExternalFiles(location)
    self.location = location
    self.model = model
    self.number = number
    self.numbers = numbers
    self.files = files
    pool = opened.pool
    layout = opened.layout
    identifier = opened.identifier
    isReadOnly = opened.isReadOnly
    readers = model.entities.map { entity in
      RowReader(entity, model: model, layout: opened.layout, numbers: numbers, store: number, files: files)
    }
  }

  deinit { close() }

  /// Keys for new rows of an entity's table, which no other process gets.
  package func reserveKeys(_ count: Int, entity: Int32) throws(StoreError) -> Range<Int64> {
    let root = model[entity].root
    return try keys.take(count, root: root) { (wanted) throws(StoreError) in
      try pool.write { (connection) throws(StoreError) in
        let taken = try connection.integer("SELECT max(Z_PK) FROM \(layout.table(of: root))") ?? 0
        let first = { (maximum: Int64?) in max(maximum ?? 0, taken, 0) + 1 }
        let number = StoreValue.integer(numbers.stored(root))
        if isReadOnly {
          return first(try connection.integer("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [number]))
        }
        return try connection.transaction { () throws(StoreError) in
          let next = first(try connection.integer("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [number]))
          guard next <= Int64.max - Int64(wanted) else {
            throw StoreError.unwritable(path: connection.path, reason: "\(model[root].name) has no keys left")
          }
          try connection.run(
            "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(next + Int64(wanted) - 1), number])
          return next
        }
      }
    }
  }

  /// Writes all changes in one transaction, or none.
  package func save(_ changes: StoreChanges) throws(StoreError) -> StoreCommit {
    if changes.isEmpty { return StoreCommit() }
    if isReadOnly { throw StoreError.unwritable(path: pool.path, reason: "the store was opened to be read only") }
    return try pool.write { (connection) throws(StoreError) in
      var writer = SaveWriter(self, connection, changes)
      return try writer.save()
    }
  }

  /// A number that changes when another process has written.
  package func foreignVersion() throws(StoreError) -> Int64 {
    // While this process writes, the last answer holds.
    let version = try pool.writeIfIdle { (connection) throws(StoreError) in try connection.integer("PRAGMA data_version") ?? 0 }
    return lastForeignVersion.withLock { last in
      last = version ?? last
      return last
    }
  }

  /// Ends all connections; the store is not used afterwards.
  package func close() {
    let isFirst = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    guard isFirst else { return }
    if !isReadOnly {
      giveKeysBack()
      giveRoomBack()
    }
    pool.close()
  }

  /// Shortens the file by pages that nothing uses any more, as far as that takes a moment only.
  private func giveRoomBack() {
    // A file that stays longer than it must does no harm.
    try? pool.write { (connection) throws(StoreError) in
      let free = try connection.integer("PRAGMA freelist_count") ?? 0
      if free > Store.freePages.lowerBound { try connection.run("PRAGMA incremental_vacuum(\(Store.freePages.upperBound))") }
    }
  }

  /// Keys that nobody took are the next ones again, where nobody else has reserved any since.
  private func giveKeysBack() {
    for (root, rest) in keys.rest() {
      // A gap in the keys does no harm.
      try? pool.write { (connection) throws(StoreError) in
        try connection.run(
          "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ? AND Z_MAX = ?",
          [.integer(rest.lowerBound - 1), .integer(numbers.stored(root)), .integer(rest.upperBound - 1)])
      }
    }
  }
}
