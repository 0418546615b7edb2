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

  /// The members of an ordered relationship of an owner, in their order.
  package struct Order: Sendable, Hashable {
    /// The index in the owner's ``StoreEntity/relationships``.
    package var relationship: Int
    package var owner: RecordID
    package var members: [RecordID]

    package init(relationship: Int, owner: RecordID, members: [RecordID]) {
      self.relationship = relationship
      self.owner = owner
      self.members = members
    }
  }

  /// What is done where a row has another version than was read.
  package enum ConflictRule: Sendable {
    /// The save fails with ``StoreError/conflict(_:)``.
    case fail
    /// What this save changes wins, column by column, and what it inserts becomes an older row with the same unique values.
    case overwrite
  }

  package var inserted: [StoredRow] = []
  package var updated: [Update] = []
  package var deleted: [Deletion] = []
  package var addedPairs: [Pair] = []
  package var removedPairs: [Pair] = []
  /// Written after all else.
  package var orders: [Order] = []
  package var conflicts = ConflictRule.overwrite

  package init() {}

  package var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && addedPairs.isEmpty && removedPairs.isEmpty
      && orders.isEmpty
  }
}

/// What a save did.
package struct StoreCommit: Sendable {
  /// The versions of all rows that were inserted or updated.
  package var versions: [RecordID: Int64] = [:]
  /// Inserted rows whose unique values an older row had: that one took their values and is what they are now.
  package var merged: [RecordID: RecordID] = [:]
  /// Rows to be updated that another has deleted: nothing was written for them.
  package var missing: Set<RecordID> = []

  package init() {}
}
