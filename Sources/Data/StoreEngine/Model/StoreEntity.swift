/// A kind of record.
///
/// An entity is made with its own properties; a ``StoreModel`` completes it: numbers it, puts the inherited properties first, and
/// adds hidden inverses last. What a column's or a relationship's index is, is the same in every model that has the entity, but for
/// hidden ones.
package struct StoreEntity: Sendable, Hashable {
  package var name: String
  /// Its name in older stores.
  package var formerName: String?
  /// The entity that it inherits from.
  package var parent: String?
  package var isAbstract: Bool
  /// Inherited ones first.
  package var attributes: [StoreAttribute]
  /// Inherited ones first.
  package var relationships: [StoreRelationship]
  /// Properties whose values, taken together, no two records share.
  package var uniqueConstraints: [[String]]
  /// Properties by which records are often found.
  package var indexes: [[String]]

  /// `Z_ENT`: 1 for the first by name in the model; 0 before it is in one.
  package internal(set) var number: Int32 = 0
  /// The number of the entity whose table it shares: its own where it has no parent.
  package internal(set) var root: Int32 = 0
  /// The numbers of all entities that inherit from it, and its own.
  package internal(set) var family: Set<Int32> = []
  /// The indices in `relationships` of those to one record: the order of ``StoredRow/references``.
  package internal(set) var toOneRelationships: [Int] = []
  /// All columns of all attributes: the order of ``StoredRow/values``.
  package internal(set) var columns: [StoreColumn] = []
  /// Where each attribute's columns begin in `columns`.
  package internal(set) var firstColumns: [Int] = []

  package init(
    name: String, formerName: String? = nil, parent: String? = nil, isAbstract: Bool = false, attributes: [StoreAttribute],
    relationships: [StoreRelationship], uniqueConstraints: [[String]] = [], indexes: [[String]] = []
  ) {
    self.name = name
    self.formerName = formerName
    self.parent = parent
    self.isAbstract = isAbstract
    self.attributes = attributes
    self.relationships = relationships
    self.uniqueConstraints = uniqueConstraints
    self.indexes = indexes
  }
}
