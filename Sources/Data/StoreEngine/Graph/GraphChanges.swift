/// Properties of a record.
///
/// Those beyond the 63rd share a bit: where one of them is in the set, all are.
package struct PropertySet: Hashable, Sendable {
  private var attributes: UInt64 = 0
  private var relationships: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { attributes == 0 && relationships == 0 }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, 63)) }

  /// By index in ``StoreEntity/attributes``.
  package func containsAttribute(_ index: Int) -> Bool { attributes & Self.bit(index) != 0 }
  /// By index in ``StoreEntity/relationships``.
  package func containsRelationship(_ index: Int) -> Bool { relationships & Self.bit(index) != 0 }

  package mutating func insertAttribute(_ index: Int) { attributes |= Self.bit(index) }
  package mutating func insertRelationship(_ index: Int) { relationships |= Self.bit(index) }

  package mutating func formUnion(_ other: PropertySet) {
    attributes |= other.attributes
    relationships |= other.relationships
  }

  /// Whether the sets share a property.
  package func intersects(_ other: PropertySet) -> Bool {
    attributes & other.attributes != 0 || relationships & other.relationships != 0
  }
}

/// What became different in a context since its observers were last told: by its own changes, and by those that other contexts saved.
package struct GraphChanges {
  /// Records that are new in the context or in its stores, in no order.
  package var inserted: Set<Record> = []
  /// Records that went, or are marked to go; they keep their values.
  package var deleted: Set<Record> = []
  /// Which properties of records differ.
  ///
  /// Inserted and deleted ones are not among them.
  package var changed: [Record: PropertySet] = [:]
  /// Rows that changed or went elsewhere and have no record in the context: what was asked for before is to be asked for again.
  package var unregistered: Set<RecordID> = []
  /// Whether anything at all may differ, such as after another process has written.
  package var isWholesale = false

  package init() {}

  package var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && changed.isEmpty && unregistered.isEmpty && !isWholesale }
}

extension Record: Hashable {
  package static func == (lhs: Record, rhs: Record) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
