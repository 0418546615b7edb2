/// Why a context does not save.
package enum GraphError: Error, Sendable {
  /// Values or relationships that the model does not allow.
  case invalid([ValidationFailure])
  case store(StoreError)
}

/// What is wrong with a record.
package struct ValidationFailure: Sendable, Hashable {
  /// The raw values are Cocoa's codes.
  package enum Reason: Int, Sendable {
    case missingValue = 1570
    case tooFew = 1580
    case tooMany = 1590
    case denied = 1600
  }

  package var reason: Reason
  package var record: RecordID
  package var entity: String
  package var property: String
}
