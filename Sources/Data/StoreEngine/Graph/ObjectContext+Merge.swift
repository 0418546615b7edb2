extension ObjectContext {
  /// Takes over what other contexts saved since it was last asked.
  ///
  /// What was changed here stays.
  func receive() {
    for commit in inbox.take() { merge(commit) }
  }

  private func merge(_ commit: GraphCommit) {
    if commit.isEverything { return lookAgain() }
    for deletion in commit.deleted {
      let record = registry[deletion.id]?.record
      unloadInverses(of: deletion.id, deletion.references ?? record?.references ?? [])
      if let record { vanish(record) } else { announce { $0.unregistered.insert(deletion.id) } }
    }
    var stale: [Record] = []
    for update in commit.updated {
      for (index, id) in update.references {
        unloadInverse(of: update.row.id, index, id)
        unloadInverse(of: update.row.id, index, update.row.references[index])
      }
      guard let record = registry[update.row.id]?.record, !record.isGone else {
        announce { $0.unregistered.insert(update.row.id) }
        continue
      }
      if record.isFault {
        announceChange(of: record, update)
      } else if record.version == update.previous, update.previous >= 0 {
        refresh(record, update.row)
      } else if record.version != update.row.version {
        stale.append(record)
      }
    }
    for row in commit.inserted {
      unloadInverses(of: row.id, row.references)
      let record = record(for: row.id)
      if record.isFault { record.fill(row) }
      announceInsertion(of: record)
    }
    for pair in commit.pairs { unload(pair) }
    if !stale.isEmpty { reread(stale) }
  }

  /// A record changed whose values nobody has read here.
  private func announceChange(of record: Record, _ update: GraphCommit.Update) {
    guard update.previous >= 0 else { return announce { $0.isWholesale = true } }
    for column in update.columns { announce(.attribute(record.shape.attributeOfColumn[column]), of: record) }
    for reference in update.references.keys { announce(.relationship(record.entity.toOneRelationships[reference]), of: record) }
  }

  /// Another process may have changed anything.
  private func lookAgain() {
    let records = registered.filter { !$0.isInserted }
    for record in records { unloadAll(record) }
    reread(records.filter { !$0.isFault })
    announce { $0.isWholesale = true }
  }

  private func unloadAll(_ record: Record) {
    for index in record.shape.relations.indices {
      if case .many(let many) = record.link(index), many.members != nil {
        tellObject(of: record, .relationship(index))
        many.unload()
      }
    }
  }

  // MARK: Rows

  /// Takes a row that was read just now: what a fault is, or what another context saved.
  func take(_ row: StoredRow, for record: Record) {
    if record.isFault { record.fill(row) } else if row.version > record.version, !record.isGone { refresh(record, row) }
  }

  /// Takes over what differs in a row, but for what was changed here.
  func refresh(_ record: Record, _ row: StoredRow) {
    guard !record.isFault else { return record.fill(row) }
    var properties = Set<RecordProperty>()
    for column in row.values.indices where record.values[column] != row.values[column] && record.changed[column] == nil {
      properties.insert(.attribute(record.shape.attributeOfColumn[column]))
    }
    var moved: [(relationship: Int, reference: Int)] = []
    for (reference, relationship) in record.entity.toOneRelationships.enumerated()
    where record.references[reference] != row.references[reference] && !record.changedLinks.contains(relationship) {
      properties.insert(.relationship(relationship))
      moved.append((relationship, reference))
    }
    for property in properties { tellObject(of: record, property) }
    for (relationship, reference) in moved {
      unloadInverse(of: record.id, reference, record.references[reference])
      unloadInverse(of: record.id, reference, row.references[reference])
      record.setLink(relationship, .unresolved)
    }
    record.fill(row)
    for property in properties { announce(property, of: record) }
  }

  /// The row of a record was deleted elsewhere.
  func vanish(_ record: Record) {
    guard record.context === self, !record.isInserted else { return }
    for (index, relation) in record.shape.relations.enumerated() {
      for destination in record.knownDestinations(index) where destination.context === self {
        guard let inverse = relation.inverse(in: destination.shape) else { continue }
        unload(destination, inverse)
      }
    }
    announceDeletion(of: record)
    leaveAfterDeletion(record)
  }

  // MARK: Members

  /// The members of those that a row leads to are asked for again.
  private func unloadInverses(of id: RecordID, _ references: [RecordID?]) {
    for (index, destination) in references.enumerated() { unloadInverse(of: id, index, destination) }
  }

  private func unloadInverse(of id: RecordID, _ reference: Int, _ destination: RecordID?) {
    guard let destination, let record = registry[destination]?.record else { return }
    let owner = model[id.entity]
    let relationship = owner.entity.toOneRelationships[reference]
    if let inverse = owner.relations[relationship].inverse(in: record.shape) { unload(record, inverse) }
  }

  private func unload(_ pair: StoreChanges.Pair) {
    if let owner = registry[pair.owner]?.record { unload(owner, pair.relationship) }
    guard let member = registry[pair.member]?.record else { return }
    if let inverse = model[pair.owner.entity].relations[pair.relationship].inverse(in: member.shape) { unload(member, inverse) }
  }

  private func unload(_ record: Record, _ relationship: Int) {
    guard record.shape.relations[relationship].isToMany, !record.isInserted else { return }
    tellObject(of: record, .relationship(relationship))
    if case .many(let many) = record.link(relationship) { many.unload() }
    announce(.relationship(relationship), of: record)
  }
}
