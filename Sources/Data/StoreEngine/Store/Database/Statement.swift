import Foundation
import SQLite3

/// A compiled statement of a connection.
final class Statement {
  let text: String
  /// Whether somebody steps through it.
  var isInUse = false
  private let handle: OpaquePointer
  private unowned let connection: Connection

  init(_ text: String, connection: Connection) throws(StoreError) {
    var compiled: OpaquePointer?
    let code = sqlite3_prepare_v3(connection.handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil)
    guard code == SQLITE_OK else { throw connection.error(code, in: text) }
    guard let compiled else {
      throw StoreError.database(code: SQLITE_MISUSE, message: "nothing to run", statement: text)
    }
    self.text = text
    self.connection = connection
    handle = compiled
  }

  deinit { sqlite3_finalize(handle) }

  /// Ends its use: it can be run again.
  func finish() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isInUse = false
  }

  /// Makes it ready for the next values, while it stays in use.
  func reset() { sqlite3_reset(handle) }

  /// Goes to the next row; false where there is none.
  func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.error(code, in: text)
    }
  }
}

// MARK: Values in

extension Statement {
  /// Binds values to the question marks from the first on.
  func bind(_ values: [StoreValue]) throws(StoreError) {
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  /// Binds a value to a question mark, the first of which is 1.
  func bind(_ value: StoreValue, at index: Int32) throws(StoreError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let number): sqlite3_bind_int64(handle, index, number)
      case .real(let number): sqlite3_bind_double(handle, index, number)
      case .text(let text): bind(text, at: index)
      case .blob(let data): bind(data, at: index)
      }
    if code != SQLITE_OK { throw connection.error(code, in: text) }
  }

  func bind(_ number: Int64, at index: Int32) throws(StoreError) {
    let code = sqlite3_bind_int64(handle, index, number)
    if code != SQLITE_OK { throw connection.error(code, in: text) }
  }

  private func bind(_ value: String, at index: Int32) -> Int32 {
    var value = value
    return value.withUTF8 { bytes in
      // An empty text has no address; without one the database would bind NULL.
      guard let start = bytes.baseAddress else { return sqlite3_bind_text(handle, index, "", 0, ApusSQLiteTransient()) }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        sqlite3_bind_text64(handle, index, $0, UInt64(bytes.count), ApusSQLiteTransient(), UInt8(SQLITE_UTF8))
      }
    }
  }

  private func bind(_ value: Data, at index: Int32) -> Int32 {
    value.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
      return sqlite3_bind_blob64(handle, index, start, UInt64(bytes.count), ApusSQLiteTransient())
    }
  }
}

// MARK: Values out

extension Statement {
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The text of a column; malformed UTF-8 is repaired.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func data(_ column: Int32) -> Data {
    guard let start = sqlite3_column_blob(handle, column) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  /// A column's value as the database has it.
  func value(_ column: Int32) -> StoreValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(data(column))
    default: .null
    }
  }

  /// A column's value as a kind of column has it; a value of another type is converted where nothing is lost, else it is nothing.
  func value(_ column: Int32, as kind: ColumnKind) -> StoreValue {
    let type = sqlite3_column_type(handle, column)
    switch (kind.storage, type) {
    case (_, SQLITE_NULL): return .null
    case (.integer, SQLITE_INTEGER), (.decimal, SQLITE_INTEGER): return .integer(sqlite3_column_int64(handle, column))
    case (.real, SQLITE_FLOAT), (.real, SQLITE_INTEGER), (.decimal, SQLITE_FLOAT):
      return .real(sqlite3_column_double(handle, column))
    case (.text, SQLITE_TEXT), (.decimal, SQLITE_TEXT): return .text(text(column))
    case (.blob, SQLITE_BLOB): return .blob(data(column))
    default: return value(column).converted(to: kind)
    }
  }
}
