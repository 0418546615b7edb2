extension ObjectContext {
  /// Marks records to be deleted, and what their rules ask for besides, through all levels.
  ///
  /// Where a rule denies it, the save fails.
  package func delete(_ records: [Record]) {
    let all = closure(of: records.filter { $0.context === self && !$0.isDeleted })
    for record in all { mark(record) }
    let going = Set(all)
    for record in all { release(record, going) }
    for record in all where record.isInserted { withdraw(record) }
  }

  /// Records and those that are deleted with them.
  private func closure(of records: [Record]) -> [Record] {
    var all: [Record] = [], seen: Set<Record> = [], level = records
    while !level.isEmpty {
      level = level.filter { seen.insert($0).inserted }
      all += level
      prepare(level)
      level = level.flatMap { record in
        record.shape.relations.indices.filter { record.shape.relations[$0].rule == .cascade }.flatMap(record.allDestinations)
      }.filter { !$0.isDeleted && !$0.isGone && !seen.contains($0) }
    }
    return all
  }

  /// Reads rows and members of many records at once.
  private func prepare(_ records: [Record]) {
    load(records.filter(\.isFault))
    for (_, kin) in Dictionary(grouping: records, by: { $0.entity.number }) {
      for (index, relation) in kin[0].shape.relations.enumerated() {
        if relation.isToMany { prefetch(index, of: kin) } else { resolve(index, of: kin) }
      }
    }
  }

  /// Marks one record.
  func mark(_ record: Record) {
    guard record.context === self, !record.isDeleted else { return }
    if !record.isInserted {
      updates.remove(record)
      _ = deletions.insert(record)
      record.setPending(true)
      canUndo({ [weak self] in self?.reenter(record) })
      announceDeletion(of: record)
      delegate?.contextDidChange(self)
    }
    record.state.insert(.deleted)
  }

  /// A deletion that is not saved is none.
  func undelete(_ record: Record) {
    record.state.remove(.deleted)
    deletions.remove(record)
    if record.isChanged { _ = updates.insert(record) } else { record.setPending(false) }
    announceInsertion(of: record)
    canUndo({ [weak self] in self?.mark(record) })
  }

  /// Those who stay lead to a deleted record no longer.
  ///
  /// It keeps where it led itself.
  private func release(_ record: Record, _ going: Set<Record>) {
    for (index, relation) in record.shape.relations.enumerated() {
      for destination in record.allDestinations(index) where !going.contains(destination) && destination.context === self {
        guard let inverse = record.inverse(of: index, in: destination) else { continue }
        if destination.shape.relations[inverse].isToMany {
          destination.drop(inverse, record, tellsObject: true)
        } else if relation.rule == .nullify, destination.destination(inverse) === record {
          destination.link(inverse, nil, tellsObject: true)
        }
      }
    }
  }
}

extension Record {
  /// Where a relationship leads, to one or to many.
  func allDestinations(_ relationship: Int) -> [Record] {
    shape.relations[relationship].isToMany ? destinations(relationship) : destination(relationship).map { [$0] } ?? []
  }

  /// Whether a save has something to write of it.
  var isChanged: Bool {
    if !changed.isEmpty || !changedLinks.isEmpty { return true }
    return shape.relations.indices.contains { if case .many(let many) = link($0) { many.isChanged } else { false } }
  }
}
