/// Makes what a file lacks of a model's tables, inside a transaction of the caller.
struct SchemaWriter {
  let connection: Connection
  let plan: SchemaPlan
  let externalFiles: ExternalFiles

  /// Tables that every store has.
  func makeFrame() throws(StoreError) {
    try connection.execute(
      """
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
      CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
      """)
  }

  func write() throws(StoreError) {
    for entity in plan.newEntities {
      try connection.run(
        "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
        [.integer(Int64(entity.number)), .text(entity.name), .integer(Int64(entity.parent))])
    }
    for entity in plan.renamedEntities {
      try connection.run(
        "UPDATE Z_PRIMARYKEY SET Z_NAME = ? WHERE Z_ENT = ?", [.text(entity.name), .integer(Int64(entity.number))])
    }
    for table in plan.tables { try make(table) }
    for join in plan.joinTables { try make(join) }
    for added in plan.columns {
      try connection.execute(
        "ALTER TABLE \(SQLName.quoted(added.table)) ADD COLUMN \(SQLName.quoted(added.column.name)) \(added.column.type)")
    }
    for requirement in plan.requirements { try check(requirement) }
    for fill in plan.fills { try write(fill) }
    for fill in plan.entityFills {
      try connection.run(
        "UPDATE \(SQLName.quoted(fill.table)) SET \(fill.column) = ? WHERE \(fill.key) IS NOT NULL AND \(fill.column) IS NULL",
        [.integer(Int64(fill.number))])
    }
    for fill in plan.pairFills {
      try connection.run(
        "INSERT OR IGNORE INTO \(fill.join.table) (\(fill.join.owner), \(fill.join.member)) "
          + "SELECT Z_PK, \(fill.column) FROM \(fill.table) WHERE \(fill.column) IS NOT NULL")
    }
    for fill in plan.keyFills { try write(fill) }
    for external in plan.externals { try write(external) }
    for name in plan.obsoleteIndexes { try connection.execute("DROP INDEX IF EXISTS \(SQLName.quoted(name))") }
    for index in plan.indexes { try make(index) }
  }

  private func make(_ table: SchemaPlan.Table) throws(StoreError) {
    let columns =
      ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"]
      + table.columns.map { "\(SQLName.quoted($0.name)) \($0.type)" }
    try connection.execute("CREATE TABLE \(SQLName.quoted(table.name)) (\(columns.joined(separator: ", ")))")
  }

  private func make(_ join: SchemaPlan.JoinTable) throws(StoreError) {
    let first = SQLName.quoted(join.first), second = SQLName.quoted(join.second)
    let columns =
      ["\(first) INTEGER", "\(second) INTEGER"] + join.orders.map { "\(SQLName.quoted($0)) INTEGER" }
      + ["PRIMARY KEY (\(first), \(second))"]
    try connection.execute("CREATE TABLE \(SQLName.quoted(join.name)) (\(columns.joined(separator: ", ")))")
  }

  private func make(_ index: SchemaPlan.Index) throws(StoreError) {
    let columns = index.columns.map { SQLName.quoted($0) + (index.isUnique ? " COLLATE BINARY ASC" : "") }
    do throws(StoreError) {
      try connection.execute(
        "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX \(SQLName.quoted(index.name)) ON \(SQLName.quoted(index.table)) "
          + "(\(columns.joined(separator: ", ")))")
    } catch .database(let code, _, _) where index.isUnique && code & 0xFF == 19 {
      let properties = index.properties.joined(separator: ", ")
      throw StoreError.incompatible(
        path: connection.path,
        reason: "\(index.entity) is to be unique by \(properties), and rows share values; remove those with a migration first")
    }
  }

  private func check(_ requirement: SchemaPlan.Requirement) throws(StoreError) {
    let empty = requirement.columns.map { "\($0) IS NULL" }.joined(separator: " AND ")
    let found = try connection.integer(
      "SELECT 1 FROM \(SQLName.quoted(requirement.table)) WHERE \(list(requirement.entities)) AND \(empty) LIMIT 1")
    guard found != nil else { return }
    throw StoreError.incompatible(
      path: connection.path,
      reason: "\(requirement.entity).\(requirement.property) is not optional, and older rows have no value for it; "
        + "give it a default value")
  }

  private func write(_ fill: SchemaPlan.Fill) throws(StoreError) {
    try connection.run(
      "UPDATE \(SQLName.quoted(fill.table)) SET \(fill.column) = ? WHERE \(list(fill.entities)) AND \(fill.column) IS NULL",
      [fill.value])
  }

  private func write(_ fill: SchemaPlan.KeyFill) throws(StoreError) {
    let columns = [fill.key.column] + (fill.key.entity.map { [$0] } ?? [])
    let source = ["Z_PK", "Z_ENT"].prefix(columns.count).joined(separator: ", ")
    try connection.run(
      "UPDATE \(fill.table) SET (\(columns.joined(separator: ", "))) = "
        + "(SELECT \(source) FROM \(fill.source) s WHERE s.\(fill.column) = \(fill.table).Z_PK ORDER BY s.Z_PK LIMIT 1)")
  }

  private func write(_ external: SchemaPlan.External) throws(StoreError) {
    let table = SQLName.quoted(external.table)
    let keys = try keys("SELECT Z_PK FROM \(table) WHERE \(external.column) IS NOT NULL")
    for key in keys {
      let old = try value("SELECT \(external.column) FROM \(table) WHERE Z_PK = ?", key)
      let new = external.isExternal ? try externalFiles.stored(old).value : externalFiles.content(of: old)
      try connection.run("UPDATE \(table) SET \(external.column) = ? WHERE Z_PK = ?", [new, .integer(key)])
    }
  }

  private func keys(_ text: String) throws(StoreError) -> [Int64] {
    let statement = try connection.statement(text)
    defer { statement.finish() }
    var keys: [Int64] = []
    while try statement.step() { keys.append(statement.integer(0)) }
    return keys
  }

  private func value(_ text: String, _ key: Int64) throws(StoreError) -> StoreValue {
    let statement = try connection.statement(text)
    defer { statement.finish() }
    try statement.bind(key, at: 1)
    return try statement.step() ? statement.value(0) : .null
  }

  private func list(_ entities: [Int32]) -> String { "Z_ENT IN (\(entities.map(String.init).joined(separator: ", ")))" }
}
