/// A model as contexts use it: entities by reference, and where relationships lead back.
package final class GraphModel: Sendable {
  package let model: StoreModel
  /// By number: the first has number 1.
  package let entities: [GraphEntity]

  /// The entities of a model; `face` tells what a face knows of an entity, by its name.
  package init(_ model: StoreModel, face: (String) -> (any AnyObject & Sendable)? = { _ in nil }) {
    self.model = model
    entities = model.entities.map { GraphEntity($0, of: model, face: face($0.name)) }
  }

  package subscript(number: Int32) -> GraphEntity { entities[Int(number) - 1] }

  package func entity(named name: String) -> GraphEntity? { model.entity(named: name).map { self[$0.number] } }
}

/// An entity as its records use it.
package final class GraphEntity: Sendable {
  package let entity: StoreEntity
  /// By index in ``StoreEntity/relationships``.
  let relations: [GraphRelation]
  /// The attribute of each column.
  let attributeOfColumn: [Int]
  /// Attributes that must have a value, and their columns.
  let required: [(attribute: Int, column: Int)]
  /// What a record has that sets nothing.
  let defaults: [StoreValue]
  /// What a face knows of the entity.
  package let face: (any AnyObject & Sendable)?

  init(_ entity: StoreEntity, of model: StoreModel, face: (any AnyObject & Sendable)?) {
    self.face = face
    self.entity = entity
    relations = entity.relationships.indices.map { GraphRelation($0, of: entity, in: model) }
    attributeOfColumn = entity.attributes.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.columns.count) }
    required = entity.attributes.indices.filter { entity.attributes[$0].needsValue }.map { ($0, entity.firstColumns[$0]) }
    defaults = entity.columns.map(\.defaultValue)
  }
}

extension StoreAttribute {
  /// Whether NULL in its column is no value: it is how a database keeps what is not a number.
  fileprivate var needsValue: Bool {
    guard !isOptional, columns.count == 1, columns[0].path.isEmpty else { return false }
    return ![.double, .float, .decimal].contains(columns[0].kind)
  }
}

/// A relationship as records use it.
struct GraphRelation: Sendable {
  let isToMany: Bool
  let isHidden: Bool
  /// Whether the order of its members is kept.
  let isOrdered: Bool
  /// Whether how many destinations there are may be wrong.
  let isLimited: Bool
  let rule: StoreRelationship.DeleteRule
  /// The index in ``StoreEntity/toOneRelationships``.
  let reference: Int?
  /// The index of the relationship that leads back, by the number of the destination's entity.
  private let inverses: [Int32: Int]
  /// Whether both sides are to many.
  let isPairs: Bool
  /// Whether, of the two sides of pairs, this is the one whose changes are saved.
  let savesPairs: Bool

  init(_ index: Int, of entity: StoreEntity, in model: StoreModel) {
    let relationship = entity.relationships[index]
    isToMany = relationship.isToMany
    isHidden = relationship.isHidden
    isOrdered = relationship.isToMany && relationship.isOrdered
    isLimited =
      relationship.isToMany ? relationship.minimumCount > 0 || relationship.maximumCount > 0 : !relationship.isOptional
    rule = relationship.deleteRule
    reference = entity.toOneRelationships.firstIndex(of: index)
    var inverses: [Int32: Int] = [:]
    let destination = model.entity(named: relationship.destination)
    for number in destination?.family ?? [] {
      inverses[number] = model[number].relationships.firstIndex { $0.name == relationship.inverse }
    }
    self.inverses = inverses
    let inverse = model.inverse(of: relationship)
    isPairs = relationship.isToMany && inverse.map { $0.entity.relationships[$0.index].isToMany } == true
    // Both names of a pair of relationships are the same on both sides of every record, so one of them is chosen by name.
    savesPairs = relationship.inverse.map { relationship.savesBefore($0, inverse?.entity, of: entity, in: model) } ?? false
  }

  /// The relationship of a destination that leads back.
  func inverse(in entity: GraphEntity) -> Int? { inverses[entity.entity.number] }
}

extension StoreRelationship {
  /// Whether it comes before its inverse: by name, then by entity.
  ///
  /// One that is its own inverse does, too.
  fileprivate func savesBefore(_ inverse: String, _ destination: StoreEntity?, of entity: StoreEntity, in model: StoreModel)
    -> Bool
  {
    if name != inverse { return name < inverse }
    guard let destination else { return false }
    // The names are equal: what is told apart is whose relationship it is, which is where the inverse says it leads.
    let owner = destination.relationships.first { $0.name == inverse }?.destination ?? entity.name
    return owner <= self.destination
  }
}
