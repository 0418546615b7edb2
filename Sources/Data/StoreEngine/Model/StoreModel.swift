/// All entities of a store, completed.
///
/// Entities are numbered alphabetically from 1, as Core Data numbers them. Inherited properties come first in each; the inverse of a
/// relationship that declares none is a hidden relationship of its destination, which comes after all that are declared.
package struct StoreModel: Sendable, Hashable {
  /// By number: the first has number 1.
  package let entities: [StoreEntity]

  /// Completes entities that declare their own properties only.
  ///
  /// A parent or a destination that is not among them is a fault of the caller: the faces check what authors write.
  package init(_ declared: [StoreEntity]) {
    var completion = ModelCompletion(declared)
    entities = completion.completed()
  }

  /// The entity with a number, which must be one of this model's.
  package subscript(number: Int32) -> StoreEntity { entities[Int(number) - 1] }

  /// The entity with a name.
  package func entity(named name: String) -> StoreEntity? {
    var low = 0, high = entities.count
    while low < high {
      let middle = (low + high) / 2
      if entities[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < entities.count && entities[low].name == name ? entities[low] : nil
  }

  /// The relationship of the destination that leads back from a relationship of an entity, and whose it is.
  package func inverse(of relationship: StoreRelationship) -> (entity: StoreEntity, index: Int)? {
    guard let destination = entity(named: relationship.destination), let inverse = relationship.inverse,
      let index = destination.relationships.firstIndex(where: { $0.name == inverse })
    else { return nil }
    return (destination, index)
  }
}
