extension ObjectContext {
  /// The records that a request asks for, in its order; what is not saved counts unless the request says otherwise.
  package func fetch(_ request: GraphRequest) throws(StoreError) -> [Record] {
    receive()
    let pending = request.includesPending ? pendingRecords(for: request.stored.entity) : []
    let found: [Record]
    if request.includesPending, hasChanges, let dependsOn = request.dependsOn,
      (insertions.records + updates.records + deletions.records).contains(where: dependsOn)
    {
      found = try everything(request, pending)
    } else if pending.isEmpty {
      found = finished(try stored(request.stored), request)
    } else {
      found = try merged(request, pending)
    }
    for relationship in request.prefetched { prefetchAny(relationship, of: found) }
    return found
  }

  /// The ids of the records that a request asks for.
  package func identifiers(_ request: GraphRequest) throws(StoreError) -> [RecordID] {
    receive()
    if request.isComplete, !request.includesPending || !hasChanges {
      return try coordinator.store(of: request.stored.entity).identifiers(request.stored)
    }
    return try fetch(request).map(\.id)
  }

  /// How many records a request asks for.
  package func count(_ request: GraphRequest) throws(StoreError) -> Int {
    receive()
    if request.isComplete, !request.includesPending || !hasChanges {
      return try coordinator.store(of: request.stored.entity).count(request.stored)
    }
    return try fetch(request).count
  }

  private func pendingRecords(for entity: Int32) -> [Record] {
    guard hasChanges else { return [] }
    let family = model[entity].entity.family
    return (insertions.records + updates.records + deletions.records).filter { family.contains($0.entity.number) }
  }

  /// What is left to do with the store's rows.
  private func finished(_ records: [Record], _ request: GraphRequest) -> [Record] {
    guard !request.isComplete else { return records }
    var records = records
    if let residual = request.residual { records = records.filter(residual) }
    if request.sortsInMemory { records.sort(by: request.isBefore) }
    return limited(records, request)
  }

  private func limited(_ records: [Record], _ request: GraphRequest) -> [Record] {
    request.limit == nil && request.offset == 0 ? records : Array(records.dropFirst(request.offset).prefix(request.limit ?? .max))
  }

  /// The store's rows without those that changed here, and those where they belong.
  private func merged(_ request: GraphRequest, _ pending: [Record]) throws(StoreError) -> [Record] {
    var stored = request.stored
    if request.isComplete, let limit = request.limit {
      stored.limit = limit + request.offset + pending.count
    } else {
      stored.limit = nil
    }
    stored.offset = 0
    let changed = Set(pending)
    var records = try self.stored(stored).filter { !changed.contains($0) }
    if let residual = request.residual { records = records.filter(residual) }
    if request.sortsInMemory { records.sort(by: request.isBefore) }
    let matching = pending.filter { !$0.isDeleted && request.matches($0) }.sorted(by: request.isBefore)
    return limited(Self.merge(records, matching, by: request.isBefore), request)
  }

  /// All records of the entity, decided in memory: what changed here decides about records that did not.
  private func everything(_ request: GraphRequest, _ pending: [Record]) throws(StoreError) -> [Record] {
    var all = StoreRequest(entity: request.stored.entity)
    all.includesSubentities = request.stored.includesSubentities
    let changed = Set(pending)
    let records = try stored(all).filter { !changed.contains($0) } + pending.filter { !$0.isDeleted }
    return limited(records.filter(request.matches).sorted(by: request.isBefore), request)
  }

  /// Two ordered lists as one; the second is short.
  private static func merge(_ long: [Record], _ short: [Record], by isBefore: (Record, Record) -> Bool) -> [Record] {
    guard !short.isEmpty else { return long }
    var result: [Record] = [], start = 0
    result.reserveCapacity(long.count + short.count)
    for record in short {
      var low = start, high = long.count
      while low < high {
        let middle = (low + high) / 2
        if isBefore(record, long[middle]) { high = middle } else { low = middle + 1 }
      }
      result += long[start..<low]
      result.append(record)
      start = low
    }
    return result + long[start...]
  }

  // MARK: Rows

  /// The records of a request's rows.
  ///
  /// Few are read at once, of many only the ids; the rows follow in batches.
  private func stored(_ request: StoreRequest) throws(StoreError) -> [Record] {
    let store = coordinator.store(of: request.entity)
    if let limit = request.limit, limit <= FaultBatch.size { return records(of: try store.rows(request)) }
    return faults(try store.identifiers(request))
  }

  /// Records of rows that were read just now.
  func records(of rows: [StoredRow]) -> [Record] {
    let batch = FaultBatch(rows.map(\.id))
    return rows.enumerated().map { position, row in
      let record = record(for: row.id)
      take(row, for: record)
      record.batch = batch
      record.position = Int32(clamping: position)
      return record
    }
  }

  /// Records whose rows are read together when they are needed.
  func faults(_ ids: [RecordID]) -> [Record] {
    let batch = FaultBatch(ids)
    makeRoom(for: ids.count)
    return ids.enumerated().map { position, id in
      let record = record(for: id)
      record.batch = batch
      record.position = Int32(clamping: position)
      return record
    }
  }

  /// Records by their ids, whose rows are read together when they are needed.
  package func records(_ ids: [RecordID]) -> [Record] { faults(ids) }

  /// Whether a record is in the context or the store.
  package func exists(_ record: Record) -> Bool {
    if record.isInserted || !record.isFault { return !record.isGone && !record.isDeleted }
    load([record], isExpected: false)
    return !record.isFault
  }

  /// Those of a record's batch that are in the context.
  func neighbours(of record: Record) -> [Record] {
    guard let batch = record.batch else { return [record] }
    return batch.neighbours(Int(record.position)).compactMap { registry[$0]?.record }.filter { $0.batch === batch }
  }

  /// Reads the row of a record, and those of its neighbours.
  func load(_ record: Record) {
    let group = neighbours(of: record).filter(\.isFault)
    load(group.contains(record) ? group : [record])
  }

  /// Reads the rows of records; those that have none are deleted.
  func load(_ records: [Record], isExpected: Bool = true) {
    for (number, kin) in Dictionary(grouping: records.filter(\.isFault), by: { $0.id.store }) {
      guard let store = coordinator.store(numbered: number) else { continue }
      do {
        for row in try store.rows(kin.map(\.id)) { registry[row.id]?.record?.fill(row) }
      } catch {
        GraphNotes.say("rows cannot be read: \(error)")
      }
    }
    for record in records where record.isFault && isExpected {
      GraphNotes.say(
        "a \(record.entity.name) was asked for a value that is not in the store any more; the default stands for it. Hold no models across deletions"
      )
    }
  }

  // MARK: Relationships

  private func prefetchAny(_ relationship: Int, of records: [Record]) {
    guard let first = records.first, first.shape.relations.indices.contains(relationship) else { return }
    load(records.filter(\.isFault))
    let kin = records.filter { $0.shape.relations.count > relationship }
    if first.shape.relations[relationship].isToMany {
      for (_, kin) in Dictionary(grouping: kin, by: { $0.entity.number }) { prefetch(relationship, of: kin) }
    } else {
      resolve(relationship, of: kin)
      load(kin.compactMap { $0.destination(relationship) }.filter(\.isFault))
    }
  }

  /// Finds the destinations of a to-one relationship of records, which are read together later.
  func resolve(_ relationship: Int, of records: [Record]) {
    var owners: [Record] = [], ids: [RecordID] = []
    for record in records where !record.isFault && record.shape.relations.indices.contains(relationship) {
      guard case .unresolved = record.link(relationship), let reference = record.shape.relations[relationship].reference,
        let id = record.references[reference]
      else { continue }
      owners.append(record)
      ids.append(id)
    }
    var places: [RecordID: Record] = [:]
    for record in faults(Array(Set(ids)).filter { registry[$0]?.record == nil }) { places[record.id] = record }
    for (owner, id) in zip(owners, ids) { owner.setLink(relationship, .one(places[id] ?? record(for: id))) }
  }

  /// Asks the store for the members of a to-many relationship of records of one entity, in one statement.
  func prefetch(_ relationship: Int, of records: [Record]) {
    let owners = records.filter { !$0.isInserted && $0.many(relationship).members == nil }
    guard let first = owners.first, let store = coordinator.store(numbered: first.id.store) else { return }
    let kin = owners.filter { $0.entity.number == first.entity.number && $0.id.store == first.id.store }
    do {
      let members = try store.destinations(of: relationship, entity: first.entity.number, owners: kin.map(\.id.key))
      var fresh: [RecordID] = []
      for owner in kin { fresh += (members[owner.id.key] ?? []).filter { registry[$0]?.record == nil } }
      let batch = faults(fresh)
      for owner in kin { owner.many(relationship).load((members[owner.id.key] ?? []).map(record(for:))) }
      withExtendedLifetime(batch) {}
    } catch {
      GraphNotes.say("members of \(first.entity.name) cannot be read: \(error)")
    }
  }
}
