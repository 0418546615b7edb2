extension ManagedModel {
  /// Looks whether all that the model names is there and fits together.
  ///
  /// - Throws: A ``ManagedModelProblem``, the first one.
  package func check() throws {
    let checking = try ManagedModelChecking(self)
    for composite in composites { try checking.check(composite) }
    for entity in entities { try checking.check(entity) }
    for configuration in configurations {
      let place = "the configuration \(configuration.name)"
      for name in configuration.entities { try checking.require(entity: name, at: place) }
    }
    for request in fetchRequests { try checking.require(entity: request.entity, at: "the fetch request \(request.name)") }
  }

  /// More than any model has.
  package static let (mostEntities, mostComposites) = (5_000, 500)
  /// More entities above one than any model has.
  package static let mostAncestors = 100
}

/// What is looked up again and again while a model is checked.
private struct ManagedModelChecking {
  private let entities: [String: ManagedEntity]
  private let composites: [String: ManagedComposite]

  /// Fails where two parts of a kind have one name.
  init(_ model: ManagedModel) throws {
    guard model.entities.count <= ManagedModel.mostEntities, model.composites.count <= ManagedModel.mostComposites else {
      throw ManagedModelProblem(
        "the model", "it has more than \(ManagedModel.mostEntities) entities, or \(ManagedModel.mostComposites) composites",
        "split it into several models")
    }
    try Self.checkNames(model.entities.map(\.name), of: "entity", in: "the model")
    try Self.checkNames(model.composites.map(\.name), of: "composite", in: "the model")
    entities = Dictionary(uniqueKeysWithValues: model.entities.map { ($0.name, $0) })
    composites = Dictionary(uniqueKeysWithValues: model.composites.map { ($0.name, $0) })
    for (kind, names) in [
      ("configuration", model.configurations.map(\.name)), ("fetch request", model.fetchRequests.map(\.name)),
    ] {
      try Self.checkUnique(names, of: kind, in: "the model")
    }
  }

  func require(entity name: String, at place: String) throws {
    guard entities[name] != nil else {
      throw ManagedModelProblem(place, "there is no entity \(name)", "add it to the model, or name another one")
    }
  }

  // MARK: - Entities

  func check(_ entity: ManagedEntity) throws {
    let place = "the entity \(entity.name)"
    let ancestors = try ancestors(of: entity)
    let names = entity.attributes.map(\.name) + entity.relationships.map(\.name) + entity.fetchedProperties.map(\.name)
    try Self.checkNames(names, of: "property", in: place)
    for attribute in entity.attributes { try check(attribute, in: place) }
    for relationship in entity.relationships { try check(relationship, of: entity) }
    for property in entity.fetchedProperties {
      try require(entity: property.request.entity, at: "the fetched property \(property.name) of \(place)")
    }
    let family = [entity] + ancestors
    let known = family.reduce(into: Set<String>()) { names, entity in
      names.formUnion(entity.attributes.map(\.name))
      names.formUnion(entity.relationships.map(\.name))
    }
    // A name may lead on into a composite: `shelf.room`.
    let isKnown = { (name: String) in known.contains(String(name.prefix { $0 != "." })) }
    for constraint in entity.uniquenessConstraints {
      for name in constraint where !isKnown(name) { throw Self.unknown(name, at: "a uniqueness constraint of \(place)") }
    }
    for index in entity.indexes {
      for name in index.elements.compactMap(\.property) where !isKnown(name) {
        throw Self.unknown(name, at: "the fetch index \(index.name) of \(place)")
      }
    }
  }

  /// The entities above one, the nearest first; fails where it stands above itself.
  private func ancestors(of entity: ManagedEntity) throws -> [ManagedEntity] {
    var (found, seen) = ([ManagedEntity](), Set([entity.name]))
    var current = entity
    while let name = current.parent {
      try require(entity: name, at: "the parent of the entity \(current.name)")
      guard seen.insert(name).inserted, let parent = entities[name] else {
        throw ManagedModelProblem("the entity \(entity.name)", "it is its own parent", "choose another parent")
      }
      guard found.count < ManagedModel.mostAncestors else {
        throw ManagedModelProblem(
          "the entity \(entity.name)", "it has more than \(ManagedModel.mostAncestors) entities above it", "choose another parent"
        )
      }
      found.append(parent)
      current = parent
    }
    return found
  }

  private func check(_ relationship: ManagedRelationship, of entity: ManagedEntity) throws {
    let place = "the relationship \(relationship.name) of the entity \(entity.name)"
    try require(entity: relationship.destination, at: place)
    let (least, most) = (relationship.minimumCount, relationship.maximumCount)
    guard least >= 0, most >= 0, most == 0 || least <= most else {
      throw ManagedModelProblem(place, "no count is from \(least) to \(most)", "make the minimum the smaller one")
    }
    guard let inverse = relationship.inverse else { return }
    let owner = relationship.inverseEntity ?? relationship.destination
    try require(entity: owner, at: "the inverse of \(place)")
    let family = try entities[owner].map { [$0] + (try ancestors(of: $0)) } ?? []
    guard family.contains(where: { $0.relationships.contains { $0.name == inverse } }) else {
      throw ManagedModelProblem(
        place, "its inverse \(inverse) is no relationship of \(owner)", "choose the inverse again, or none")
    }
  }

  // MARK: - Attributes

  func check(_ composite: ManagedComposite) throws {
    let place = "the composite \(composite.name)"
    try Self.checkNames(composite.attributes.map(\.name), of: "attribute", in: place)
    for attribute in composite.attributes { try check(attribute, in: place) }
    var (rest, seen) = (composite.attributes.compactMap(\.composite), Set<String>())
    while let name = rest.popLast() {
      guard name != composite.name else {
        throw ManagedModelProblem(place, "it is a part of itself", "take the attribute out that is of its own type")
      }
      if seen.insert(name).inserted { rest += composites[name]?.attributes.compactMap(\.composite) ?? [] }
    }
  }

  private func check(_ attribute: ManagedAttribute, in owner: String) throws {
    let place = "the attribute \(attribute.name) of \(owner)"
    if attribute.type == .composite {
      guard let name = attribute.composite, composites[name] != nil else {
        throw ManagedModelProblem(place, "it is of no composite of the model", "choose one of its composites as its type")
      }
    }
    for value in [attribute.defaultValue, attribute.minimum, attribute.maximum].compactMap({ $0 }) where !value.isFinite {
      throw ManagedModelProblem(place, "a value of it is no number", "give it another one")
    }
    if let value = attribute.defaultValue, !value.fits(attribute.type) {
      throw ManagedModelProblem(place, "its default value is of another type", "give it one of its own type")
    }
  }

  private static func unknown(_ name: String, at place: String) -> ManagedModelProblem {
    ManagedModelProblem(place, "there is no property \(name)", "choose a property that the entity has")
  }

  // MARK: - Names

  private static func checkNames(_ names: [String], of kind: String, in place: String) throws {
    for name in names where !isName(name) {
      throw ManagedModelProblem(
        place, name.isEmpty ? "its \(kind) has no name" : "\(quoted(name)) is no name for its \(kind)",
        "give it one of letters, digits and underscores")
    }
    try checkUnique(names, of: kind, in: place)
  }

  private static func checkUnique(_ names: [String], of kind: String, in place: String) throws {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw ManagedModelProblem(place, "it has the \(kind) \(quoted(name)) twice", "rename one of them")
    }
  }

  /// A name on one line that a person can read.
  private static func quoted(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.prefix(60).map { $0.properties.isXIDContinue ? $0 : "?" }))
  }

  private static func isName(_ name: String) -> Bool { ManagedModel.isName(name) }
}

extension ManagedModel {
  /// Whether a text can be the name of an entity or a property: Swift and stores take it as it is.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= 255, text != "_" else { return false }
    return (first.properties.isXIDStart || first == "_") && text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}

extension ManagedValue {
  fileprivate var isFinite: Bool {
    switch self {
    case .double(let value), .date(let value): value.isFinite
    default: true
    }
  }

  /// Whether an attribute of a type can begin with the value.
  fileprivate func fits(_ type: ManagedAttributeType) -> Bool {
    switch self {
    case .integer: type.isInteger
    case .decimal: type == .decimal
    case .double: type == .double || type == .float
    case .string: type == .string
    case .boolean: type == .boolean
    case .date: type == .date
    case .uuid: type == .uuid
    case .uri: type == .uri
    }
  }
}
