/// A row of a table, as a store reads and writes it.
package struct StoredRow: Sendable, Hashable {
  package var id: RecordID
  /// `Z_OPT`, which each update increments.
  package var version: Int64
  /// In the order of ``StoreEntity/columns``.
  package var values: [StoreValue]
  /// In the order of ``StoreEntity/toOneRelationships``.
  package var references: [RecordID?]

  package init(id: RecordID, version: Int64, values: [StoreValue], references: [RecordID?]) {
    self.id = id
    self.version = version
    self.values = values
    self.references = references
  }
}
