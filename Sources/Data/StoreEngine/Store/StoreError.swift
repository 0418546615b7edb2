/// Why a store does not do what it is asked.
package enum StoreError: Error, Sendable, Equatable {
  /// The file does not open: no permission, no folder, no database, damaged. The text says which and what to do.
  case unreadable(path: String, reason: String)
  /// The store was written by a model that this one does not come from, or by a later one.
  case incompatible(path: String, reason: String)
  /// Another program holds the store for too long.
  case busy(path: String)
  /// No room, or no permission to write.
  case unwritable(path: String, reason: String)
  /// Rows that have changed since they were read.
  case conflict([RecordID])
  /// Two records have the same unique values, and none may give way.
  case notUnique(entity: String, properties: [String])
  /// Anything else that the database says.
  case database(code: Int32, message: String, statement: String)
}
