extension ObjectContext {
  /// Drops what is not saved: inserted records leave, deleted ones stay, changed ones have their values again.
  package func rollback() {
    receive()
    let registration = undoRegistration
    undoRegistration = nil
    defer { undoRegistration = registration }
    for record in deletions.records { undelete(record) }
    let inserted = insertions.records, updated = updates.records
    for record in updated { restore(record) }
    for record in inserted {
      forget(record)
      announceDeletion(of: record)
    }
  }

  private func restore(_ record: Record) {
    var properties = Set(record.changed.keys.map { RecordProperty.attribute(record.shape.attributeOfColumn[$0]) })
    properties.formUnion(record.changedLinks.map { .relationship($0) })
    var changed: [ToMany] = []
    for index in record.shape.relations.indices {
      guard case .many(let many) = record.link(index), many.isChanged else { continue }
      properties.insert(.relationship(index))
      changed.append(many)
    }
    for property in properties { tellObject(of: record, property) }
    record.changed = [:]
    for relationship in record.changedLinks { record.setLink(relationship, .unresolved) }
    record.changedLinks = []
    for many in changed {
      many.settle()
      many.unload()
    }
    updates.remove(record)
    record.setPending(false)
    for property in properties { announce(property, of: record) }
  }
}
