/// A property of an entity that leads to other records.
///
/// Each has an inverse in a completed model (``StoreModel``): where none is declared, the destination gets a hidden one.
package struct StoreRelationship: Sendable, Hashable {
  /// What happens to a record's destinations when it is deleted.
  package enum DeleteRule: String, Sendable, Codable { case noAction, nullify, cascade, deny }

  package var name: String
  /// Its name in older stores.
  package var formerName: String?
  /// The name of the entity that it leads to (its subentities, too).
  package var destination: String
  /// The name of the relationship of the destination that leads back.
  package var inverse: String?
  package var isToMany: Bool
  package var isOrdered: Bool
  package var isOptional: Bool
  package var deleteRule: DeleteRule
  /// How many destinations there may be; 0 is no limit.
  package var minimumCount: Int
  package var maximumCount: Int
  /// Whether it stands for the inverse that nobody declared.
  package var isHidden: Bool

  package init(
    name: String, formerName: String? = nil, destination: String, inverse: String? = nil, isToMany: Bool, isOrdered: Bool = false,
    isOptional: Bool = true, deleteRule: DeleteRule = .nullify, minimumCount: Int = 0, maximumCount: Int = 0,
    isHidden: Bool = false
  ) {
    self.name = name
    self.formerName = formerName
    self.destination = destination
    self.inverse = inverse
    self.isToMany = isToMany
    self.isOrdered = isOrdered
    self.isOptional = isOptional
    self.deleteRule = deleteRule
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
    self.isHidden = isHidden
  }
}
