/// What a model's tables and columns are called, in Core Data's way.
///
/// It follows from the model alone for a new store; for a file that exists, names are found in the file.
package struct TableLayout: Sendable {
  /// The table of an entity's records, quoted where it must be: `ZITEM`.
  package func table(of entity: Int32) -> String { fatalError("contract") }

  /// The column at an index of ``StoreEntity/columns``: `ZNAME`.
  package func column(_ index: Int, of entity: Int32) -> String { fatalError("contract") }

  /// The foreign key of a to-one relationship, by its index in ``StoreEntity/toOneRelationships``.
  package func foreignKey(_ index: Int, of entity: Int32) -> String { fatalError("contract") }

  /// The column with the destination's entity number beside the foreign key, where its entity has subentities.
  package func foreignEntity(_ index: Int, of entity: Int32) -> String? { fatalError("contract") }

  /// The table of pairs of a relationship that is to-many on both sides, and its columns.
  package struct JoinTable: Sendable {
    package var table: String
    package var owner: String
    package var member: String
    package var order: String?
  }

  /// By its index in ``StoreEntity/relationships``; nil where one side is to-one.
  package func joinTable(_ relationship: Int, of entity: Int32) -> JoinTable? { fatalError("contract") }
}
