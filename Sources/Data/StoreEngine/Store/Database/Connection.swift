import Foundation
import Glibc
import SQLite3
import Synchronization

/// One connection to a database, used by one thread at a time.
package final class Connection {
  /// How a database is opened.
  enum Access {
    case readWrite
    case readOnly
    /// A file that nobody writes, in a folder that nobody may write to.
    case immutable
    case memory
  }

  /// How long a connection waits for another program that writes.
  static let patience: Int32 = 5000
  private static let statementLimit = 128
  /// How long a statement of a connection that opens from now on may work, in the database's own steps; nil is no limit.
  static let stepLimit = Mutex<Int32?>(nil)

  /// The file's path, which errors name.
  let path: String
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  private(set) var compiledStatements = 0
  private var functionCount = 0
  private var collationCount = 0

  init(path: String, access: Access) throws(StoreError) {
    self.path = path
    let (name, flags) = Connection.opening(path, access)
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      let system = opened.map { sqlite3_system_errno($0) } ?? 0
      sqlite3_close_v2(opened)
      throw StoreError.unreadable(path: path, reason: system == 0 ? message : String(cString: strerror(system)))
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Connection.patience)
    if let limit = Connection.stepLimit.withLock({ $0 }) { sqlite3_progress_handler(handle, limit, { _ in 1 }, nil) }
    try execute("PRAGMA trusted_schema = OFF")
    takeFunctions()
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Whether the file may only be read, whatever was asked for.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// How many rows all statements wrote.
  var writtenRows: Int { Int(sqlite3_total_changes(handle)) }

  /// How many rows the last statement changed.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// The database's own error for a code.
  func error(_ code: Int32, in statement: String) -> StoreError {
    StoreError(code: code, message: String(cString: sqlite3_errmsg(handle)), statement: statement, path: path)
  }

  /// Runs statements without values and without an answer.
  func execute(_ text: String) throws(StoreError) {
    let code = sqlite3_exec(handle, text, nil, nil, nil)
    if code != SQLITE_OK { throw error(code, in: text) }
  }

  /// A statement that is ready to be bound; end its use with ``Statement/finish()``.
  ///
  /// Statements are kept, so that the same text is compiled once.
  func statement(_ text: String) throws(StoreError) -> Statement {
    if let kept = statements[text], !kept.isInUse {
      kept.isInUse = true
      return kept
    }
    let made = try Statement(text, connection: self)
    compiledStatements += 1
    made.isInUse = true
    if statements.count >= Connection.statementLimit { statements = statements.filter(\.value.isInUse) }
    if statements[text] == nil { statements[text] = made }
    return made
  }

  /// Binds values and runs a statement that gives no rows.
  func run(_ text: String, _ values: [StoreValue] = []) throws(StoreError) {
    let statement = try statement(text)
    defer { statement.finish() }
    try statement.bind(values)
    while try statement.step() {}
  }

  /// The first column of the first row as a whole number.
  func integer(_ text: String, _ values: [StoreValue] = []) throws(StoreError) -> Int64? {
    let statement = try statement(text)
    defer { statement.finish() }
    try statement.bind(values)
    guard try statement.step(), !statement.isNull(0) else { return nil }
    return statement.integer(0)
  }

  /// Runs work in one transaction that writes, and takes it back where the work fails.
  func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A failed transaction may have ended by itself; then there is nothing to take back.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// Forgets compiled statements, which keep nothing of a database that is about to close.
  func forgetStatements() { statements.removeAll() }

  private static func opening(_ path: String, _ access: Access) -> (name: String, flags: Int32) {
    switch access {
    case .readWrite: (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    case .readOnly: (path, SQLITE_OPEN_READONLY)
    case .memory: (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    case .immutable:
      (
        "file:" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path) + "?immutable=1",
        SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      )
    }
  }
}

extension Connection {
  private struct Registered {
    var functions: [SQLFunction] = []
    var collations: [SQLCollation] = []
  }

  private static let registered = Mutex(Registered())

  /// Offers a function to the statements of all connections, also of those that are open.
  package static func register(_ function: SQLFunction) { registered.withLock { $0.functions.append(function) } }

  /// Offers an order of texts to the statements of all connections, also of those that are open.
  package static func register(_ collation: SQLCollation) { registered.withLock { $0.collations.append(collation) } }

  /// Makes known to the database what has been registered since the last call.
  func takeFunctions() {
    let (functions, collations) = Connection.registered.withLock {
      ($0.functions.dropFirst(functionCount), $0.collations.dropFirst(collationCount))
    }
    functionCount += functions.count
    collationCount += collations.count
    for function in functions { function.add(to: handle) }
    for collation in collations { collation.add(to: handle) }
  }
}
