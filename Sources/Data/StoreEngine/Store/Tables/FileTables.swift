import Foundation

/// The tables that a file has, as far as they concern a store.
struct FileTables {
  struct Column {
    var name: String
    var type: String
  }

  struct Table {
    let name: String
    private(set) var columns: [Column] = []
    private var byName: [String: Int] = [:]
    /// By what stands behind a number that follows the first letter.
    private var byNumberedName: [String: [Int]] = [:]

    init(name: String) { self.name = name }

    mutating func append(_ column: Column) {
      let upper = column.name.uppercased()
      byName[upper] = columns.count
      if let numbered = NumberedName(upper, prefix: "Z") { byNumberedName[numbered.rest, default: []].append(columns.count) }
      columns.append(column)
    }

    /// Names of columns know no case.
    func column(_ name: String) -> Column? { byName[name.uppercased()].map { columns[$0] } }

    /// The columns that are called like another, but for a number at the end that tells one from the next.
    func columns(like name: String) -> [Column] {
      var found = column(name).map { [$0] } ?? []
      var number = 1
      while let next = column(name + String(number)) {
        found.append(next)
        number += 1
      }
      return found
    }

    /// The columns whose names have a number behind the first letter, and then a rest.
    func columns(numbered rest: String) -> [Column] { (byNumberedName[rest] ?? []).map { columns[$0] } }
  }

  struct Index {
    var name: String
    var table: String
    var isUnique: Bool
    var columns: [String]
  }

  struct Entity {
    var number: Int32
    var name: String
    var parent: Int32
  }

  /// By upper-cased name.
  private(set) var tables: [String: Table] = [:]
  private(set) var indexes: [Index] = []
  private(set) var entities: [Entity] = []
  var metadata = StoreMetadata()

  /// Whether there is nothing at all in the file.
  var isEmpty: Bool { tables.isEmpty }

  func table(_ name: String) -> Table? { tables[name.uppercased()] }

  /// A file without tables.
  init() {}

  /// Reads what a connection's database has.
  init(_ connection: Connection) throws(StoreError) {
    try readTables(connection)
    guard !tables.isEmpty else { return }
    guard tables["Z_METADATA"] != nil, tables["Z_PRIMARYKEY"] != nil else {
      throw StoreError.incompatible(
        path: connection.path, reason: "it is a database, but no store: it has no table Z_METADATA or Z_PRIMARYKEY")
    }
    try readIndexes(connection)
    try readEntities(connection)
    metadata = try StoreMetadata(connection)
  }

  private mutating func readTables(_ connection: Connection) throws(StoreError) {
    let statement = try connection.statement(
      """
      SELECT m.name, c.name, c.type FROM sqlite_master m JOIN pragma_table_info(m.name) c
      WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY m.name, c.cid
      """)
    defer { statement.finish() }
    while try statement.step() {
      let name = statement.text(0)
      tables[name.uppercased(), default: Table(name: name)].append(
        Column(name: statement.text(1), type: statement.text(2).uppercased()))
    }
  }

  private mutating func readIndexes(_ connection: Connection) throws(StoreError) {
    let statement = try connection.statement(
      """
      SELECT m.name, m.tbl_name, l."unique", c.name FROM sqlite_master m
      JOIN pragma_index_list(m.tbl_name) l ON l.name = m.name JOIN pragma_index_info(m.name) c
      WHERE m.type = 'index' ORDER BY m.name, c.seqno
      """)
    defer { statement.finish() }
    while try statement.step() {
      let name = statement.text(0)
      if indexes.last?.name != name {
        indexes.append(Index(name: name, table: statement.text(1), isUnique: statement.integer(2) == 1, columns: []))
      }
      indexes[indexes.count - 1].columns.append(statement.text(3))
    }
  }

  private mutating func readEntities(_ connection: Connection) throws(StoreError) {
    let statement = try connection.statement("SELECT Z_ENT, Z_NAME, Z_SUPER FROM Z_PRIMARYKEY ORDER BY Z_ENT")
    defer { statement.finish() }
    while try statement.step() {
      entities.append(
        Entity(
          number: Int32(truncatingIfNeeded: statement.integer(0)), name: statement.text(1),
          parent: Int32(truncatingIfNeeded: statement.integer(2))))
    }
  }
}
