import Foundation

extension ObjectContext {
  /// Writes all changes, each store's in one transaction, and tells the other contexts.
  ///
  /// Where that fails, the context stays as it was.
  package func save() throws(GraphError) {
    receive()
    guard hasChanges else { return }
    let failures = validationFailures()
    guard failures.isEmpty else { throw .invalid(failures) }
    for store in coordinator.stores {
      let plan = SavePlan(self, store)
      guard !plan.isEmpty else { continue }
      // Contexts learn of saves in the order in which they were made.
      coordinator.saving.lock()
      defer { coordinator.saving.unlock() }
      do {
        let commit = try store.save(plan.changes)
        settle(plan, commit)
      } catch {
        throw .store(error)
      }
    }
  }

  /// What is saved is what the store has now.
  private func settle(_ plan: SavePlan, _ commit: StoreCommit) {
    var news = GraphCommit()
    var conflicted: [Record] = []
    news.pairs = plan.changes.addedPairs + plan.changes.removedPairs
    for (record, row) in zip(plan.inserted, plan.changes.inserted) where commit.merged[record.id] == nil {
      record.fill(values: row.values, references: row.references, version: commit.versions[record.id] ?? 1)
      news.inserted.append(record.row)
    }
    for (record, update) in zip(plan.updated, plan.changes.updated) {
      let previous = record.version
      var references: [Int: RecordID?] = [:]
      for (index, value) in update.values { record.values[index] = value }
      for (index, id) in update.references {
        references[index] = .some(record.references[index])
        record.references[index] = id
      }
      record.version = commit.versions[record.id] ?? previous + 1
      if record.version != previous + 1 { conflicted.append(record) }
      news.updated.append(
        GraphCommit.Update(
          row: record.row, previous: previous, columns: Array(update.values.keys), references: references))
    }
    let missing = plan.updated.filter { commit.missing.contains($0.id) }
    for record in plan.deleted {
      news.deleted.append(GraphCommit.Deletion(id: record.id, references: record.isFault ? nil : record.references))
      leaveAfterDeletion(record)
    }
    insertions.remove(plan.inserted)
    updates.remove(plan.touched)
    for record in plan.inserted + plan.touched { settle(record) }
    if !commit.merged.isEmpty { unite(commit, plan, &news) }
    for record in missing { vanish(record) }
    if !conflicted.isEmpty { reread(conflicted.filter { !$0.isGone }) }
    coordinator.publish(news, except: inbox)
  }

  /// The record waits for nothing.
  private func settle(_ record: Record) {
    record.state.remove(.inserted)
    record.changed = [:]
    record.changedLinks = []
    for index in record.shape.relations.indices { if case .many(let many) = record.link(index) { many.settle() } }
    record.setPending(false)
  }

  /// The record's row is no more.
  func leaveAfterDeletion(_ record: Record) {
    forget(record)
    record.state.insert(.gone)
    if undoRegistration == nil { record.forgetLinks() }
  }

  /// Inserted records whose unique values an older row had: they are that row now.
  private func unite(_ commit: StoreCommit, _ plan: SavePlan, _ news: inout GraphCommit) {
    for record in plan.inserted {
      guard let id = commit.merged[record.id] else { continue }
      if registry[record.id]?.record === record { registry[record.id] = nil }
      if let older = registry[id]?.record {
        record.context = nil
        record.state.insert(.gone)
        delegate?.context(self, replaces: record, by: older)
        announceDeletion(of: record)
      } else {
        record.id = id
        record.state.insert(.fault)
        register(record)
      }
      news.updated.append(
        GraphCommit.Update(
          row: StoredRow(id: id, version: -1, values: [], references: []), previous: -1, columns: [], references: [:]))
    }
    // Who led to one of them leads to the older one; the store knows, and nothing is pending.
    let present = registered.filter { !$0.hasChanges }
    for record in present { record.forgetLinks() }
    reread(present.filter { !$0.isFault })
  }

  /// Reads rows again, and takes over what differs.
  func reread(_ records: [Record]) {
    for (number, kin) in Dictionary(grouping: records, by: { $0.id.store }) {
      guard let store = coordinator.store(numbered: number) else { continue }
      do {
        var rows: [RecordID: StoredRow] = [:]
        for row in try store.rows(kin.map(\.id)) { rows[row.id] = row }
        for record in kin {
          if let row = rows[record.id] { refresh(record, row) } else { vanish(record) }
        }
      } catch {
        GraphNotes.say("rows cannot be read again: \(error)")
      }
    }
  }
}

extension Record {
  /// What the store has of it.
  var row: StoredRow { StoredRow(id: id, version: version, values: values, references: references) }
}
