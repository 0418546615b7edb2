/// How objects of an entity refer to objects of another, or of the same.
package struct ManagedRelationship: Codable, Equatable, Sendable {
  /// What becomes of the other side when an object is deleted.
  package enum DeleteRule: String, Codable, Sendable {
    case noAction, nullify, cascade, deny
  }

  package var name: String
  /// The entity of the other side.
  package var destination: String
  package var isOptional = false
  package var isTransient = false
  package var isToMany = false
  package var isOrdered = false
  /// The relationship of the other side that says the same; `nil`: none.
  package var inverse: String?
  /// The entity that has the inverse: the destination, or one above it.
  package var inverseEntity: String?
  package var deleteRule = DeleteRule.nullify
  /// The fewest objects, where there is one at all.
  package var minimumCount = 0
  /// The most objects; 0: any number.
  package var maximumCount = 0
  package var preservesValueInHistory = false
  package var renamingIdentifier: String?
  package var versionHashModifier: String?
  package var userInfo: [String: String] = [:]

  package init(name: String, destination: String) { (self.name, self.destination) = (name, destination) }
}
