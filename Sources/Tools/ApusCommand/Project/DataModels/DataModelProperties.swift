import ManagedModelFormat

/// Makes properties, indexes and requests of the elements that stand for them.
struct DataModelProperties {
  /// The names of the model's composites.
  let composites: [String]
  let children: (DataModelNode) -> [DataModelNode]

  func userInfo(_ node: DataModelNode) throws -> [String: String] {
    var info: [String: String] = [:]
    for list in children(node) where list.name == "userInfo" {
      for entry in children(list) where entry.name == "entry" {
        info[try entry.required("key")] = entry.attributes["value"] ?? ""
      }
    }
    return info
  }

  // MARK: - Relationships

  func relationship(_ node: DataModelNode) throws -> ManagedRelationship {
    var relationship = ManagedRelationship(
      name: try node.required("name"), destination: try node.required("destinationEntity"))
    relationship.isOptional = try node.flag("optional")
    relationship.isTransient = try node.flag("transient")
    relationship.isToMany = try isToMany(node)
    relationship.isOrdered = try node.flag("ordered") && relationship.isToMany
    relationship.inverse = node.text("inverseName")
    relationship.inverseEntity = relationship.inverse == nil ? nil : node.text("inverseEntity")
    relationship.deleteRule = try node.choice("deletionRule", of: Self.deleteRules, standard: .nullify)
    relationship.minimumCount = try node.count("minCount") ?? 0
    relationship.maximumCount = relationship.isToMany ? try mostOf(node) ?? 0 : 1
    relationship.preservesValueInHistory = try node.flag("preservesValueInPersistentHistoryOnDeletion")
    relationship.renamingIdentifier = node.text("elementID")
    relationship.versionHashModifier = node.text("versionHashModifier")
    relationship.userInfo = try userInfo(node)
    return relationship
  }

  /// Older versions of Xcode say it by the greatest count alone.
  private func isToMany(_ node: DataModelNode) throws -> Bool {
    if node.attributes["toMany"] != nil { return try node.flag("toMany") }
    return try mostOf(node).map { $0 != 1 } ?? false
  }

  /// The greatest count; -1 says in old models that there is none.
  private func mostOf(_ node: DataModelNode) throws -> Int? {
    node.text("maxCount") == "-1" ? 0 : try node.count("maxCount")
  }

  private static let deleteRules: [String: ManagedRelationship.DeleteRule] = [
    "No Action": .noAction, "Nullify": .nullify, "Cascade": .cascade, "Deny": .deny,
  ]

  // MARK: - Requests

  func fetchedProperty(_ node: DataModelNode) throws -> ManagedFetchedProperty {
    guard let request = children(node).first(where: { $0.name == "fetchRequest" }) else {
      throw CommandError.failure("\(node.file): \(node.place): it has no fetch request; choose its destination in Xcode's editor")
    }
    var property = ManagedFetchedProperty(name: try node.required("name"), request: try fetchRequest(request))
    property.isOptional = try node.flag("optional")
    property.renamingIdentifier = node.text("elementID")
    property.versionHashModifier = node.text("versionHashModifier")
    property.userInfo = try userInfo(node)
    return property
  }

  func fetchRequest(_ node: DataModelNode) throws -> ManagedFetchRequest {
    var request = ManagedFetchRequest(name: try node.required("name"), entity: try node.required("entity"))
    request.predicate = node.text("predicateString")
    request.limit = try node.count("fetchLimit") ?? 0
    request.batchSize = try node.count("fetchBatchSize") ?? 0
    request.result = try node.choice("resultType", of: Self.results, standard: .objects)
    request.includesSubentities = try node.flag("includeSubentities", standard: true)
    request.includesPropertyValues = try node.flag("includePropertyValues", standard: true)
    request.includesPendingChanges = try node.flag("includePendingChanges", standard: true)
    request.returnsObjectsAsFaults = try node.flag("returnObjectsAsFaults", standard: true)
    request.returnsDistinctResults = try node.flag("returnDistinctResults")
    return request
  }

  /// The bits of `NSFetchRequestResultType`.
  private static let results: [String: ManagedFetchRequest.Result] = [
    "0": .objects, "1": .objectIDs, "2": .dictionaries, "4": .count,
  ]

  // MARK: - Indexes

  func index(_ node: DataModelNode) throws -> ManagedFetchIndex {
    var index = ManagedFetchIndex(name: try node.required("name"))
    index.predicate = node.text("partialIndexPredicate")
    index.elements = try children(node).filter { $0.name == "fetchIndexElement" }.map { part in
      var element = ManagedFetchIndex.Element(property: part.text("property"), expression: part.text("expression"))
      guard (element.property == nil) != (element.expression == nil) else {
        throw part.damage("property", "and expression are both there, or neither is", "choose one of them in Xcode's editor")
      }
      element.kind = try part.choice("type", of: ["Binary": .binary, "RTree": .rTree], standard: .binary)
      element.isAscending = try part.choice("order", of: ["ascending": true, "descending": false], standard: true)
      return element
    }
    return index
  }

  func constraints(_ node: DataModelNode) throws -> [[String]] {
    try children(node).filter { $0.name == "uniquenessConstraint" }.map { constraint in
      try children(constraint).filter { $0.name == "constraint" }.map { try $0.required("value") }
    }.filter { !$0.isEmpty }
  }
}
