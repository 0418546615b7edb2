extension ObjectContext {
  /// Puts a record into the context, and all that it leads to and that are in none.
  ///
  /// Their ids are final from here on. Answers false, and says why, where the record cannot be inserted.
  @discardableResult package func insert(_ record: Record) -> Bool {
    if record.context === self {
      if record.isDeleted { undelete(record) }
      return true
    }
    guard record.context == nil else {
      GraphNotes.say("a \(record.entity.name) of one context is not inserted into another; look it up there by its identifier")
      return false
    }
    let reached = reachable(from: record)
    guard prepare(reached) else { return false }
    for record in reached { enter(record) }
    for record in reached { connectHidden(record) }
    return true
  }

  /// A record and those of no context that its relationships lead to.
  private func reachable(from record: Record) -> [Record] {
    var reached = [record], seen: Set = [record], next = 0
    while next < reached.count {
      for neighbour in reached[next].knownNeighbours where neighbour.context == nil && !neighbour.isGone {
        if seen.insert(neighbour).inserted { reached.append(neighbour) }
      }
      next += 1
    }
    return reached
  }

  /// Gives records their entity in this context's model, and their ids.
  private func prepare(_ records: [Record]) -> Bool {
    var counts: [Int32: [Record]] = [:]
    for record in records {
      guard let shape = model.entity(named: record.entity.name) else {
        GraphNotes.say(
          "'\(record.entity.name)' is not in the schema of this context's container; name its class when you make the container")
        return false
      }
      record.load()
      record.adopt(shape)
      counts[shape.entity.number, default: []].append(record)
    }
    for (number, records) in counts {
      for (record, id) in zip(records, newIDs(records.count, of: model[number].entity)) { record.id = id }
    }
    return true
  }

  private func newIDs(_ count: Int, of entity: StoreEntity) -> [RecordID] {
    do { return try coordinator.newIDs(count, of: entity) } catch {
      // A store that cannot be written will not save them either; keys far beyond all rows tell them apart until then.
      GraphNotes.say("no keys for new records of \(entity.name): \(error)")
      let store = coordinator.store(of: entity.number).number
      return (0..<count).map { _ in RecordID(store: store, entity: entity.number, key: Int64.random(in: (1 << 52)..<(1 << 53))) }
    }
  }

  /// A record with its id becomes one of this context's.
  private func enter(_ record: Record) {
    record.state.remove(.gone)
    record.state.insert(.inserted)
    record.version = 0
    record.context = self
    register(record)
    _ = insertions.insert(record)
    record.setPending(true)
    announceInsertion(of: record)
    delegate?.contextDidChange(self)
    canUndo({ [weak self] in self?.withdraw(record) })
  }

  /// Relationships that lead back without having been declared.
  private func connectHidden(_ record: Record) {
    for index in record.shape.relations.indices where !record.shape.relations[index].isHidden {
      for destination in record.knownDestinations(index) where destination.context === self {
        guard let inverse = record.inverse(of: index, in: destination), destination.shape.relations[inverse].isHidden else {
          continue
        }
        if destination.shape.relations[inverse].isToMany {
          destination.add(inverse, record, tellsObject: false)
        } else if destination.destination(inverse) !== record {
          if let owner = destination.destination(inverse) { owner.drop(index, destination, tellsObject: true) }
          destination.link(inverse, record, tellsObject: false)
        }
      }
    }
  }

  /// Takes an insertion back; once saved, that is a deletion.
  func withdraw(_ record: Record) {
    guard record.context === self else { return }
    guard record.isInserted else { return mark(record) }
    canUndo({ [weak self] in self?.reenter(record) })
    forget(record)
    announceDeletion(of: record)
  }

  /// Puts a record back that was withdrawn, or whose deletion was saved, with the id that it had.
  func reenter(_ record: Record) {
    if record.context === self, record.isDeleted { return undelete(record) }
    guard record.context == nil, record.id.store != 0 else { return }
    record.values = record.shape.entity.columns.indices.map { record.value($0) }
    record.changed = [:]
    record.changedLinks = []
    // Nothing of it is in the store any more, members neither.
    for index in record.shape.relations.indices { if case .many(let many) = record.link(index) { many.startAnew() } }
    enter(record)
  }

  /// The record is in no context and waits for nothing.
  func forget(_ record: Record) {
    insertions.remove(record)
    updates.remove(record)
    deletions.remove(record)
    record.state.subtract([.inserted, .deleted])
    record.setPending(false)
    if registry[record.id]?.record === record { registry[record.id] = nil }
    record.context = nil
  }
}

extension Record {
  /// Where a relationship leads, as far as that is known without the store.
  func knownDestinations(_ relationship: Int) -> [Record] {
    switch link(relationship) {
    case .unresolved: []
    case .one(let record): record.map { [$0] } ?? []
    case .many(let many): many.members ?? many.added
    }
  }

  /// Where declared relationships lead, as far as that is known without the store.
  var knownNeighbours: [Record] {
    shape.relations.indices.filter { !shape.relations[$0].isHidden }.flatMap(knownDestinations)
  }
}
