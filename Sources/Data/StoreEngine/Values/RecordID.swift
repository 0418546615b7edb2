/// Which row of which store a record is.
///
/// It is final from the moment a record is inserted into a context: its key is reserved then. The entity is the record's own, not
/// the root of its table.
package struct RecordID: Hashable, Sendable {
  /// The store's number in this process (``Store/number``); 0 while a record belongs to no store.
  package var store: Int32
  /// The entity's number in the store's model, from 1 (``StoreEntity/number``).
  package var entity: Int32
  /// The primary key, `Z_PK`; unique among all entities that share a table.
  package var key: Int64

  package init(store: Int32, entity: Int32, key: Int64) {
    self.store = store
    self.entity = entity
    self.key = key
  }

  // One word is hashed in a third of the time of three; different records have the same one only where keys are beyond 48 bits.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(bitPattern: key) ^ UInt64(truncatingIfNeeded: entity) << 48 ^ UInt64(truncatingIfNeeded: store) << 56)
  }
}
