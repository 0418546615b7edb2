/// What a context's save writes to one store.
struct SavePlan {
  private(set) var changes = StoreChanges()
  /// In the order of the changes'.
  private(set) var inserted: [Record] = []
  private(set) var updated: [Record] = []
  private(set) var deleted: [Record] = []
  /// Records of the store that are saved then, whether or not a row of theirs is written.
  private(set) var touched: [Record] = []

  var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && touched.isEmpty }

  init(_ context: ObjectContext, _ store: Store) {
    changes.conflicts = context.conflicts
    for record in context.insertions.records where record.id.store == store.number { insert(record) }
    for record in context.updates.records where record.id.store == store.number { update(record) }
    for record in context.deletions.records where record.id.store == store.number { delete(record) }
  }

  private mutating func insert(_ record: Record) {
    let references = record.entity.toOneRelationships.map { record.savedDestination($0) }
    inserted.append(record)
    changes.inserted.append(StoredRow(id: record.id, version: 1, values: record.values, references: references))
    addPairs(of: record)
  }

  private mutating func update(_ record: Record) {
    touched.append(record)
    addPairs(of: record)
    var update = StoreChanges.Update(id: record.id, version: record.version)
    for (column, value) in record.changed where record.values[column] != value { update.values[column] = value }
    for relationship in record.changedLinks {
      guard let reference = record.shape.relations[relationship].reference else { continue }
      let id = record.savedDestination(relationship)
      if record.references[reference] != id { update.references[reference] = .some(id) }
    }
    guard !update.values.isEmpty || !update.references.isEmpty else { return }
    updated.append(record)
    changes.updated.append(update)
  }

  private mutating func delete(_ record: Record) {
    deleted.append(record)
    changes.deleted.append(StoreChanges.Deletion(id: record.id, version: record.version))
    for (index, relation) in record.shape.relations.enumerated() where relation.isPairs {
      var members = Set(record.destinations(index))
      if case .many(let many) = record.link(index) { members = members.subtracting(many.added).union(many.removed) }
      for member in members { remove(record, member, index) }
    }
  }

  /// The order of members, where it is kept.
  private mutating func addOrders(of record: Record) {
    for (index, relation) in record.shape.relations.enumerated() where relation.isOrdered {
      guard case .many(let many) = record.link(index), many.isChanged else { continue }
      let members = record.destinations(index).filter { !$0.isDeleted && !$0.isGone }.map(\.id)
      changes.orders.append(StoreChanges.Order(relationship: index, owner: record.id, members: members))
    }
  }

  private mutating func addPairs(of record: Record) {
    addOrders(of: record)
    for (index, relation) in record.shape.relations.enumerated() where relation.isPairs && relation.savesPairs {
      guard case .many(let many) = record.link(index) else { continue }
      for member in many.added where !member.isGone {
        changes.addedPairs.append(StoreChanges.Pair(relationship: index, owner: record.id, member: member.id))
      }
      for member in many.removed where !member.isDeleted && !member.isGone {
        changes.removedPairs.append(StoreChanges.Pair(relationship: index, owner: record.id, member: member.id))
      }
    }
  }

  /// Each pair is named from the side that saves it.
  private mutating func remove(_ owner: Record, _ member: Record, _ index: Int) {
    let isCanonical = owner.shape.relations[index].savesPairs
    let inverse = owner.shape.relations[index].inverse(in: member.shape)
    if isCanonical { changes.removedPairs.append(StoreChanges.Pair(relationship: index, owner: owner.id, member: member.id)) }
    if let inverse, !isCanonical || (inverse == index && owner !== member) {
      changes.removedPairs.append(StoreChanges.Pair(relationship: inverse, owner: member.id, member: owner.id))
    }
  }
}

extension Record {
  /// The id of where a to-one relationship leads, as it is saved.
  fileprivate func savedDestination(_ relationship: Int) -> RecordID? { destination(relationship)?.id }
}
