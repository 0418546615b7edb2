/// What one save writes, all or nothing.
package struct StoreChanges: Sendable {
  /// New values of a row.
  package struct Update: Sendable {
    package var id: RecordID
    /// The version that was read.
    package var version: Int64
    /// By index in ``StoreEntity/columns``.
    package var values: [Int: StoreValue] = [:]
    /// By index in ``StoreEntity/toOneRelationships``.
    package var references: [Int: RecordID?] = [:]

    package init(id: RecordID, version: Int64) {
      self.id = id
      self.version = version
    }
  }

  /// A row that goes.
  package struct Deletion: Sendable {
    package var id: RecordID
    package var version: Int64

    package init(id: RecordID, version: Int64) {
      self.id = id
      self.version = version
    }
  }

  /// A pair of a relationship that is to-many on both sides.
  package struct Pair: Sendable, Hashable {
    /// The index in the owner's ``StoreEntity/relationships``.
    package var relationship: Int
    package var owner: RecordID
    package var member: RecordID

    package init(relationship: Int, owner: RecordID, member: RecordID) {
      self.relationship = relationship
      self.owner = owner
      self.member = member
    }
  }

  /// What is done where a row has another version than was read.
  package enum ConflictRule: Sendable {
    /// The save fails with ``StoreError/conflict(_:)``.
    case fail
    /// What this save changes wins, column by column.
    case overwrite
  }

  package var inserted: [StoredRow] = []
  package var updated: [Update] = []
  package var deleted: [Deletion] = []
  package var addedPairs: [Pair] = []
  package var removedPairs: [Pair] = []
  package var conflicts = ConflictRule.overwrite

  package init() {}

  package var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && addedPairs.isEmpty && removedPairs.isEmpty
  }
}

/// What a save did.
package struct StoreCommit: Sendable {
  /// The versions of all rows that were inserted or updated.
  package var versions: [RecordID: Int64] = [:]
  /// Inserted rows whose unique values an older row had: that one took their values and is what they are now.
  package var merged: [RecordID: RecordID] = [:]

  package init() {}
}
