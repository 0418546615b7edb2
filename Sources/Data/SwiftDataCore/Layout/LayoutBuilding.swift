import StoreEngine

/// Reads the metadata of a class once and finds for each property how it is kept.
struct LayoutBuilding {
  let type: any PersistentModel.Type
  let parent: ModelLayout?
  private(set) var properties: [ModelProperty]
  private(set) var attributes: [Schema.Attribute] = []
  private(set) var relationships: [Schema.Relationship] = []
  private(set) var groups: [any PropertyGroups] = []
  private(set) var issues: [SchemaError] = []

  private var attributeCount = 0
  private var columnCount = 0
  private var relationshipCount = 0
  private var toOneCount = 0

  init(_ type: any PersistentModel.Type) {
    self.type = type
    parent = (_getSuperclass(type) as? any PersistentModel.Type).map { ModelLayout.of($0) }
    properties = parent?.properties ?? []
    for property in properties {
      switch property.content {
      case .attribute(_, _, let coder):
        attributeCount += 1
        columnCount += coder.columns.count
      case .toOne:
        relationshipCount += 1
        toOneCount += 1
      case .toMany: relationshipCount += 1
      }
    }
    let inherited = Set(properties.map(\.name))
    for metadata in type.schemaMetadata {
      if let group = metadata.metadata as? any PropertyGroups {
        if group.modelType == type { groups.append(group) }
      } else if !inherited.contains(metadata.name) {
        add(metadata)
      }
    }
  }

  private mutating func add(_ metadata: Schema.PropertyMetadata) {
    let valueType = Swift.type(of: metadata.keyPath).valueType
    if let collection = valueType as? any RelationshipCollection.Type {
      checkCollection(collection, metadata)
      addRelationship(metadata, to: collection.destination, isToMany: true)
    } else if let destination = modelType(valueType) {
      addRelationship(metadata, to: destination, isToMany: false)
    } else {
      addAttribute(metadata, valueType)
    }
  }

  /// The class of a model, or of an optional one.
  private func modelType(_ type: Any.Type) -> (any PersistentModel.Type)? {
    (type as? any PersistentModel.Type) ?? (type as? any OptionalValue.Type)?.wrappedType as? any PersistentModel.Type
  }

  private mutating func checkCollection<Collection: RelationshipCollection>(
    _ type: Collection.Type, _ metadata: Schema.PropertyMetadata
  ) {
    guard Collection.containing([]) == nil else { return }
    let element = Schema.entityName(of: Collection.destination)
    report(metadata, "'\(type)' is no collection for relationships; make it '[\(element)]' or '[\(element)]?'")
  }

  private mutating func addRelationship(
    _ metadata: Schema.PropertyMetadata, to destination: any PersistentModel.Type, isToMany: Bool
  ) {
    let declared = metadata.metadata as? Schema.Relationship
    if metadata.metadata is Schema.Attribute {
      report(metadata, "a model is no attribute; write @Relationship in place of @Attribute")
    }
    relationships.append(
      Schema.Relationship(
        name: metadata.name, keyPath: metadata.keyPath, destination: Schema.entityName(of: destination), declared: declared))
    let content: ModelProperty.Content =
      isToMany
      ? .toMany(index: relationshipCount, destination: destination)
      : .toOne(index: relationshipCount, reference: toOneCount, destination: destination)
    relationshipCount += 1
    if !isToMany { toOneCount += 1 }
    append(metadata, content, fallback: nil)
  }

  private mutating func addAttribute(_ metadata: Schema.PropertyMetadata, _ valueType: Any.Type) {
    if metadata.metadata is Schema.Relationship {
      report(metadata, "'\(valueType)' is no model; take @Relationship away, or make it a class with @Model")
    }
    let declared = metadata.metadata as? Schema.Attribute
    let options = declared?.options ?? []
    if options.contains(.ephemeral) {
      report(metadata, "values that are not kept are written with @Transient here, not .ephemeral")
    }
    let coder: any AttributeCoder
    if let found = AttributeCoders.coder(for: valueType, options: options) {
      coder = found
    } else {
      coder = UnkeptCoder(type: valueType)
      report(
        metadata,
        "values of '\(valueType)' cannot be kept; make it Codable, keep it by way of a transformer"
          + " (@Attribute(.transformable(by:))), or leave it out with @Transient")
    }
    let attribute = Schema.Attribute.described(metadata, options: options, valueType: valueType, coder: coder)
    attributes.append(attribute)
    append(
      metadata, .attribute(index: attributeCount, firstColumn: columnCount, coder: coder),
      fallback: attribute.defaultValue ?? coder.placeholder)
    attributeCount += 1
    columnCount += coder.columns.count
  }

  private mutating func append(_ metadata: Schema.PropertyMetadata, _ content: ModelProperty.Content, fallback: Any?) {
    // Safe: key paths to properties hold nothing but the property's functions.
    nonisolated(unsafe) let keyPath = metadata.keyPath
    properties.append(
      ModelProperty(
        name: metadata.name, keyPath: unsafeBitCast(keyPath, to: (AnyKeyPath & Sendable).self), content: content,
        fallback: fallback))
  }

  private mutating func report(_ metadata: Schema.PropertyMetadata, _ reason: String) {
    issues.append(SchemaError("\(Schema.entityName(of: type)).\(metadata.name): \(reason)."))
  }
}

/// Stands for the coder of a type whose values cannot be kept; the schema's model is never made.
private struct UnkeptCoder: AttributeCoder {
  let type: Any.Type
  var columns: [StoreColumn] { [StoreColumn(kind: .transformable)] }
  var placeholder: Any? { nil }

  func encode(_ value: Any) throws -> [StoreValue] { throw ColumnError("values of '\(type)' cannot be kept") }
  func decode(_ values: ArraySlice<StoreValue>) throws -> Any { throw ColumnError("values of '\(type)' cannot be kept") }
}
