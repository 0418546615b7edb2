/// The statements that insert rows of an entity.
struct RowInsertion {
  /// How an older row with the same unique values is found.
  struct Constraint {
    var text: String
    var properties: [String]
    /// Indices in ``StoredRow/values``, and then in ``StoredRow/references``, of what is compared.
    var values: [Int]
    var references: [Int]
  }

  let entity: StoreEntity
  /// Key, entity, values, and references with or without their entities, in this order.
  let text: String
  let referenceHasEntity: [Bool]
  let external: [Int: ColumnKind]
  let constraints: [Constraint]

  init(_ entity: StoreEntity, _ layout: TableLayout) {
    let names = layout[entity.number]
    self.entity = entity
    var columns = ["Z_PK", "Z_ENT"] + names.columns
    for key in names.foreignKeys { columns += [key.column] + (key.entity.map { [$0] } ?? []) }
    let marks = repeatElement("?", count: columns.count).joined(separator: ", ")
    text = "INSERT INTO \(names.table) (\(columns.joined(separator: ", ")), Z_OPT) VALUES (\(marks), 1)"
    referenceHasEntity = names.foreignKeys.map { $0.entity != nil }
    external = entity.externalColumns
    constraints = entity.uniqueConstraints.map { RowInsertion.constraint($0, of: entity, names) }.filter {
      !$0.properties.isEmpty
    }
  }

  private static func constraint(_ properties: [String], of entity: StoreEntity, _ names: TableLayout.Entity) -> Constraint {
    let values = properties.flatMap { property -> Range<Int> in
      guard let index = entity.attributes.firstIndex(where: { $0.name == property }) else { return 0..<0 }
      return entity.firstColumns[index]..<entity.firstColumns[index] + entity.attributes[index].columns.count
    }
    let references = properties.compactMap { property in
      entity.toOneRelationships.firstIndex { entity.relationships[$0].name == property }
    }
    let columns = values.map { names.columns[$0] } + references.map { names.foreignKeys[$0].column }
    let condition = columns.map { "\($0) = ?" }.joined(separator: " AND ")
    return Constraint(
      text: "SELECT Z_PK, Z_ENT FROM \(names.table) WHERE \(condition) LIMIT 1", properties: columns.isEmpty ? [] : properties,
      values: values, references: references)
  }
}

extension StoreEntity {
  /// The columns whose values may stand in files, by index in ``columns``.
  var externalColumns: [Int: ColumnKind] {
    var result: [Int: ColumnKind] = [:]
    for (index, attribute) in attributes.enumerated() where attribute.isExternal {
      for (offset, column) in attribute.columns.enumerated() where column.kind.storage == .blob {
        result[firstColumns[index] + offset] = column.kind
      }
    }
    return result
  }
}
