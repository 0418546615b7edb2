import Foundation

/// Opens a store's database: checks the file, makes its tables, or gives it those that the model has gained.
struct StoreOpening {
  /// How many bytes a log keeps once its content has gone to the file.
  private static let logLimit = 16 << 20

  let location: StoreLocation
  let model: StoreModel

  struct Result {
    var pool: ConnectionPool
    var layout: TableLayout
    var identifier: UUID
    var isReadOnly: Bool
  }

  func open() throws(StoreError) -> Result {
    switch location {
    case .memory(let name):
      let pool = try ConnectionPool.memory(named: name)
      do {
        return try finish(pool, isReadOnly: false)
      } catch {
        pool.close()
        throw error
      }
    case .file(let url, let isReadOnly):
      let exists = try StoreFile(path: url.path).check(isReadOnly: isReadOnly)
      return isReadOnly ? try openToRead(url.path) : try openToWrite(url.path, exists: exists)
    }
  }

  private func openToWrite(_ path: String, exists: Bool) throws(StoreError) -> Result {
    let connection = try Connection(path: path, access: .readWrite)
    if connection.isReadOnly {
      throw StoreError.unwritable(
        path: path, reason: "there is no permission to write to it; open it to be read only, or copy it")
    }
    // What is no store is found out before anything is written.
    let tables = exists ? try FileTables(connection) : FileTables()
    if tables.isEmpty { try connection.execute("PRAGMA page_size = 4096; PRAGMA auto_vacuum = 2") }
    guard try switchesToLog(connection) else {
      throw StoreError.unwritable(path: path, reason: "its folder takes no log beside it")
    }
    try connection.execute("PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = \(StoreOpening.logLimit)")
    return try finish(ConnectionPool(connection, readerAccess: .readOnly), isReadOnly: false)
  }

  private func openToRead(_ path: String) throws(StoreError) -> Result {
    var access = Connection.Access.readOnly
    var connection = try Connection(path: path, access: access)
    do throws(StoreError) {
      _ = try connection.integer("SELECT count(*) FROM sqlite_master")
    } catch {
      // A log needs a file beside the store; where the folder takes none and there is no log, the file is all there is.
      guard StoreFile(path: path).hasNoLog else { throw error }
      access = .immutable
      connection = try Connection(path: path, access: access)
    }
    return try finish(ConnectionPool(connection, readerAccess: access), isReadOnly: true)
  }

  private func switchesToLog(_ connection: Connection) throws(StoreError) -> Bool {
    let statement = try connection.statement("PRAGMA journal_mode = WAL")
    defer { statement.finish() }
    return try statement.step() && statement.text(0) == "wal"
  }

  private func finish(_ pool: ConnectionPool, isReadOnly: Bool) throws(StoreError) -> Result {
    try pool.write { (connection) throws(StoreError) in
      let tables = try FileTables(connection)
      if isReadOnly { return try read(pool, connection, tables) }
      if let complete = try complete(pool, connection, tables) { return complete }
      // Another program may have done it in between.
      return try connection.transaction { () throws(StoreError) in
        try makeComplete(pool, connection, try FileTables(connection))
      }
    }
  }

  private func read(_ pool: ConnectionPool, _ connection: Connection, _ tables: FileTables) throws(StoreError) -> Result {
    var builder = LayoutBuilder(model, tables, path: connection.path)
    let (layout, plan) = try builder.build()
    guard plan.isReadable else {
      throw StoreError.incompatible(
        path: connection.path, reason: "the model has more than the file, which is read only; migrate a copy of it")
    }
    return Result(pool: pool, layout: layout, identifier: tables.metadata.identifier, isReadOnly: true)
  }

  /// What is opened where the file has all that the model wants, and says so.
  private func complete(
    _ pool: ConnectionPool, _ connection: Connection, _ tables: FileTables
  ) throws(StoreError) -> Result? {
    guard !tables.isEmpty else { return nil }
    var builder = LayoutBuilder(model, tables, path: connection.path)
    let (layout, plan) = try builder.build()
    guard plan.isEmpty, isDescribed(tables, layout) else { return nil }
    try define(connection)
    return Result(pool: pool, layout: layout, identifier: tables.metadata.identifier, isReadOnly: false)
  }

  private func isDescribed(_ tables: FileTables, _ layout: TableLayout) -> Bool {
    let description = tables.metadata.description
    return description == StoreDescription(model, layout, previous: description)
  }

  private func makeComplete(
    _ pool: ConnectionPool, _ connection: Connection, _ tables: FileTables
  ) throws(StoreError) -> Result {
    var builder = LayoutBuilder(model, tables, path: connection.path)
    let (layout, plan) = try builder.build()
    let writer = SchemaWriter(connection: connection, plan: plan, externalFiles: ExternalFiles(location))
    if tables.isEmpty { try writer.makeFrame() }
    try writer.write()
    var metadata = tables.metadata
    metadata.describe(StoreDescription(model, layout, previous: tables.metadata.description), isNew: tables.isEmpty)
    try metadata.write(to: connection)
    try define(connection)
    return Result(pool: pool, layout: layout, identifier: metadata.identifier, isReadOnly: false)
  }

  /// Triggers of Apple's stores call functions that Apple's connections have; without them nothing could be written.
  private func define(_ connection: Connection) throws(StoreError) {
    let statement = try connection.statement("SELECT sql FROM sqlite_master WHERE type = 'trigger'")
    defer { statement.finish() }
    while try statement.step() {
      let words = statement.text(0).split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for word in Set(words) where word.hasPrefix("NSCoreData") { SQLFunction.idle(String(word)).add(to: connection.handle) }
    }
  }
}
