package import StoreEngine

/// Which properties a predicate and an order read: a change of any other leaves their result as it is.
package struct PropertiesRead: Sendable, Hashable {
  /// Indices in ``StoreEntity/attributes`` by the entity's number.
  package internal(set) var attributes: [Int32: Set<Int>] = [:]
  /// Indices in ``StoreEntity/relationships`` by the entity's number.
  package internal(set) var relationships: [Int32: Set<Int>] = [:]
  /// Whether they read properties of other records than the ones that are asked for.
  package internal(set) var crossesRelationships = false
  /// Whether they read what cannot be told, such as a computed property: any change may matter then.
  package internal(set) var readsUnknown = false

  package init() {}

  /// Whether a change of properties of a record of an entity, by their indices in it, may change a result.
  package func concerns(_ entity: StoreEntity, attributes: Set<Int>, relationships: Set<Int>, in model: StoreModel) -> Bool {
    if readsUnknown { return true }
    return model.entities.contains { reader in
      guard reader.family.contains(entity.number) || entity.family.contains(reader.number) else { return false }
      return !(self.attributes[reader.number] ?? []).isDisjoint(with: attributes)
        || !(self.relationships[reader.number] ?? []).isDisjoint(with: relationships)
    }
  }
}
