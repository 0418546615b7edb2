/// Numbers entities, hands properties down to those that inherit, and adds the inverses that nobody declared.
struct ModelCompletion {
  private var entities: [StoreEntity]
  private let indices: [String: Int]

  init(_ declared: [StoreEntity]) {
    let sorted = declared.sorted { $0.name < $1.name }
    entities = sorted
    indices = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.name, $0) })
  }

  mutating func completed() -> [StoreEntity] {
    addHiddenInverses()
    let own = entities
    for index in entities.indices {
      entities[index].number = Int32(index + 1)
      inherit(at: index, from: own)
    }
    for index in entities.indices {
      let number = entities[index].number
      for ancestor in lineage(of: index, in: own) { entities[ancestor].family.insert(number) }
    }
    return entities
  }

  /// The entity itself, its parent, that one's parent and so on.
  private func lineage(of index: Int, in own: [StoreEntity]) -> [Int] {
    var line = [index]
    while let parent = own[line[line.count - 1]].parent.flatMap({ indices[$0] }), !line.contains(parent) { line.append(parent) }
    return line
  }

  private mutating func inherit(at index: Int, from own: [StoreEntity]) {
    let line = lineage(of: index, in: own)
    entities[index].root = Int32((line.last ?? index) + 1)
    let ancestors = line.reversed()
    entities[index].attributes = ancestors.flatMap { own[$0].attributes }
    let all = ancestors.flatMap { own[$0].relationships }
    entities[index].relationships = all.filter { !$0.isHidden } + all.filter(\.isHidden)
    entities[index].uniqueConstraints = ancestors.flatMap { own[$0].uniqueConstraints }
    entities[index].indexes = ancestors.flatMap { own[$0].indexes }
    entities[index].toOneRelationships = entities[index].relationships.indices.filter {
      !entities[index].relationships[$0].isToMany
    }
    entities[index].columns = entities[index].attributes.flatMap(\.columns)
    var first = 0
    entities[index].firstColumns = entities[index].attributes.map { attribute in
      defer { first += attribute.columns.count }
      return first
    }
  }

  /// One to one and many to one lead back to many; to many leads back to one, whose foreign key lies at the destination.
  private mutating func addHiddenInverses() {
    for index in entities.indices {
      for position in entities[index].relationships.indices {
        let relationship = entities[index].relationships[position]
        guard relationship.inverse == nil, let destination = indices[relationship.destination] else { continue }
        let name = "\(entities[index].name).\(relationship.name)"
        entities[index].relationships[position].inverse = name
        entities[destination].relationships.append(
          StoreRelationship(
            name: name, formerName: relationship.formerName.map { "\(entities[index].formerName ?? entities[index].name).\($0)" },
            destination: entities[index].name, inverse: relationship.name, isToMany: !relationship.isToMany, isHidden: true))
      }
    }
  }
}
