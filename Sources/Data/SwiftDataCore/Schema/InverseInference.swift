/// Finds for each relationship which one leads back: the one that its author names, or the only one that can.
struct InverseInference {
  private let entities: [Schema.Entity]
  private let byName: [String: Schema.Entity]
  private(set) var issues: [SchemaError] = []

  init(entities: [Schema.Entity]) {
    self.entities = entities
    byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  mutating func run() {
    for entity in entities {
      for relationship in entity.ownRelationships where relationship.inverseKeyPath != nil { pairNamed(relationship, of: entity) }
    }
    for entity in entities {
      for relationship in entity.ownRelationships where relationship.inverseName == nil { pairOnly(relationship, of: entity) }
    }
  }

  private mutating func pairNamed(_ relationship: Schema.Relationship, of entity: Schema.Entity) {
    let name = "\(entity.name).\(relationship.name)"
    guard let keyPath = relationship.inverseKeyPath,
      let root = type(of: keyPath).rootType as? any PersistentModel.Type,
      let property = ModelLayout.of(root).property(keyPath),
      let inverse = find(property.name, of: byName[relationship.destination])
        ?? find(property.name, of: byName[Schema.entityName(of: root)])
    else {
      issues.append(SchemaError("\(name): its inverse is no stored relationship of '\(relationship.destination)'."))
      return
    }
    let other = "\(relationship.destination).\(inverse.name)"
    guard isOneLine(inverse.destination, entity.name) else {
      issues.append(SchemaError("\(name): its inverse \(other) leads to '\(inverse.destination)', not to '\(entity.name)'."))
      return
    }
    if let third = inverse.inverseName, third != relationship.name {
      issues.append(
        SchemaError("\(name) and \(entity.name).\(third) both have the inverse \(other); a relationship has one inverse."))
      return
    }
    relationship.inverseName = inverse.name
    inverse.inverseName = relationship.name
    if inverse.inverseKeyPath == nil { inverse.inverseKeyPath = relationship.keypath }
  }

  /// Pairs two relationships that lead to each other's owners if each is the only one, and one of them may be nil: an array and an
  /// optional model, or two optional models.
  private func pairOnly(_ relationship: Schema.Relationship, of entity: Schema.Entity) {
    guard let destination = byName[relationship.destination] else { return }
    let there = candidates(of: destination, to: entity.name, except: relationship)
    guard there.count == 1, let inverse = there.first, canPair(relationship, inverse) else { return }
    let here = candidates(of: entity, to: destination.name, except: inverse)
    guard here.count == 1, here.first === relationship else { return }
    relationship.inverseName = inverse.name
    inverse.inverseName = relationship.name
    relationship.inverseKeyPath = inverse.keypath
    inverse.inverseKeyPath = relationship.keypath
  }

  private func candidates(
    of entity: Schema.Entity, to destination: String, except own: Schema.Relationship
  ) -> [Schema.Relationship] {
    entity.ownRelationships.filter { $0 !== own && $0.inverseName == nil && $0.destination == destination }
  }

  private func canPair(_ left: Schema.Relationship, _ right: Schema.Relationship) -> Bool {
    let toOne = [left, right].filter(\.isToOneRelationship)
    return !toOne.isEmpty && toOne.allSatisfy(\.isOptional)
  }

  /// The relationship with a name of an entity or of one that it inherits from.
  private func find(_ name: String, of entity: Schema.Entity?) -> Schema.Relationship? {
    var current = entity
    while let entity = current {
      if let found = entity.ownRelationships.first(where: { $0.name == name }) { return found }
      current = entity.superentity
    }
    return nil
  }

  /// Whether one entity inherits from the other, or both are the same.
  private func isOneLine(_ left: String, _ right: String) -> Bool { line(left).contains(right) || line(right).contains(left) }

  private func line(_ name: String) -> [String] {
    var names = [name]
    var current = byName[name]?.superentity
    while let entity = current {
      names.append(entity.name)
      current = entity.superentity
    }
    return names
  }
}

extension Schema.Entity {
  /// Its own relationships, in the order of declaration.
  var ownRelationships: [Schema.Relationship] { storedProperties.compactMap { $0 as? Schema.Relationship } }
}
