/// One object of a context, or one that is in none yet: values in columns, and relationships to other records.
///
/// It has no types of an app: the faces (SwiftData's models, Core Data's managed objects) decode and encode what they ask for.
/// A record that is registered in a context is used where the context is.
package final class Record {
  package private(set) var entity: StoreEntity
  package private(set) var id: RecordID
  /// The context that it is registered in.
  package private(set) weak var context: ObjectContext?
  /// The object of the face that shows this record; it holds the record, not the other way round.
  package weak var object: AnyObject?

  /// A record of no context, with default values.
  package init(entity: StoreEntity) { fatalError("contract") }

  /// The value of a column, by index in ``StoreEntity/columns``; reads the row from the store where it is a fault.
  package func value(_ column: Int) -> StoreValue { fatalError("contract") }
  package func setValue(_ value: StoreValue, _ column: Int) { fatalError("contract") }

  /// The destination of a to-one relationship, by index in ``StoreEntity/relationships``.
  package func destination(_ relationship: Int) -> Record? { fatalError("contract") }
  /// The destinations of a to-many relationship.
  package func destinations(_ relationship: Int) -> [Record] { fatalError("contract") }
  /// Sets a to-one relationship; the inverses of all who are concerned follow.
  package func setDestination(_ destination: Record?, _ relationship: Int) { fatalError("contract") }
  /// Sets a to-many relationship; the inverses of all who are concerned follow.
  package func setDestinations(_ destinations: [Record], _ relationship: Int) { fatalError("contract") }

  package var isFault: Bool { fatalError("contract") }
  package var isInserted: Bool { fatalError("contract") }
  /// Whether it is marked, and not yet saved, as deleted.
  package var isDeleted: Bool { fatalError("contract") }
  package var hasChanges: Bool { fatalError("contract") }
}
