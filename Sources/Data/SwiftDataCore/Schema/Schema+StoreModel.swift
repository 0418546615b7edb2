package import StoreEngine

extension Schema {
  /// The neutral model that stores are opened with; throws ``SchemaError`` where a class has a property that cannot be kept.
  package var storeModel: StoreModel {
    get throws {
      guard issues.isEmpty else { throw SchemaError(issues.map(\.description).joined(separator: "\n")) }
      return StoreModel(try entities.map { try stored($0) })
    }
  }

  private func stored(_ entity: Entity) throws -> StoreEntity {
    if let parent = entity.superentityName, entitiesByName[parent] == nil {
      throw SchemaError("'\(entity.name)' inherits from '\(parent)', which is not in the schema; add it.")
    }
    var names: Set<String> = []
    for property in entity.properties where !names.insert(property.name).inserted {
      throw SchemaError("'\(entity.name)' has two properties called '\(property.name)'.")
    }
    return StoreEntity(
      name: entity.name, parent: entity.superentityName,
      isAbstract: false, attributes: try entity.storedProperties.compactMap { try ($0 as? Attribute)?.stored(in: entity.name) },
      relationships: try entity.ownRelationships.map { try stored($0, of: entity) },
      uniqueConstraints: try constraints(entity.uniquenessConstraints, of: entity),
      indexes: try constraints(entity.indices, of: entity))
  }

  private func stored(_ relationship: Relationship, of entity: Entity) throws -> StoreRelationship {
    guard entitiesByName[relationship.destination] != nil else {
      throw SchemaError(
        "\(entity.name).\(relationship.name) leads to '\(relationship.destination)', which is not in the schema; add it.")
    }
    let isToOne = relationship.isToOneRelationship
    return StoreRelationship(
      name: relationship.name, formerName: relationship.originalName == relationship.name ? nil : relationship.originalName,
      destination: relationship.destination, inverse: relationship.inverseName, isToMany: !isToOne,
      isOptional: !isToOne || relationship.isOptional, deleteRule: relationship.deleteRule.stored,
      minimumCount: max(0, relationship.minimumModelCount ?? 0), maximumCount: max(0, relationship.maximumModelCount ?? 0))
  }

  private func constraints(_ groups: [[String]], of entity: Entity) throws -> [[String]] {
    var found: [[String]] = []
    for group in groups where !group.isEmpty && !found.contains(group) {
      for name in group where !entity.properties.contains(where: { $0.name == name }) {
        throw SchemaError("'\(entity.name)' has no property '\(name)', which is to be unique or have an index.")
      }
      found.append(group)
    }
    return found
  }
}

extension Schema.Relationship.DeleteRule {
  fileprivate var stored: StoreRelationship.DeleteRule {
    switch self {
    case .noAction: .noAction
    case .nullify: .nullify
    case .cascade: .cascade
    case .deny: .deny
    }
  }
}
