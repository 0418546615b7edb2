import Foundation
import SQLite3

/// Writes the changes of one save.
///
/// What goes makes room first; then updates; then insertions, which may become older rows; pairs and orders come last, when all
/// rows have their ids.
struct SaveWriter {
  let store: Store
  let connection: Connection
  let changes: StoreChanges
  private(set) var commit = StoreCommit()
  private var conflicts: [RecordID] = []
  /// Files that were written for this save, and those that it makes needless.
  private var newFiles: [String] = []
  private var oldFiles: [String] = []

  init(_ store: Store, _ connection: Connection, _ changes: StoreChanges) {
    self.store = store
    self.connection = connection
    self.changes = changes
  }

  mutating func save() throws(StoreError) -> StoreCommit {
    do throws(StoreError) {
      try connection.execute("BEGIN IMMEDIATE")
      try write()
      try connection.execute("COMMIT")
    } catch {
      // A failed transaction may have ended by itself; then there is nothing to take back.
      if sqlite3_get_autocommit(connection.handle) == 0 { try? connection.execute("ROLLBACK") }
      store.files.remove(newFiles)
      throw error
    }
    store.files.remove(oldFiles)
    return commit
  }

  private mutating func write() throws(StoreError) {
    commit.versions.reserveCapacity(changes.inserted.count + changes.updated.count)
    try delete()
    try update()
    if !conflicts.isEmpty { throw StoreError.conflict(conflicts) }
    try insert()
    if !commit.merged.isEmpty { try redirectReferences() }
    try writePairs()
    for order in changes.orders { try write(order) }
  }

  /// The id that a record has after the save: that of the older row that it became.
  private func final(_ id: RecordID) -> RecordID { commit.merged[id] ?? id }

  // MARK: Deletions

  private mutating func delete() throws(StoreError) {
    for deletion in changes.deleted {
      let id = deletion.id
      let entity = store.model[id.entity]
      let table = store.layout.table(of: id.entity)
      if changes.conflicts == .fail, let version = try version(of: id), version != deletion.version { conflicts.append(id) }
      for (index, column) in entity.externalColumns {
        try noteFile(in: store.layout.column(index, of: id.entity), of: id, kind: column)
      }
      try connection.run("DELETE FROM \(table) WHERE Z_PK = ?", [.integer(id.key)])
      for join in Set(store.layout[id.entity].joinTables.values) {
        try connection.run("DELETE FROM \(join.table) WHERE \(join.owner) = ?", [.integer(id.key)])
        if join.isReflexive { try connection.run("DELETE FROM \(join.table) WHERE \(join.member) = ?", [.integer(id.key)]) }
      }
    }
  }

  private func version(of id: RecordID) throws(StoreError) -> Int64? {
    try connection.integer("SELECT Z_OPT FROM \(store.layout.table(of: id.entity)) WHERE Z_PK = ?", [.integer(id.key)])
  }

  /// Remembers the file that a value of a row stands in, as the value goes.
  private mutating func noteFile(in column: String, of id: RecordID, kind: ColumnKind) throws(StoreError) {
    let statement = try connection.statement("SELECT \(column) FROM \(store.layout.table(of: id.entity)) WHERE Z_PK = ?")
    defer { statement.finish() }
    try statement.bind(id.key, at: 1)
    if try statement.step(), let name = store.files.name(in: statement.value(0, as: kind)) { oldFiles.append(name) }
  }

  /// What a column has for a value, which may go to a file.
  private mutating func stored(_ value: StoreValue, isExternal: Bool) throws(StoreError) -> StoreValue {
    guard isExternal else { return value }
    let stored = try store.files.stored(value)
    if let name = stored.file { newFiles.append(name) }
    return stored.value
  }

  // MARK: Updates

  private mutating func update() throws(StoreError) {
    if changes.updated.count > 1 { try clearUniqueValues() }
    for update in changes.updated where !update.values.isEmpty || !update.references.isEmpty {
      let names = store.layout[update.id.entity]
      let external = store.model[update.id.entity].externalColumns
      var columns: [String] = []
      var values: [StoreValue] = []
      for (index, value) in update.values.sorted(by: { $0.key < $1.key }) {
        columns.append(names.columns[index])
        if let kind = external[index] { try noteFile(in: names.columns[index], of: update.id, kind: kind) }
        values.append(try stored(value, isExternal: external[index] != nil))
      }
      for (index, reference) in update.references.sorted(by: { $0.key < $1.key }) {
        append(reference, to: names.foreignKeys[index], &columns, &values)
      }
      try write(columns, values, to: update)
    }
  }

  private mutating func write(
    _ columns: [String], _ values: [StoreValue], to update: StoreChanges.Update
  ) throws(StoreError) {
    let id = update.id
    let set = columns.map { "\($0) = ?, " }.joined() + "Z_OPT = ifnull(Z_OPT, 0) + 1"
    let text = "UPDATE \(store.layout.table(of: id.entity)) SET \(set) WHERE Z_PK = ?"
    try run(text + " AND ifnull(Z_OPT, 0) = ?", values + [.integer(id.key), .integer(update.version)], entity: id.entity)
    if connection.changedRows == 1 {
      commit.versions[id] = update.version + 1
      return
    }
    guard let version = try version(of: id) else {
      if changes.conflicts == .fail { conflicts.append(id) } else { commit.missing.insert(id) }
      return
    }
    if changes.conflicts == .fail {
      conflicts.append(id)
    } else {
      try run(text, values + [.integer(id.key)], entity: id.entity)
      commit.versions[id] = version + 1
    }
  }

  /// Empties unique columns that get new values, so that rows may exchange them.
  private func clearUniqueValues() throws(StoreError) {
    for update in changes.updated {
      let entity = store.model[update.id.entity]
      guard !entity.uniqueConstraints.isEmpty else { continue }
      let unique = Set(entity.uniqueConstraints.joined())
      let names = store.layout[update.id.entity]
      let cleared = Set(unique.flatMap { names.columns(of: $0, in: entity) })
      for index in update.values.keys where cleared.contains(SQLName.plain(names.columns[index])) {
        try connection.run(
          "UPDATE \(names.table) SET \(names.columns[index]) = NULL WHERE Z_PK = ?", [.integer(update.id.key)])
      }
    }
  }

  private func append(
    _ reference: RecordID?, to key: TableLayout.ForeignKey, _ columns: inout [String], _ values: inout [StoreValue]
  ) {
    let reference = reference.map(final)
    columns.append(key.column)
    values.append(reference.map { .integer($0.key) } ?? .null)
    if let entity = key.entity {
      columns.append(entity)
      values.append(reference.map { .integer(store.numbers.stored($0.entity)) } ?? .null)
    }
  }

  /// Runs a statement; a unique value that another row has becomes an error that names the properties.
  private func run(_ text: String, _ values: [StoreValue], entity: Int32) throws(StoreError) {
    do throws(StoreError) {
      try connection.run(text, values)
    } catch {
      throw notUnique(error, entity: entity) ?? error
    }
  }

  private func notUnique(_ error: StoreError, entity: Int32) -> StoreError? {
    guard case .database(let code, let message, _) = error, code == SQLITE_CONSTRAINT | 8 << 8 else { return nil }
    let entity = store.model[entity]
    let names = store.layout[entity.number]
    let columns = (message.split(separator: ":").last ?? "").split(separator: ",").compactMap { $0.split(separator: ".").last }
    let failed = Set(columns.map { $0.trimmingCharacters(in: .whitespaces).uppercased() })
    let constraint = entity.uniqueConstraints.first { properties in
      Set(properties.flatMap { names.columns(of: $0, in: entity) }.map { $0.uppercased() }) == failed
    }
    return .notUnique(entity: entity.name, properties: constraint ?? [])
  }

  // MARK: Insertions

  private mutating func insert() throws(StoreError) {
    var first = 0
    let rows = changes.inserted
    while first < rows.count {
      let entity = rows[first].id.entity
      let end = rows[first...].firstIndex { $0.id.entity != entity } ?? rows.count
      try insert(rows[first..<end], RowInsertion(store.model[entity], store.layout))
      first = end
    }
  }

  private mutating func insert(_ rows: ArraySlice<StoredRow>, _ insertion: RowInsertion) throws(StoreError) {
    let statement = try connection.statement(insertion.text)
    defer { statement.finish() }
    let number = store.numbers.stored(insertion.entity.number)
    for row in rows {
      if let older = try olderRow(like: row, insertion.constraints) {
        guard changes.conflicts == .overwrite else {
          throw StoreError.notUnique(entity: insertion.entity.name, properties: older.properties)
        }
        try take(row, over: older.id, insertion)
        continue
      }
      try statement.bind(row.id.key, at: 1)
      try statement.bind(number, at: 2)
      var place: Int32 = 3
      for (index, value) in row.values.enumerated() {
        try statement.bind(
          insertion.external.isEmpty ? value : try stored(value, isExternal: insertion.external[index] != nil), at: place)
        place += 1
      }
      for (reference, hasEntity) in zip(row.references, insertion.referenceHasEntity) {
        let reference = reference.map(final)
        try statement.bind(reference.map { .integer($0.key) } ?? .null, at: place)
        place += 1
        if hasEntity {
          try statement.bind(reference.map { .integer(store.numbers.stored($0.entity)) } ?? .null, at: place)
          place += 1
        }
      }
      do throws(StoreError) {
        while try statement.step() {}
      } catch {
        throw notUnique(error, entity: insertion.entity.number) ?? error
      }
      statement.reset()
      commit.versions[row.id] = 1
    }
  }

  private func olderRow(
    like row: StoredRow, _ constraints: [RowInsertion.Constraint]
  ) throws(StoreError) -> (id: RecordID, properties: [String])? {
    for constraint in constraints {
      let values =
        constraint.values.map { row.values[$0] }
        + constraint.references.map { row.references[$0].map { .integer(final($0).key) } ?? .null }
      // Where a value is missing, nothing is equal.
      if values.contains(where: \.isNull) { continue }
      let statement = try connection.statement(constraint.text)
      defer { statement.finish() }
      try statement.bind(values)
      if try statement.step() {
        let entity = store.numbers.model(statement.integer(1)) ?? row.id.entity
        return (RecordID(store: row.id.store, entity: entity, key: statement.integer(0)), constraint.properties)
      }
    }
    return nil
  }

  /// An older row takes the values of one that was to be inserted; references that this one has not stay.
  private mutating func take(_ row: StoredRow, over older: RecordID, _ insertion: RowInsertion) throws(StoreError) {
    let names = store.layout[insertion.entity.number]
    var columns: [String] = []
    var values: [StoreValue] = []
    for (index, value) in row.values.enumerated() {
      columns.append(names.columns[index])
      if let kind = insertion.external[index] { try noteFile(in: names.columns[index], of: older, kind: kind) }
      values.append(try stored(value, isExternal: insertion.external[index] != nil))
    }
    for (reference, key) in zip(row.references, names.foreignKeys) where reference != nil {
      append(reference, to: key, &columns, &values)
    }
    let version = (try version(of: older) ?? 0) + 1
    let set = columns.map { "\($0) = ?, " }.joined() + "Z_OPT = ?"
    try run(
      "UPDATE \(names.table) SET \(set) WHERE Z_PK = ?", values + [.integer(version), .integer(older.key)],
      entity: insertion.entity.number)
    commit.merged[row.id] = older
    commit.versions[older] = version
  }

  /// Rows that were written before the record that they refer to became an older one.
  private func redirectReferences() throws(StoreError) {
    for row in changes.inserted {
      for (index, reference) in row.references.enumerated() {
        guard let reference, commit.merged[reference] != nil else { continue }
        try redirect(final(row.id), index, to: reference)
      }
    }
    for update in changes.updated {
      for (index, reference) in update.references {
        guard let reference, commit.merged[reference] != nil else { continue }
        try redirect(update.id, index, to: reference)
      }
    }
  }

  private func redirect(_ id: RecordID, _ index: Int, to reference: RecordID) throws(StoreError) {
    let names = store.layout[id.entity]
    var columns: [String] = []
    var values: [StoreValue] = []
    append(reference, to: names.foreignKeys[index], &columns, &values)
    let set = columns.map { "\($0) = ?" }.joined(separator: ", ")
    try connection.run("UPDATE \(names.table) SET \(set) WHERE Z_PK = ?", values + [.integer(id.key)])
  }

  // MARK: Pairs and orders

  private func writePairs() throws(StoreError) {
    for pair in changes.removedPairs {
      guard let join = store.layout.joinTable(pair.relationship, of: pair.owner.entity) else { continue }
      let values: [StoreValue] = [.integer(final(pair.owner).key), .integer(final(pair.member).key)]
      let text = "DELETE FROM \(join.table) WHERE \(join.owner) = ? AND \(join.member) = ?"
      try connection.run(text, values)
      if join.isReflexive { try connection.run(text, values.reversed()) }
    }
    for pair in changes.addedPairs {
      guard let join = store.layout.joinTable(pair.relationship, of: pair.owner.entity) else { continue }
      let values: [StoreValue] = [.integer(final(pair.owner).key), .integer(final(pair.member).key)]
      let exists = "SELECT 1 FROM \(join.table) WHERE \(join.owner) = ? AND \(join.member) = ?"
      if join.isReflexive, try connection.integer(exists, values.reversed()) != nil { continue }
      try connection.run("INSERT OR IGNORE INTO \(join.table) (\(join.owner), \(join.member)) VALUES (?, ?)", values)
    }
  }

  private func write(_ order: StoreChanges.Order) throws(StoreError) {
    let entity = order.owner.entity
    let owner = StoreValue.integer(final(order.owner).key)
    let relationship = store.model[entity].relationships[order.relationship]
    for (place, member) in order.members.enumerated() {
      // Core Data leaves gaps as well.
      let values: [StoreValue] = [.integer(Int64(place + 1) * 1024), owner, .integer(final(member).key)]
      if let join = store.layout.joinTable(order.relationship, of: entity) {
        guard let column = join.order else { return }
        try connection.run("UPDATE \(join.table) SET \(column) = ? WHERE \(join.owner) = ? AND \(join.member) = ?", values)
      } else if let inverse = store.model.inverse(of: relationship),
        let index = inverse.entity.toOneRelationships.firstIndex(of: inverse.index)
      {
        let names = store.layout[inverse.entity.number]
        guard let column = names.foreignKeys[index].order else { return }
        try connection.run(
          "UPDATE \(names.table) SET \(column) = ? WHERE \(names.foreignKeys[index].column) = ? AND Z_PK = ?", values)
      }
    }
  }
}
