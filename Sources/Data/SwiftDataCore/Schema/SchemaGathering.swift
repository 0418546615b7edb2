/// Finds all classes that a schema's models lead to, and describes them.
struct SchemaGathering {
  private(set) var layouts: [ModelLayout] = []
  private var names: [String: any PersistentModel.Type] = [:]
  private var issues: [SchemaError] = []

  /// Takes in classes, those that they inherit from, and those that their relationships lead to.
  mutating func add(_ types: [any PersistentModel.Type]) {
    var waiting = Array(types.reversed())
    while let type = waiting.popLast() {
      let layout = ModelLayout.of(type)
      if let known = names[layout.name] {
        if known != type {
          let both = "'\(String(reflecting: known))' and '\(String(reflecting: type))'"
          issues.append(SchemaError("\(both) are both called '\(layout.name)'; a schema has one class of a name."))
        }
        continue
      }
      names[layout.name] = type
      layouts.append(layout)
      issues += layout.issues
      if let parent = layout.parent { waiting.append(parent.type) }
      for property in layout.properties.reversed() {
        switch property.content {
        case .toOne(_, _, let destination), .toMany(_, let destination): waiting.append(destination)
        case .attribute: break
        }
      }
    }
  }

  /// The entities of all classes, with the inverses of their relationships.
  func finish() -> (entities: [Schema.Entity], issues: [SchemaError]) {
    var found = issues
    let entities = layouts.map { layout in
      let own = layout.ownProperties
      let entity = Schema.Entity(name: layout.name, properties: own)
      for group in layout.groups {
        found += group.issues
        if group.areUnique { entity.uniquenessConstraints += group.propertyNames } else { entity.indices += group.propertyNames }
      }
      return entity
    }
    let byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    for layout in layouts {
      guard let parent = layout.parent, let entity = byName[layout.name], let parentEntity = byName[parent.name] else { continue }
      entity.superentityName = parent.name
      entity.superentity = parentEntity
      parentEntity.subentities.insert(entity)
    }
    for layout in layouts {
      guard let entity = byName[layout.name] else { continue }
      var inherited: [any SchemaProperty] = []
      var ancestor = entity.superentity
      while let current = ancestor {
        inherited = current.storedProperties + inherited
        ancestor = current.superentity
      }
      entity.inheritedProperties = inherited
    }
    var inverses = InverseInference(entities: entities)
    inverses.run()
    return (entities, found + inverses.issues)
  }
}

extension ModelLayout {
  /// Descriptions of its own properties, for one schema, in the order of declaration.
  var ownProperties: [any SchemaProperty] {
    let attributesByName = Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
    let relationshipsByName = Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
    return properties.dropFirst(parent?.properties.count ?? 0).compactMap { property in
      if let attribute = attributesByName[property.name] { return attribute }
      guard let relationship = relationshipsByName[property.name], let keyPath = relationship.keypath else { return nil }
      return Schema.Relationship(
        name: relationship.name, keyPath: keyPath, destination: relationship.destination, declared: relationship)
    }
  }
}

extension PropertyGroups {
  /// What it names that is not kept in a column.
  fileprivate var issues: [SchemaError] {
    let layout = ModelLayout.of(modelType)
    return groups.joined().compactMap { keyPath in
      guard layout.property(keyPath) == nil else { return nil }
      let macro = areUnique ? "#Unique" : "#Index"
      return SchemaError("\(macro) of '\(layout.name)' names \(keyPath), which is no stored property of the class.")
    }
  }
}
