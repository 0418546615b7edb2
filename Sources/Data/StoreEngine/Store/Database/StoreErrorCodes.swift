import Glibc
import SQLite3

extension StoreError {
  /// The error that a code of the database stands for.
  init(code: Int32, message: String, statement: String, path: String) {
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      self = .unreadable(path: path, reason: "the file is damaged or no database (\(message)); put back a copy of it")
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: self = .unreadable(path: path, reason: message)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_FULL: self = .unwritable(path: path, reason: "there is no room left")
    case SQLITE_READONLY: self = .unwritable(path: path, reason: "there is no permission to write")
    case SQLITE_IOERR:
      let isReading = [SQLITE_IOERR | 1 << 8, SQLITE_IOERR | 2 << 8].contains(code)
      self = isReading ? .unreadable(path: path, reason: message) : .unwritable(path: path, reason: message)
    default: self = .database(code: code, message: message, statement: statement)
    }
  }
}
