/// What a model's tables and columns are called, in Core Data's way.
///
/// It follows from the model alone for a new store; for a file that exists, names are found in the file.
package struct TableLayout: Sendable {
  /// The table of pairs of a relationship that is to-many on both sides, and its columns.
  package struct JoinTable: Sendable, Hashable {
    package var table: String
    package var owner: String
    package var member: String
    package var order: String?
    /// Whether the relationship is its own inverse, so that a pair counts in both directions.
    package var isReflexive = false
    /// Whether the owner's column comes first in the table's primary key.
    var isOwnerFirst = true
  }

  struct ForeignKey: Sendable, Hashable {
    var column: String
    var entity: String?
    /// The place among those of one owner, where the relationship that leads back is ordered.
    var order: String?
  }

  struct Entity: Sendable {
    /// `Z_ENT` in this file.
    var number: Int32
    var table: String
    /// Whether the table has rows of this entity only.
    var isAlone = true
    var columns: [String] = []
    var foreignKeys: [ForeignKey] = []
    /// By index in ``StoreEntity/relationships``.
    var joinTables: [Int: JoinTable] = [:]
  }

  /// By number in the model, from 1.
  var entities: [Entity]

  /// The table of an entity's records, quoted where it must be: `ZITEM`.
  package func table(of entity: Int32) -> String { self[entity].table }

  /// The column at an index of ``StoreEntity/columns``: `ZNAME`.
  package func column(_ index: Int, of entity: Int32) -> String { self[entity].columns[index] }

  /// The foreign key of a to-one relationship, by its index in ``StoreEntity/toOneRelationships``.
  package func foreignKey(_ index: Int, of entity: Int32) -> String { self[entity].foreignKeys[index].column }

  /// The column with the destination's entity number beside the foreign key, where its entity has subentities.
  package func foreignEntity(_ index: Int, of entity: Int32) -> String? { self[entity].foreignKeys[index].entity }

  /// By its index in ``StoreEntity/relationships``; nil where one side is to-one.
  package func joinTable(_ relationship: Int, of entity: Int32) -> JoinTable? { self[entity].joinTables[relationship] }

  /// What the file's `Z_ENT`, and columns beside foreign keys, have for an entity: not always its number in the model.
  package func storedNumber(of entity: Int32) -> Int32 { self[entity].number }

  subscript(entity: Int32) -> Entity { entities[Int(entity) - 1] }
}
