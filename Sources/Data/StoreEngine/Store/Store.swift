package import Foundation

/// Where a store is kept.
package enum StoreLocation: Sendable, Hashable {
  /// In memory, under a name of its own: connections of one process that use the name see one database.
  case memory(name: String)
  case file(URL, isReadOnly: Bool)
}

/// A database in Core Data's format, opened with a model.
///
/// One connection writes, under a lock; readers have connections of their own. All functions may be called on any thread.
package final class Store: @unchecked Sendable {
  package let location: StoreLocation
  package let model: StoreModel
  /// The store's number in this process, from 1, which its records' ids have.
  package let number: Int32
  /// The `Z_UUID` of the file, in which texts of ids name the store.
  package let identifier: UUID
  /// What tables and columns are called.
  package let layout: TableLayout

  /// Opens a store, makes it where there is none, and migrates it in a copy where the model has grown (lightweight migration).
  package init(at location: StoreLocation, model: StoreModel) throws(StoreError) { fatalError("contract") }

  /// Keys for new rows of an entity's table, which no other process gets.
  package func reserveKeys(_ count: Int, entity: Int32) throws(StoreError) -> Range<Int64> { fatalError("contract") }

  /// The row of an id; nil where there is none any more.
  package func row(_ id: RecordID) throws(StoreError) -> StoredRow? { fatalError("contract") }

  /// Rows by their ids, in no order; those that are gone are left out.
  package func rows(_ ids: [RecordID]) throws(StoreError) -> [StoredRow] { fatalError("contract") }

  /// Rows that a request asks for, in its order.
  package func rows(_ request: StoreRequest) throws(StoreError) -> [StoredRow] { fatalError("contract") }

  /// The ids of the rows that a request asks for, in its order.
  package func identifiers(_ request: StoreRequest) throws(StoreError) -> [RecordID] { fatalError("contract") }

  /// How many rows a request would give.
  package func count(_ request: StoreRequest) throws(StoreError) -> Int { fatalError("contract") }

  /// The destinations of a to-many relationship of rows of one entity, by owner; in the order of the relationship, else by key.
  package func destinations(of relationship: Int, entity: Int32, owners: [Int64]) throws(StoreError) -> [Int64: [RecordID]] {
    fatalError("contract")
  }

  /// Writes all changes in one transaction, or none.
  package func save(_ changes: StoreChanges) throws(StoreError) -> StoreCommit { fatalError("contract") }

  /// A number that changes when another process has written.
  package func foreignVersion() throws(StoreError) -> Int64 { fatalError("contract") }

  /// Ends all connections; the store is not used afterwards.
  package func close() { fatalError("contract") }
}
